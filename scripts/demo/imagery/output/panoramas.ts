/** Cabins all around: one picture in which every pixel is a direction, twice as wide as high. */
import { PANORAMA_WIDTHS_PX } from '#domain/images/local-picture.ts'
import type { InteriorName } from '../interior/looks.ts'
import { INTERIORS } from '../interior/looks.ts'
import type { Stage } from '../open-stage.ts'
import type { ImageWriter, Kept } from './image-writer.ts'

export const PANORAMA_KINDS: readonly Kept[] = PANORAMA_WIDTHS_PX.map((widthPx) => ({
  widthPx,
  kind: 'avif',
  quality: 56,
}))
export const INTERIOR_NAMES = Object.keys(INTERIORS) as InteriorName[]
const EXPOSURE = 1

/** `interiors/<body>`: straight ahead is its middle. */
export function panorama(name: InteriorName): string {
  return `interiors/${name}`
}

export async function drawPanoramas(stage: Stage, writer: ImageWriter, names: readonly InteriorName[]): Promise<void> {
  const widthPx = Math.max(...PANORAMA_WIDTHS_PX)
  for (const name of names) {
    await stage.loadCabin(name)
    const bytes = await stage.takeRound(widthPx / 2, EXPOSURE)
    writer.put(panorama(name), { bytes, widthPx, heightPx: widthPx / 2 }, PANORAMA_KINDS)
    await writer.settle(`cabin of ${name}`)
  }
}
