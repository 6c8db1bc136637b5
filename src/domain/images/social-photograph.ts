/** A photograph as social networks show it: 1200 by 630 pixels, in a format that all of them read. */
import { LARGE_WIDTH_PX, localWidthsPx } from './local-picture.ts'
import type { MediaOptions } from './media-url.ts'
import { mediaUrl } from './media-url.ts'

export const SOCIAL_WIDTH_PX = 1200
export const SOCIAL_HEIGHT_PX = 630

export interface SocialPhotograph {
  readonly url: string
  /** `null` of a photograph that no CDN makes: the networks look for themselves. */
  readonly size: { readonly widthPx: number; readonly heightPx: number } | null
}

/** `null` for a photograph that they cannot read. */
export function socialPhotograph(url: string, options: MediaOptions): SocialPhotograph | null {
  if (localWidthsPx(url).length > 0) {
    const large = largePicture(url)
    return large === null
      ? null
      : { url: large, size: { widthPx: LARGE_WIDTH_PX, heightPx: Math.round((LARGE_WIDTH_PX * 2) / 3) } }
  }
  const cut = mediaUrl(url, SOCIAL_WIDTH_PX, { ...options, format: 'jpg' }, SOCIAL_HEIGHT_PX)
  if (cut !== url) return { url: cut, size: { widthPx: SOCIAL_WIDTH_PX, heightPx: SOCIAL_HEIGHT_PX } }
  return /\.(?:avif|svg)(?:\?|$)/i.test(url) ? null : { url, size: null }
}

/** The large WebP beside one of our pictures of a vehicle's first view, which alone has one. */
export function largePicture(url: string): string | null {
  const large = url.replace(/\/front-\d+\.avif$/, `/front-${LARGE_WIDTH_PX}.webp`)
  return large === url || localWidthsPx(url).length === 0 ? null : large
}
