/** What a car that has more than photographs shows before its viewer is loaded. */
import { iconHtml } from '#components/art/art.ts'
import { attributesHtml } from '#components/parts/escape-html.ts'
import { GALLERY_SIZES, GALLERY_WIDTH_PX, pictureAttributes } from '#components/parts/picture.ts'
import type { ViewerMode } from '#domain/car/viewer/viewer-modes.ts'
import { VIEWER_MODE_LABELS } from '#domain/car/viewer/viewer-modes.ts'
import type { ResponsiveOptions } from '#domain/images/source-set.ts'
import { PANEL_ID, TAB_ID } from './viewer-ids.ts'

/** The first picture of a spin, which stands first on pages of sites that open with it. It turns when it is touched. */
export function spinPosterHtml(url: string, title: string, images: ResponsiveOptions): string {
  const picture = { ...pictureAttributes(url, url, GALLERY_WIDTH_PX, GALLERY_SIZES, images), alt: title }
  return `<div class="viewer__panel viewer__panel--spinner" id="${PANEL_ID}spinner" role="tabpanel" aria-labelledby="${TAB_ID}spinner" data-mode="spinner"><img${attributesHtml(picture)} width="1200" height="800" loading="eager" fetchpriority="high" decoding="async" draggable="false"><p class="viewer__hint">${iconHtml('turn')}Drag to turn</p></div>`
}

/** The ways to look at it. */
export function viewerTabsHtml(modes: readonly ViewerMode[], initial: ViewerMode): string {
  if (modes.length < 2) return ''
  const tabs = modes.map((mode) => {
    const isShown = mode === initial
    return `<button type="button" role="tab" id="${TAB_ID}${mode}" aria-selected="${isShown}" tabindex="${isShown ? 0 : -1}">${VIEWER_MODE_LABELS[mode]}</button>`
  })
  return `<div class="viewer__tabs" role="tablist" aria-label="Ways to view this vehicle">${tabs.join('')}</div>`
}
