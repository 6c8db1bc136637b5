/** A car's photographs as a PDF takes them: JPEG, cut to the shape of their place. */
import sharp from 'sharp'
import type { Site } from '#config/schema/site.ts'
import { inWidth, localWidthsPx } from '#domain/images/local-picture.ts'
import { mediaUrl } from '#domain/images/media-url.ts'
import type { PictureHost } from './fetch-picture.ts'
import { fetchPicture } from './fetch-picture.ts'

interface PhotographSize {
  widthPx: number
  heightPx: number
}
/** About 160 dots an inch at the size in which each is printed. */
export const LARGE_PHOTOGRAPH: PhotographSize = { widthPx: 1200, heightPx: 800 }
export const SMALL_PHOTOGRAPH: PhotographSize = { widthPx: 450, heightPx: 300 }

const AT_ONCE = 8
/** After this a brochure goes without what is still on its way. */
const ALL_WITHIN_MS = 6_000
const MAX_PIXELS = 60_000_000

/** In their order, the first one large; those that cannot be read are left out. */
export async function photographsOf(
  urls: readonly string[],
  { images }: Pick<Site, 'images'>,
  host: PictureHost,
): Promise<Buffer[]> {
  const found: (Buffer | null)[] = urls.map(() => null)
  const queue = urls.entries()
  const deadline = AbortSignal.timeout(ALL_WITHIN_MS)
  const worker = async (): Promise<void> => {
    for (const [index, url] of queue) {
      if (deadline.aborted) return
      const size = index === 0 ? LARGE_PHOTOGRAPH : SMALL_PHOTOGRAPH
      const bytes = await fetchPicture(addressOf(url, size, images), host)
      found[index] = bytes === null ? null : await asJpeg(bytes, size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return found.filter((photograph) => photograph !== null)
}

/** The narrowest that is wide enough, where there is a choice. */
function addressOf(url: string, { widthPx }: PhotographSize, images: Site['images']): string {
  const widths = localWidthsPx(url)
  const local = widths.find((width) => width >= widthPx) ?? widths.at(-1)
  return local === undefined ? mediaUrl(url, widthPx, { ...images, format: 'jpg' }) : inWidth(url, local)
}

async function asJpeg(bytes: Buffer, { widthPx, heightPx }: PhotographSize): Promise<Buffer | null> {
  // The library throws at once for what has no bytes.
  if (bytes.byteLength === 0) return null
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(widthPx, heightPx, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
    .catch(() => null)
}
