/** Asks how often a car was viewed and what has changed since its page was built, and corrects the page in place (S1 §7). */
import { CHECKOUT_JOURNEY_PATH } from '#domain/access/car-journeys.ts'
import { availability } from '#domain/car/availability.ts'
import type { PhoneRevealPayload } from '#domain/car/page/phone-block.ts'
import type { PriceDisplay, PriceOptions } from '#domain/car/price/price-display.ts'
import { priceDisplay } from '#domain/car/price/price-display.ts'
import { formatAud } from '#domain/formats/money.ts'
import { countOf } from '#domain/formats/words.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { CarViewRequest } from '#stores/car-platform.ts'
import { viewCar } from '#stores/car-platform.ts'
import { element } from '../elements/draw-element.ts'
import type { PriceLabels } from './sidebar/price-html.ts'
import { barPriceHtml, priceHtml } from './sidebar/price-html.ts'

export interface LiveCar {
  platform: PlatformOptions
  view: CarViewRequest
  reveal: PhoneRevealPayload
  preorder: boolean
  options: PriceOptions
  labels: PriceLabels
  /** What a car that has been reserved meanwhile says; absent where it was built as reserved, or none can be reserved. */
  reserved?: string
  /** What a car that has been sold meanwhile says: its tag, the message in the place of its price, and its one button. */
  sold: { tag: string; label: string; note: string; button: string; href: string }
}

const VIEWS = { one: 'view', many: 'views' }

/** `null` on a site without a platform, and on pages of sold cars. */
export function readLiveCar(): LiveCar | null {
  // Written by the page of the same release.
  return JSON.parse(document.querySelector<HTMLElement>('.car')?.dataset['live'] ?? 'null') as LiveCar | null
}

/** Without an answer the page stays as it was built. */
export async function refreshCar(live: LiveCar | null): Promise<void> {
  if (live === null) return
  const answer = await viewCar(live.view, live.platform)
  if (answer === null) return
  const { views, status, reserved, prices } = answer
  const count = document.querySelector<HTMLElement>('[data-views]')
  if (count !== null) {
    count.textContent = countOf(views, VIEWS)
    count.dataset['views'] = String(views)
  }
  if (availability({ status }) === 'sold') {
    showSold(live.sold)
    return
  }
  showPrice(priceDisplay({ ...prices, preorder: live.preorder }, live.options), live.labels)
  if (reserved && live.reserved !== undefined) showReserved(live.reserved, live)
}

/** The ways to its checkout stay where they are and lead nowhere any more, so nothing moves. */
function showReserved(label: string, { view, reveal }: LiveCar): void {
  const tag = document.querySelector('.sidebar__head .tag')
  if (tag !== null) {
    tag.className = 'tag tag--reserved'
    tag.textContent = label
  }
  const reserve = `a[href^="/cars/${CSS.escape(view.slug)}/"]`
  const buy = `a[href="${CHECKOUT_JOURNEY_PATH}?car_id=${encodeURIComponent(reveal.car_id)}"]`
  for (const link of document.querySelectorAll(`.car :is(${reserve}, ${buy})`)) {
    link.removeAttribute('href')
    link.setAttribute('role', 'link')
    link.setAttribute('aria-disabled', 'true')
    link.textContent = label
  }
}

function showPrice(price: PriceDisplay, labels: PriceLabels): void {
  const block = document.querySelector('#price .price')
  if (block === null || !rewrite(block, priceHtml(price, labels))) return
  const bar = document.querySelector('.car-bar__price')
  if (bar !== null) rewrite(bar, barPriceHtml(price, labels))
  showPriceInCalculator(price)
  // It compares the former price with the market; its place is kept.
  document.querySelector('.price-block__below')?.classList.add('price-block__below--past')
  leaveEstimate()
}

/** It is of the former price; its place is kept. */
function leaveEstimate(): void {
  document.querySelector('finance-estimate')?.classList.add('estimate--past')
}

/** The calculator begins with the price: it observes its attribute. */
function showPriceInCalculator(price: PriceDisplay): void {
  const calculator = document.querySelector<HTMLElement>('finance-calculator')
  if (calculator === null) return
  if (price.kind !== 'price') {
    calculator.parentElement?.remove()
    return
  }
  calculator.dataset['price'] = String(price.priceAud)
  const words = calculator.querySelector('[data-price-words]')
  if (words !== null) words.textContent = formatAud(price.priceAud)
}

/** Says whether it has changed anything. */
function rewrite(place: Element, html: string): boolean {
  const made = document.createElement('template')
  // safe: made of amounts and of escaped words
  made.innerHTML = html
  if (made.innerHTML === place.innerHTML) return false
  place.replaceChildren(made.content)
  return true
}

/** S1 §4: a saved car can still be removed, so its toggle stays; only cars in stock are compared. */
const SOLD_TOGGLES = '.tools compare-button, .tools :is(favourite-button, save-button):not(:has([aria-pressed="true"]))'

/** The message takes the place of the price, and the one way on the place of the buttons, at their heights. */
function showSold({ tag: tagLabel, label, note, button, href }: LiveCar['sold']): void {
  const price = document.querySelector<HTMLElement>('#price')
  const actions = document.querySelector<HTMLElement>('.sidebar__actions')
  if (price === null || actions === null) return
  for (const place of [price, actions]) {
    place.style.minHeight = `${place.offsetHeight}px`
    place.style.alignContent = 'start'
  }
  const tag = document.querySelector('.sidebar__head .tag')
  if (tag !== null) {
    tag.className = 'tag tag--sold'
    tag.textContent = tagLabel
  }
  const words = element('strong', { class: 'price__text' }, label)
  price.replaceChildren(
    element('p', { class: 'price price--large' }, words, element('span', { class: 'price__type' }, note)),
  )
  actions.replaceChildren(element('a', { class: 'button', href }, button))
  document.querySelector('.car-bar__price')?.replaceChildren(element('strong', {}, label))
  leaveEstimate()
  for (const part of document.querySelectorAll('.car-bar__actions, .mobile-bar, .repayments')) part.remove()
  for (const toggle of document.querySelectorAll<HTMLElement>(SOLD_TOGGLES)) toggle.style.visibility = 'hidden'
}
