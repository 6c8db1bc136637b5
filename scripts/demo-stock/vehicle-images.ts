/** The pictures of a made-up vehicle: those of its body in its colour, which vehicles alike share. */
import { bodyTypeOf } from '#domain/normalise/body-type.ts'
import { colourFamilyOf } from '#domain/normalise/colour-family.ts'
import { paintOf } from '#scripts/imagery/paints.ts'
import { VIEW_NAMES } from '#scripts/imagery/views.ts'
import type { DemoVehicle } from './demo-vehicle.ts'

const WIDTH_PX = 960

/** Addresses on the site itself, the card's picture first. */
export function vehicleImages({ body, colour, item_type: itemType }: DemoVehicle): string[] {
  const type = itemType === 'caravan' ? 'caravan' : bodyTypeOf(String(body))
  if (type === null) return []
  const paint = paintOf(colourFamilyOf(colour === undefined ? null : String(colour)))
  return VIEW_NAMES.map((view) => `/imagery/${type}/${paint}/${view}-${WIDTH_PX}.avif`)
}
