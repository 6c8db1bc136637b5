/** Pictures of scenes in the open air: heroes of home pages and fronts of dealerships. */
import { HERO_WIDTHS_PX, LOCAL_WIDTHS_PX, TALL_WIDTHS_PX } from '#domain/images/local-picture.ts'
import { FRONTS } from '../fronts.ts'
import type { Stage } from '../open-stage.ts'
import { HEROES } from '../scenes.ts'
import type { ImageWriter, Kept } from './image-writer.ts'

/** Metres between the corners of a body's skin: those of fronts are small in the picture. */
const [CELL_M, FRONT_CELL_M] = [0.02, 0.034]
const EXPOSURE = 1.08
const WHITE = [1, 1, 1] as const
const AVIF = { kind: 'avif', quality: 46 } as const
/** So that the first picture of a phone comes in one turn: what a server sends before it is heard, 14 kB. */
const PHONE_QUALITY = 40
const PHONE_WIDTH_PX = 720
/** For browsers without AVIF, and for previews of links. */
const FALLBACK: Kept = { widthPx: 960, kind: 'webp', quality: 62 }
const TALL_RATIO = 4 / 3

/** The fronts are all kept in the widths of a card. */
export const FRONT_KINDS: readonly Kept[] = LOCAL_WIDTHS_PX.map((widthPx) => ({ ...AVIF, widthPx }))

/** The cut for wide screens is kept larger, and for browsers without AVIF; that for phones in one more width. */
export function heroKinds(eye: string): readonly Kept[] {
  if (eye !== 'wide') {
    return TALL_WIDTHS_PX.map((widthPx) =>
      widthPx === PHONE_WIDTH_PX ? { ...AVIF, widthPx, quality: PHONE_QUALITY } : { ...AVIF, widthPx },
    )
  }
  return [...HERO_WIDTHS_PX.map((widthPx) => ({ ...AVIF, widthPx })), FALLBACK]
}

export async function drawHeroes(stage: Stage, writer: ImageWriter, names: readonly string[]): Promise<void> {
  for (const [name, scene] of Object.entries(HEROES).filter(([one]) => names.includes(one))) {
    await stage.loadOpen(scene, CELL_M)
    for (const [eye, at] of Object.entries(scene.eyes)) {
      const [widthPx, heightPx] = eye === 'wide' ? [1600, 900] : [1200, 1200 / TALL_RATIO]
      await stage.takeOpen(at, widthPx, heightPx)
      const bytes = await stage.develop(WHITE, EXPOSURE)
      writer.put(`heroes/${name}-${eye}`, { bytes, widthPx, heightPx }, heroKinds(eye))
    }
    await writer.settle(`hero ${name}`)
  }
}

export async function drawFronts(stage: Stage, writer: ImageWriter, names: readonly string[]): Promise<void> {
  const [widthPx, heightPx] = [1200, 675]
  for (const [name, scene] of Object.entries(FRONTS).filter(([one]) => names.includes(one))) {
    await stage.loadOpen(scene, FRONT_CELL_M)
    for (const [eye, at] of Object.entries(scene.eyes)) {
      await stage.takeOpen(at, widthPx, heightPx)
      const bytes = await stage.develop(WHITE, EXPOSURE)
      writer.put(`fronts/${name}-${eye}`, { bytes, widthPx, heightPx }, FRONT_KINDS)
    }
    await writer.settle(`front ${name}`)
  }
}
