/** The attributes of a photograph that the site's media CDN makes in several widths. */
import type { ResponsiveOptions } from '#domain/images/source-set.ts'
import { imageSource } from '#domain/images/source-set.ts'

export interface PictureAttributes {
  src: string
  srcset?: string
  sizes?: string
}

/**
 * `url` is the whole photograph, `plain` the address without a CDN (the feed's own small one, if it has one); `shownPx`
 * is the widest that it is shown, and `sizes` says how wide on which screen.
 */
export function pictureAttributes(
  url: string,
  plain: string,
  shownPx: number,
  sizes: string,
  images: ResponsiveOptions,
): PictureAttributes {
  const { src, srcset } = imageSource(url, shownPx, images)
  // Not served by the CDN.
  if (src === url && srcset === null) return { src: plain }
  return srcset === null ? { src } : { src, srcset, sizes }
}

/** A card in its grid: nearly the whole phone, half a tablet, a column of a large screen. */
export const CARD_WIDTH_PX = 600
/** The photograph at the top of a car's page, beside its sidebar on a large screen. */
export const GALLERY_WIDTH_PX = 1280
export const GALLERY_SIZES = '(min-width: 1312px) 820px, (min-width: 1024px) 62vw, 100vw'
export const THUMBNAIL_WIDTH_PX = 120
export const THUMBNAIL_SIZES = '120px'
