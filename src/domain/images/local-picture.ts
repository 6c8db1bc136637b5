/**
 * Pictures of the project's own that every demo site shares: `/imagery/suv/red/front-960.avif` has a narrower sibling at
 * the same address but for its width.
 */

/** Widths in pixels, the narrowest first, in which each view of a vehicle is kept. */
export const LOCAL_WIDTHS_PX = [480, 960] as const

/** Those of the wide pictures of home pages, `/imagery/heroes/…-wide-960.avif`. */
export const HERO_WIDTHS_PX = [...LOCAL_WIDTHS_PX, 1600] as const

/** Those of their cuts for phones, `…-tall-960.avif`: the middle one is a phone's whole width at its usual density. */
export const TALL_WIDTHS_PX = [480, 720, 960] as const

/** Those of cabins all around, `/imagery/interiors/…-4096.avif`: the narrower one is for phones. */
export const PANORAMA_WIDTHS_PX = [2048, 4096] as const

/** Pixels: the width of the picture that fills a screen, which is WebP and kept of a vehicle's first view only. */
export const LARGE_WIDTH_PX = 1600

/** A film of a vehicle, `/imagery/suv/white/passing-by.webm`, which is kept in one size. */
const FILM = /^\/imagery\/(?:[a-z0-9-]+\/)+[a-z-]+\.webm$/

export function isLocalFilm(url: string): boolean {
  return FILM.test(url)
}

const LOCAL = /^\/imagery\/(?:[a-z0-9-]+\/)+[a-z0-9]+(?:-[a-z]+)*-(\d+)\.avif$/
const OURS = '/imagery/'
const HEROES = `${OURS}heroes/`
const INTERIORS = `${OURS}interiors/`
const NONE: readonly number[] = []

/** The widths in which a picture is kept; none for an address that is not one of ours. */
export function localWidthsPx(url: string): readonly number[] {
  if (!url.startsWith(OURS)) return NONE
  const widths = keptWidthsPx(url)
  const written = LOCAL.exec(url)?.[1]
  return written !== undefined && widths.includes(Number(written)) ? widths : NONE
}

function keptWidthsPx(url: string): readonly number[] {
  if (url.startsWith(INTERIORS)) return PANORAMA_WIDTHS_PX
  if (!url.startsWith(HEROES)) return LOCAL_WIDTHS_PX
  if (url.includes('-wide-')) return HERO_WIDTHS_PX
  return url.includes('-tall-') ? TALL_WIDTHS_PX : LOCAL_WIDTHS_PX
}

/** One of our addresses with another width. */
export function inWidth(url: string, widthPx: number): string {
  return url.replace(/\d+\.avif$/, `${widthPx}.avif`)
}
