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

/** A picture across the head of a page: the whole phone, two thirds of a large screen. */
export const HERO_WIDTH_PX = 1600
export const HERO_SIZES = '(min-width: 1024px) 66vw, 100vw'
export const SCENE_SIZES = '100vw'
/** A tile of an offer, a place or a promotion. */
export const TILE_WIDTH_PX = 600
export const TILE_SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 84vw'
/** A model: half of a phone, a quarter of a large screen. */
export const MODEL_WIDTH_PX = 300
export const MODEL_SIZES = '(min-width: 1280px) 290px, (min-width: 768px) 33vw, 46vw'
/** Half of a page with words beside it. */
export const HALF_WIDTH_PX = 960
export const HALF_SIZES = '(min-width: 1312px) 620px, (min-width: 1024px) 46vw, 100vw'
/** A card in its grid: nearly the whole phone, half a tablet, a column of a large screen. */
export const CARD_WIDTH_PX = 600
/** The photograph at the top of a car's page, beside its sidebar on a large screen. */
export const GALLERY_WIDTH_PX = 1280
export const GALLERY_SIZES = '(min-width: 1312px) 820px, (min-width: 1024px) 62vw, 100vw'
export const THUMBNAIL_WIDTH_PX = 120
export const THUMBNAIL_SIZES = '120px'
