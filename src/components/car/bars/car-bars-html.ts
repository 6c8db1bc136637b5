/** The bars that come with scrolling (S1 §2): title, price and buttons at the top; the phone's buttons below. */
import { iconHtml } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { Labels } from '#config/schema/car/labels.ts'
import type { PriceDisplay } from '#domain/car/price/price-display.ts'
import type { CarAction } from '../car-actions.ts'
import { carActionsHtml } from '../sidebar/car-actions-html.ts'
import { barPriceHtml } from '../sidebar/price-html.ts'

interface CarBars {
  title: string
  price: PriceDisplay
  labels: Labels
  thumbnailUrl: string | null
  actions: readonly CarAction[]
  mobileActions: readonly CarAction[]
}

export function carBarsHtml({ title, price, labels, thumbnailUrl, actions, mobileActions }: CarBars): string {
  const image =
    thumbnailUrl === null
      ? ''
      : `<img class="car-bar__image"${attributesHtml({ src: thumbnailUrl })} alt="" width="72" height="48" loading="lazy" decoding="async">`
  const mobile =
    mobileActions.length === 0
      ? ''
      : `<mobile-bar class="mobile-bar" data-watches="price"><section aria-label="Contact the dealer">${carActionsHtml(mobileActions, { class: 'mobile-bar__actions' })}</section></mobile-bar>`
  return `<car-bar class="car-bar"><section class="car-bar__inner" aria-label="This vehicle">${image}<p class="car-bar__title">${escapeText(title)}</p>${carActionsHtml(actions, { class: 'car-bar__actions' })}<p class="car-bar__price">${barPriceHtml(price, labels)}</p><a class="car-bar__top" href="#content"><span class="hidden">Back to the top</span>${iconHtml('chevron')}</a></section></car-bar>${mobile}`
}
