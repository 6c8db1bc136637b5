/**
 * A photograph's address at a media CDN, which makes it narrower and lighter on the way (S2 §7 "Other").
 *
 * Each scheme is a template of its CDN's own. A photograph whose address the scheme cannot serve stays as it is.
 */

export const MEDIA_SCHEMES = [
  'plain',
  'cloudinary',
  'imgix',
  'imagekit',
  'cloudflare',
  'cloudflare-images',
  'bunny',
] as const
export type MediaScheme = (typeof MEDIA_SCHEMES)[number]

/** `auto` lets the CDN choose by what the browser takes. */
export const MEDIA_FORMATS = ['auto', 'webp', 'avif', 'jpg'] as const
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

export interface MediaOptions {
  readonly scheme: MediaScheme
  /** "https://res.cloudinary.com/north-shore", "https://north-shore.imgix.net"; no slash at its end. */
  readonly cdn: string | null
  /** Where the feed's photographs stand, when the CDN serves the same paths: imgix and Bunny. */
  readonly origin: string | null
  /** 1 to 100. */
  readonly quality: number
  readonly format: MediaFormat
}

/** The address of a photograph in a width, never made larger; with a height it is cut to that shape. */
export function mediaUrl(url: string, widthPx: number, options: MediaOptions, heightPx: number | null = null): string {
  const { scheme, cdn, quality, format } = options
  if (cdn === null || /\.svg(?:\?|$)/i.test(url)) return url
  switch (scheme) {
    case 'plain':
      return url
    case 'cloudinary': {
      const shape = heightPx === null ? `c_limit,w_${widthPx}` : `c_fill,w_${widthPx},h_${heightPx}`
      const change = `${shape},q_${quality},f_${format}`
      const uploads = `${cdn}/image/upload/`
      if (url.startsWith(uploads)) return `${uploads}${change}/${url.slice(uploads.length)}`
      return isAbsolute(url) ? `${cdn}/image/fetch/${change}/${encodeURIComponent(url)}` : url
    }
    case 'imagekit': {
      const shape = heightPx === null ? 'c-at_max' : `h-${heightPx}`
      const change = `tr:w-${widthPx},${shape},q-${quality},f-${format}`
      if (url.startsWith(`${cdn}/`)) return `${cdn}/${change}${url.slice(cdn.length)}`
      return isAbsolute(url) ? `${cdn}/${change}/${url}` : url
    }
    case 'cloudflare': {
      const shape = heightPx === null ? 'fit=scale-down' : `height=${heightPx},fit=cover`
      const change = `width=${widthPx},${shape},quality=${quality},format=${format === 'jpg' ? 'jpeg' : format}`
      return `${cdn}/cdn-cgi/image/${change}/${url.replace(/^\//, '')}`
    }
    case 'cloudflare-images': {
      // "https://imagedelivery.net/<account>/<image>/<variant>": a flexible variant takes the place of the named one.
      if (!url.startsWith(`${cdn}/`)) return url
      return url.replace(
        /\/[^/]*$/,
        `/w=${widthPx},${heightPx === null ? 'fit=scale-down' : `h=${heightPx},fit=cover`},q=${quality},f=${format === 'jpg' ? 'jpeg' : format}`,
      )
    }
    case 'imgix':
      return atCdn(url, cdn, options, [
        `w=${widthPx}`,
        ...(heightPx === null ? ['fit=max'] : [`h=${heightPx}`, 'fit=crop']),
        `q=${quality}`,
        format === 'auto' ? 'auto=format' : `fm=${format}`,
      ])
    case 'bunny':
      // Bunny chooses WebP by itself.
      return atCdn(url, cdn, options, [
        `width=${widthPx}`,
        ...(heightPx === null ? [] : [`aspect_ratio=${widthPx}:${heightPx}`]),
        `quality=${quality}`,
        ...(format === 'auto' ? [] : [`output=${format}`]),
      ])
  }
}

/** The same path at the CDN, with a query of its own. */
function atCdn(url: string, cdn: string, { origin }: MediaOptions, query: readonly string[]): string {
  const moved = origin !== null && url.startsWith(`${origin}/`) ? `${cdn}${url.slice(origin.length)}` : url
  if (!moved.startsWith(`${cdn}/`)) return url
  return `${moved.replace(/\?.*$/, '')}?${query.join('&')}`
}

function isAbsolute(url: string): boolean {
  return url.startsWith('https://')
}
