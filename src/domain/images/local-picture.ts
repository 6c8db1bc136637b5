/**
 * Pictures of the project's own that every demo site shares: `/imagery/suv/red/front-960.avif` has a narrower sibling at
 * the same address but for its width.
 */

/** Widths in pixels, the narrowest first, in which each view of a vehicle is kept. */
export const LOCAL_WIDTHS_PX = [480, 960] as const

/** Pixels: the width of the one that fills a screen, which is WebP and kept of some views only. */
export const LARGE_WIDTH_PX = 1600

const LOCAL = /^\/imagery\/(?:[a-z0-9-]+\/)+[a-z0-9]+(?:-[a-z]+)*-(\d+)\.avif$/

/** The same picture in another width; `null` when the address is not one of ours. */
export function localPictureUrl(url: string, widthPx: (typeof LOCAL_WIDTHS_PX)[number]): string | null {
  const width = LOCAL.exec(url)?.[1]
  if (width === undefined || !LOCAL_WIDTHS_PX.some((known) => String(known) === width)) return null
  return url.replace(/\d+\.avif$/, `${widthPx}.avif`)
}
