/** Every view of every body in every paint. */
import type { BodyType } from '#domain/car/car.ts'
import { LARGE_WIDTH_PX, LOCAL_WIDTHS_PX } from '#domain/images/local-picture.ts'
import type { Stage } from '../open-stage.ts'
import type { Paint } from '../paints.ts'
import { PAINTS } from '../paints.ts'
import type { ViewName } from '../views.ts'
import { LARGE_VIEWS, VIEWS, viewsOf } from '../views.ts'
import type { Kept, Shelf } from './shelf.ts'

/** Metres between the corners of a body's skin. */
const CELL_M = 0.017
/** Larger than what is kept of it, so that edges are smooth. */
const [WIDTH_PX, LARGE_VIEW_WIDTH_PX] = [1200, 1680]
const SMALL: readonly Kept[] = LOCAL_WIDTHS_PX.map((widthPx) => ({ widthPx, kind: 'avif', quality: 45 }))
const LARGE: readonly Kept[] = [...SMALL, { widthPx: LARGE_WIDTH_PX, kind: 'webp', quality: 50 }]

export function cellOf(body: string): number {
  return body === 'motorcycle' ? CELL_M / 2 : CELL_M
}

export async function drawViews(
  stage: Stage,
  shelf: Shelf,
  bodies: readonly BodyType[],
  views: readonly ViewName[],
): Promise<void> {
  for (const body of bodies) {
    await stage.load(body, cellOf(body))
    for (const view of viewsOf(body).filter((name) => views.includes(name))) {
      const large = LARGE_VIEWS.includes(view)
      const widthPx = large ? LARGE_VIEW_WIDTH_PX : WIDTH_PX
      const heightPx = Math.round((widthPx * 2) / 3)
      await stage.take(VIEWS[view], widthPx, heightPx)
      for (const paint of Object.keys(PAINTS) as Paint[]) {
        const bytes = await stage.develop(PAINTS[paint], 1)
        shelf.put(`${body}/${paint}/${view}`, { bytes, widthPx, heightPx }, large ? LARGE : SMALL)
      }
    }
    await shelf.settle(body)
  }
}
