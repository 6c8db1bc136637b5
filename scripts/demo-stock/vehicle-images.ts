/** The pictures of a made-up vehicle: those of its body in its colour, which vehicles alike share. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_HASHES, PICTURES_DIR } from '#build/files/local-pictures.ts'
import { bodyTypeOf } from '#domain/normalise/body-type.ts'
import { colourFamilyOf } from '#domain/normalise/colour-family.ts'
import { paintOf } from '#scripts/imagery/paints.ts'
import { VIEW_NAMES } from '#scripts/imagery/views.ts'
import type { DemoVehicle } from './demo-vehicle.ts'

const WIDTH_PX = 960

/** The addresses of all pictures that are kept. */
function keptPictures(picturesDir: string = PICTURES_DIR): ReadonlySet<string> {
  const hashes = JSON.parse(readFileSync(join(picturesDir, PICTURE_HASHES), 'utf8')) as Record<string, string>
  return new Set(Object.keys(hashes).map((file) => `/${file}`))
}

let known: ReadonlySet<string> | undefined

/** Addresses on the site itself, the card's picture first; none for a body that is not drawn. */
export function vehicleImages(vehicle: DemoVehicle, kept?: ReadonlySet<string>): string[] {
  const { body, colour, item_type: itemType } = vehicle
  const type = itemType === 'caravan' ? 'caravan' : bodyTypeOf(String(body))
  if (type === null) return []
  if (kept === undefined) known ??= keptPictures()
  const there = kept ?? known ?? new Set()
  const paint = paintOf(colourFamilyOf(colour === undefined ? null : String(colour)))
  return VIEW_NAMES.map((view) => `/imagery/${type}/${paint}/${view}-${WIDTH_PX}.avif`).filter((url) => there.has(url))
}
