/**
 * The photographs of a car's gallery with its video among them, and their thumbnails, as items of two lists.
 *
 * Plain text and not a component: a page has some twenty of each, and a component's bookkeeping for each attribute took
 * longer than the rest of the gallery.
 */
import { icon } from '#components/art/art.ts'
import { attributesHtml } from '#components/parts/escape-html.ts'
import {
  GALLERY_SIZES,
  GALLERY_WIDTH_PX,
  pictureAttributes,
  THUMBNAIL_SIZES,
  THUMBNAIL_WIDTH_PX,
} from '#components/parts/picture.ts'
import type { Car } from '#domain/car/car.ts'
import type { GallerySlide } from '#domain/car/viewer/gallery.ts'
import type { ResponsiveOptions } from '#domain/images/source-set.ts'

export type Slides = readonly GallerySlide<Car['images'][number]>[]

/** The first photograph comes with the page, before all else, unless something stands before it; the others when near. */
export interface SlideOptions {
  readonly images: ResponsiveOptions
  readonly standsFirst: boolean
  /** The picture in the place of the video until it is played; `null` where there is none. */
  readonly posterUrl: string | null
}

export function slidesHtml(slides: Slides, title: string, { images, standsFirst, posterUrl }: SlideOptions): string {
  const photographCount = slides.filter(({ kind }) => kind === 'image').length
  let photograph = 0
  return slides
    .map((slide, index) => {
      const loading = standsFirst && index === 0 ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"'
      const picture = (url: string, alt: string): string => {
        const attributes = pictureAttributes(url, url, GALLERY_WIDTH_PX, GALLERY_SIZES, images)
        return `<img${attributesHtml({ ...attributes, alt })} width="1200" height="800" ${loading} decoding="async">`
      }
      const id = `id="photo-${index + 1}"`
      if (slide.kind === 'video') {
        const link = attributesHtml({ href: slide.url, 'aria-label': `Play the video of ${title}` })
        const poster = posterUrl === null ? '' : picture(posterUrl, '')
        const words = `<span class="viewer__hint"><svg class="icon" aria-hidden="true"><use href="${icon('play')}" /></svg>Play video</span>`
        return `<li ${id} class="gallery__video"><a${link} data-video>${poster}${words}</a></li>`
      }
      photograph += 1
      return `<li ${id}>${picture(slide.image.url, `${title}, photo ${photograph} of ${photographCount}`)}</li>`
    })
    .join('')
}

export function thumbnailsHtml(slides: Slides, { images, posterUrl }: SlideOptions): string {
  let photograph = 0
  return slides
    .map((slide, index) => {
      const [url, plain] =
        slide.kind === 'image' ? [slide.image.url, slide.image.thumbnailUrl] : [posterUrl ?? '', posterUrl ?? '']
      const picture = pictureAttributes(url, plain, THUMBNAIL_WIDTH_PX, THUMBNAIL_SIZES, images)
      const current = index === 0 ? ' aria-current="true"' : ''
      if (slide.kind === 'image') photograph += 1
      const label = slide.kind === 'image' ? `Photo ${photograph}` : 'Video'
      const mark = slide.kind === 'image' ? '' : ' class="gallery__video"'
      return `<li${mark}><a href="#photo-${index + 1}" aria-label="${label}"${current}><img${attributesHtml({ ...picture })} alt="" width="120" height="80" loading="lazy" decoding="async"></a></li>`
    })
    .join('')
}
