/**
 * The photographs in a strip that scrolls by itself, the first one in view, or the drawing of the body in the car's
 * paint. It is no carousel of S1 §4, which would hide the first photograph behind the second. A car that has more to
 * look at has tabs above them; its spin's first picture may stand first (docs/decisions/viewer.md).
 */
import { iconHtml, silhouette } from '#components/art/art.ts'
import { attributesHtml } from '#components/parts/escape-html.ts'
import { toScriptJson } from '#components/structured-data/to-json-ld.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { silhouetteLabel } from '#domain/car/labels.ts'
import { gallerySlides, showsThumbnails } from '#domain/car/viewer/gallery.ts'
import { VIEWER_MODE_LABELS } from '#domain/car/viewer/viewer-modes.ts'
import type { CarViewer } from '../viewer/viewer-data.ts'
import { carViewer } from '../viewer/viewer-data.ts'
import { spinPosterHtml, viewerTabsHtml } from '../viewer/viewer-html.ts'
import { PANEL_ID } from '../viewer/viewer-ids.ts'
import type { SlideOptions, Slides } from './photographs-html.ts'
import { slidesHtml, thumbnailsHtml } from './photographs-html.ts'

export function carMediaHtml(car: Car, title: string, inStock: boolean, site: Site): string {
  const { images } = car
  const viewer = inStock ? carViewer(car, title, site.viewer, site.images) : null
  const video = inStock && site.viewer.video ? car.videoUrl : null
  const slides = gallerySlides(images, video, site.viewer.videoPosition)
  if (slides.length === 0 && viewer === null) {
    const label = attributesHtml({ 'aria-label': silhouetteLabel(car.bodyType) })
    const soon = inStock ? '<p>Photos coming soon</p>' : ''
    return `<div class="car__media car__stage stage paint-${car.colourFamily}"><svg class="silhouette" role="img"${label}><use href="${silhouette(car.bodyType)}"></use></svg>${soon}</div>`
  }
  const options = {
    images: site.images,
    standsFirst: !spinsFirst(viewer),
    posterUrl: site.viewer.videoPlaceholder ?? images[0]?.url ?? null,
  }
  const stage = slides.length === 0 ? bodyHtml(car) : frameHtml(slides, title, options, images.length > 0, viewer)
  const thumbnails = showsThumbnails(images.length, inStock)
    ? `<ul class="gallery__thumbs">${thumbnailsHtml(slides, options)}</ul>`
    : ''
  const label = attributesHtml({ 'aria-label': `Photos of ${title}` })
  return `<photo-gallery class="car__media gallery" role="group"${label}>${viewer === null ? `<div class="viewer">${stage}</div>` : viewerHtml(viewer, stage, car, title, site)}${thumbnails}</photo-gallery>`
}

/** Nothing of what waits is fetched before the press. */
function viewerHtml(viewer: CarViewer, stage: string, car: Car, title: string, site: Site): string {
  const { modes, initial, data } = viewer
  const isSpin = spinsFirst(viewer)
  const poster = isSpin ? spinPosterHtml(car.viewing?.spinImageUrls[0] ?? '', title, site.images) : ''
  const waiting = initial === 'gallery' || isSpin ? '' : waitingHtml(initial)
  return `<car-viewer class="viewer" data-mode="${initial}">${stage}${poster}${waiting}${viewerTabsHtml(modes, initial)}<script type="application/json">${toScriptJson(data)}</script></car-viewer>`
}

function spinsFirst(viewer: CarViewer | null): boolean {
  return viewer?.initial === 'spinner' && viewer.data.spin !== undefined
}

function waitingHtml(mode: CarViewer['initial']): string {
  const label = VIEWER_MODE_LABELS[mode]
  return `<div class="viewer__panel viewer__panel--waiting" id="${PANEL_ID}${mode}" role="tabpanel" aria-label="${label}" data-mode="${mode}"><button class="viewer__hint" type="button" data-open>${iconHtml('play')}${label}</button></div>`
}

function bodyHtml({ colourFamily, bodyType }: Car): string {
  return `<div class="car__stage stage paint-${colourFamily}"><svg class="silhouette" aria-hidden="true"><use href="${silhouette(bodyType)}"></use></svg></div>`
}

function frameHtml(
  slides: Slides,
  title: string,
  options: SlideOptions,
  opens: boolean,
  viewer: CarViewer | null,
): string {
  const panel =
    viewer?.modes.includes('gallery') === true ? ` id="${PANEL_ID}gallery" role="tabpanel" aria-label="Photos"` : ''
  const steps =
    slides.length > 1
      ? `<button class="gallery__step gallery__step--back" type="button" data-step="-1" aria-label="Previous photo">${iconHtml('left')}</button><button class="gallery__step gallery__step--on" type="button" data-step="1" aria-label="Next photo">${iconHtml('right')}</button><p class="gallery__counter" role="status"><span data-counter>1</span> / ${slides.length}</p>`
      : ''
  const full = opens
    ? `<button class="gallery__full" type="button" data-full aria-label="Photos in full screen">${iconHtml('expand')}</button>`
    : ''
  return `<div class="gallery__frame"${panel}><ul class="gallery__strip" tabindex="0" aria-label="Photos">${slidesHtml(slides, title, options)}</ul>${steps}${full}</div>`
}
