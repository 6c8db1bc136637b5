/** The views of a vehicle in the paints in which each is kept. */
import { LARGE_WIDTH_PX, LOCAL_WIDTHS_PX } from '#domain/images/local-picture.ts'
import type { Stage } from '../open-stage.ts'
import type { Paint } from '../paints.ts'
import { PAINTS } from '../paints.ts'
import type { VehicleName } from '../vehicles/vehicles.ts'
import { isMotorcycle } from '../vehicles/vehicles.ts'
import type { ViewName } from '../views.ts'
import { CLOSE_VIEWS, isKeptInFew, LARGE_VIEWS, VIEWS, viewsOf } from '../views.ts'
import type { ImageWriter, Kept } from './image-writer.ts'

/** Larger than what is kept of it, so that edges are smooth. */
const [WIDTH_PX, LARGE_VIEW_WIDTH_PX] = [1200, 1680]
const SMALL: readonly Kept[] = LOCAL_WIDTHS_PX.map((widthPx) => ({ widthPx, kind: 'avif', quality: 45 }))
const LARGE: readonly Kept[] = [...SMALL, { widthPx: LARGE_WIDTH_PX, kind: 'webp', quality: 50 }]

/** Seven cars in eight have one of these: only they are looked at from close by. */
const COMMON_PAINTS: readonly Paint[] = ['white', 'silver', 'grey', 'black', 'blue', 'red']
/** In which what is towed is sold. */
const CARAVAN_PAINTS: readonly Paint[] = ['white', 'silver', 'grey']
/** In which motorcycles are sold besides. */
const MOTORCYCLE_PAINTS: readonly Paint[] = [...COMMON_PAINTS, 'green', 'orange']
const BODIES_OF_ALL_PAINTS: readonly VehicleName[] = ['sedan', 'hatch', 'caravan']

/** In which widths and kinds a view is kept. */
export function kindsOf(view: ViewName): readonly Kept[] {
  return LARGE_VIEWS.includes(view) ? LARGE : SMALL
}

export function paintsOf(name: VehicleName, view: ViewName): readonly Paint[] {
  if (BODIES_OF_ALL_PAINTS.includes(name) && !(name === 'caravan' && CLOSE_VIEWS.includes(view)))
    return Object.keys(PAINTS) as Paint[]
  if (name.startsWith('caravan')) return CARAVAN_PAINTS
  if (isKeptInFew(name)) return isMotorcycle(name) ? MOTORCYCLE_PAINTS : COMMON_PAINTS
  return CLOSE_VIEWS.includes(view) ? COMMON_PAINTS : (Object.keys(PAINTS) as Paint[])
}

export async function drawViews(
  stage: Stage,
  writer: ImageWriter,
  name: VehicleName,
  views: readonly ViewName[],
): Promise<void> {
  for (const view of viewsOf(name).filter((one) => views.includes(one))) {
    const large = LARGE_VIEWS.includes(view)
    const widthPx = large ? LARGE_VIEW_WIDTH_PX : WIDTH_PX
    const heightPx = Math.round((widthPx * 2) / 3)
    await stage.take(VIEWS[view], widthPx, heightPx)
    for (const paint of paintsOf(name, view)) {
      const bytes = await stage.develop(PAINTS[paint], 1)
      writer.put(`${name}/${paint}/${view}`, { bytes, widthPx, heightPx }, kindsOf(view))
    }
  }
}
