/**
 * The photographs of a car's gallery and their thumbnails, as items of two lists.
 *
 * Plain text and not a component: a page has some twenty of each, and a component's bookkeeping for each attribute took
 * longer than the rest of the gallery.
 */
import { attributesHtml } from '#components/parts/escape-html.ts'
import {
  GALLERY_SIZES,
  GALLERY_WIDTH_PX,
  pictureAttributes,
  THUMBNAIL_SIZES,
  THUMBNAIL_WIDTH_PX,
} from '#components/parts/picture.ts'
import type { Car } from '#domain/car/car.ts'
import type { ResponsiveOptions } from '#domain/images/source-set.ts'

type Photographs = Car['images']

/** The first one comes with the page, before all else, unless something stands before it; the others when they come near. */
export function photographsHtml(
  photographs: Photographs,
  title: string,
  options: ResponsiveOptions,
  standsFirst: boolean,
): string {
  return photographs
    .map(({ url }, index) => {
      const picture = pictureAttributes(url, url, GALLERY_WIDTH_PX, GALLERY_SIZES, options)
      const alt = `${title}, photograph ${index + 1} of ${photographs.length}`
      const loading = standsFirst && index === 0 ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"'
      return `<li id="photo-${index + 1}"><img${attributesHtml({ ...picture, alt })} width="1200" height="800" ${loading} decoding="async"></li>`
    })
    .join('')
}

export function thumbnailsHtml(photographs: Photographs, options: ResponsiveOptions): string {
  return photographs
    .map(({ url, thumbnailUrl }, index) => {
      const picture = pictureAttributes(url, thumbnailUrl, THUMBNAIL_WIDTH_PX, THUMBNAIL_SIZES, options)
      const current = index === 0 ? ' aria-current="true"' : ''
      return `<li><a href="#photo-${index + 1}" aria-label="Photograph ${index + 1}"${current}><img${attributesHtml({ ...picture })} alt="" width="120" height="80" loading="lazy" decoding="async"></a></li>`
    })
    .join('')
}
