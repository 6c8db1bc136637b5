/** The pictures of a made-up vehicle: those of its look in its colour, which vehicles alike share. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyType } from '#domain/car/car.ts'
import { PANORAMA_WIDTHS_PX } from '#domain/images/local-picture.ts'
import { bodyTypeOf } from '#domain/normalise/body-type.ts'
import { colourFamilyOf } from '#domain/normalise/colour-family.ts'
import { PICTURE_HASHES, PICTURES_DIR } from '#generator/files/local-pictures.ts'
import { INTERIOR_NAMES, panorama } from '#scripts/demo/imagery/output/panoramas.ts'
import { SPIN_PAINTS, spinFrame } from '#scripts/demo/imagery/output/spins.ts'
import type { Paint } from '#scripts/demo/imagery/paints.ts'
import { paintOf } from '#scripts/demo/imagery/paints.ts'
import type { DrawnBody, VehicleName } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import { VEHICLE_NAMES } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import type { ViewName } from '#scripts/demo/imagery/views.ts'
import { SPIN_FRAMES, VIEW_NAMES } from '#scripts/demo/imagery/views.ts'
import type { DemoVehicle } from '../demo-vehicle.ts'
import { vehicleHotspots } from './vehicle-hotspots.ts'
import { cabinOf, lookOf } from './vehicle-looks.ts'

const WIDTH_PX = 960

/** The addresses of all pictures that are kept. */
function keptPictures(picturesDir: string = PICTURES_DIR): ReadonlySet<string> {
  const hashes = JSON.parse(readFileSync(join(picturesDir, PICTURE_HASHES), 'utf8')) as Record<string, string>
  return new Set(Object.keys(hashes).map((file) => `/${file}`))
}

let known: ReadonlySet<string> | undefined

function kept(): ReadonlySet<string> {
  known ??= keptPictures()
  return known
}

/** Addresses on the site itself, the card's picture first; none for a body that is not drawn. */
export function vehicleImages(vehicle: DemoVehicle, there: ReadonlySet<string> = kept()): string[] {
  const drawn = drawnAs(vehicle)
  if (drawn === null) return []
  const ofLook = (look: VehicleName): string[] =>
    VIEW_NAMES.map((view) => `/imagery/${look}/${drawn.paint}/${view}-${WIDTH_PX}.avif`).filter((url) => there.has(url))
  const images = ofLook(drawn.look)
  // A look that is not drawn in this paint gives way to its body.
  return withFirstView(vehicle, images.length > 0 ? images : ofLook(drawn.body))
}

/** Vans of a page are photographed from several sides, as dealers do: few looks would show one picture many times. */
const FIRST_VIEWS: readonly ViewName[] = ['front', 'side', 'front', 'rear', 'side']

function withFirstView({ item_type: itemType, stocknum }: DemoVehicle, images: readonly string[]): string[] {
  if (itemType !== 'caravan') return [...images]
  const view = FIRST_VIEWS[Number(String(stocknum).replace(/\D/g, '')) % FIRST_VIEWS.length]
  const first = images.filter((url) => url.includes(`/${view}-`))
  return [...first, ...images.filter((url) => !first.includes(url))]
}

/** The frames of its turning, in order; none for a look or a paint that does not turn. */
export function vehicleSpin(vehicle: DemoVehicle, there: ReadonlySet<string> = kept()): string[] {
  const drawn = drawnAs(vehicle)
  if (drawn === null || drawn.look !== drawn.body || drawn.paint !== SPIN_PAINTS[drawn.body]) return []
  const urls = Array.from({ length: SPIN_FRAMES }, (_, frame) => {
    return `/imagery/${spinFrame(drawn.body, frame)}-${WIDTH_PX}.avif`
  })
  return urls.every((url) => there.has(url)) ? urls : []
}

/** The points marked on its turning and in its cabin, as JSON; `null` for a vehicle that has neither. */
export function vehiclePoints(vehicle: DemoVehicle, there: ReadonlySet<string> = kept()): string | null {
  const look = vehicleSpin(vehicle, there).length === 0 ? null : (drawnAs(vehicle)?.look ?? null)
  return vehicleHotspots(look, vehicleInterior(vehicle, there) !== null)
}

/** The panorama of its cabin; none for a look whose cabin is not drawn, or one of another colour. */
export function vehicleInterior(vehicle: DemoVehicle, there: ReadonlySet<string> = kept()): string | null {
  const drawn = drawnAs(vehicle)
  const cabin = drawn === null ? null : cabinOf(drawn.look, String(vehicle.interior_colour ?? ''))
  if (cabin === null || !INTERIOR_NAMES.includes(cabin)) return null
  const url = `/imagery/${panorama(cabin)}-${Math.max(...PANORAMA_WIDTHS_PX)}.avif`
  return there.has(url) ? url : null
}

function drawnAs(vehicle: DemoVehicle): { body: DrawnBody; look: VehicleName; paint: Paint } | null {
  const body = drawnBodyOf(vehicle)
  if (body === null || !isDrawn(body)) return null
  const look = lookOf(vehicle, body)
  const family = paintOf(colourFamilyOf(vehicle.colour === undefined ? null : String(vehicle.colour)))
  return { body, look, paint: family }
}

function drawnBodyOf({ item_type: itemType, body }: DemoVehicle): BodyType | null {
  if (itemType === 'caravan' || itemType === 'motorcycle') return itemType
  return itemType === 'truck' ? 'light-truck' : bodyTypeOf(String(body))
}

function isDrawn(body: BodyType): body is DrawnBody {
  return VEHICLE_NAMES.some((name) => name === body)
}
