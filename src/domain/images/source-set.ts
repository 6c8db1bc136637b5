/** Which widths of a photograph a browser may choose from, and how wide it will be shown. */
import { inWidth, localWidthsPx } from './local-picture.ts'
import type { MediaOptions } from './media-url.ts'
import { mediaUrl } from './media-url.ts'

export interface ResponsiveOptions extends MediaOptions {
  /** Pixels, the narrowest first. */
  readonly widthsPx: readonly number[]
}

export interface ImageSource {
  readonly src: string
  /** `null` when there is only one width to choose from. */
  readonly srcset: string | null
}

/** Screens have up to two pixels for each of the page's; more are not seen. */
const MAX_PIXEL_DENSITY = 2

/**
 * The addresses of a photograph that is shown at most `shownPx` wide: every width up to twice that, and the first one
 * beyond, so that the sharpest screen has enough. `src` is for browsers that do not choose.
 */
export function imageSource(url: string, shownPx: number, options: ResponsiveOptions): ImageSource {
  const local = localSource(url, shownPx)
  if (local !== null) return local
  const widths = usefulWidths(options.widthsPx, shownPx)
  const plain = widths.find((width) => width >= shownPx) ?? widths.at(-1)
  if (plain === undefined) return { src: url, srcset: null }
  const src = mediaUrl(url, plain, options)
  // A CDN that cannot serve this photograph gives one address for all widths.
  if (src === url || widths.length === 1) return { src, srcset: null }
  return { src, srcset: widths.map((width) => `${mediaUrl(url, width, options)} ${width}w`).join(', ') }
}

/** No CDN makes these narrower: their widths are there already. */
function localSource(url: string, shownPx: number): ImageSource | null {
  const pictures = usefulWidths(localWidthsPx(url), shownPx).map((width) => ({ address: inWidth(url, width), width }))
  const plain = pictures.find(({ width }) => width >= shownPx) ?? pictures.at(-1)
  if (plain === undefined) return null
  const srcset = pictures.map(({ address, width }) => `${address} ${width}w`).join(', ')
  return { src: plain.address, srcset: pictures.length === 1 ? null : srcset }
}

/** By the list, which is a site's configuration, and by how wide a picture is shown: a page has forty of a few sizes. */
const useful = new WeakMap<readonly number[], Map<number, number[]>>()

function usefulWidths(widthsPx: readonly number[], shownPx: number): number[] {
  const known = useful.get(widthsPx) ?? new Map<number, number[]>()
  useful.set(widthsPx, known)
  let widths = known.get(shownPx)
  if (widths === undefined) {
    const sorted = [...new Set(widthsPx)].sort((a, b) => a - b)
    const enough = sorted.findIndex((width) => width >= shownPx * MAX_PIXEL_DENSITY)
    widths = enough === -1 ? sorted : sorted.slice(0, enough + 1)
    known.set(shownPx, widths)
  }
  return widths
}

/** The `sizes` of a picture in a grid: the whole width on a phone, half on a tablet, a column's share beyond. */
export function gridSizes(columns: number): string {
  return `(min-width: 1024px) ${Math.round(100 / columns)}vw, (min-width: 640px) 50vw, 100vw`
}
