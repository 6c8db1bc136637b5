/** Lists show what has happened to their cars since the page was built: asked once for each view of a page. */
import { CHECKOUT_SEGMENTS } from '#domain/access/car-journeys.ts'
import type { ChangedCard } from '#stores/stock-changes.ts'
import { askStockChanges } from '#stores/stock-changes.ts'
import { element } from '../elements/draw-element.ts'

/** What shows cars; the last two draw theirs later. */
const LISTS = '.card, favourite-list, compare-page'

const RESERVE = CHECKOUT_SEGMENTS.map((segment) => `a[href$="/${segment}"]`).join()

/** `url` is absent on a site without a platform. Without an answer the page stays as it was built. */
export async function refreshCards(url = document.body.dataset['changes']): Promise<void> {
  if (url === undefined || document.querySelector(LISTS) === null) return
  const cards = await askStockChanges(url)
  if (cards.length === 0) return
  const changed = new Map(cards.map((card) => [card.id, card]))
  const show = (root: ParentNode): void => {
    for (const place of root.querySelectorAll<HTMLElement>('.card > [data-id], .stage [data-id], .stage[data-id]')) {
      const card = changed.get(place.dataset['id'] ?? '')
      const stage = place.closest('.stage') ?? place.parentElement?.querySelector('.stage')
      if (card !== undefined && stage instanceof HTMLElement) showChange(stage, card)
    }
  }
  show(document)
  // Cards that a search draws later come from the same release as the page.
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) show(node)
  }).observe(document.body, { childList: true, subtree: true })
}

function showChange(stage: HTMLElement, { availability, tag, price }: ChangedCard): void {
  const className = `tag tag--${tag?.kind}`
  const shown = stage.querySelector('.tag')
  if (shown?.className !== className) {
    shown?.remove()
    if (tag !== null) stage.firstElementChild?.after(element('span', { class: className }, tag.label))
  }
  const card = stage.closest('.card')
  if (availability === 'sold') card?.querySelector('compare-button')?.remove()
  card?.querySelector('favourite-button')?.setAttribute('data-availability', availability)
  const reserve = card?.querySelector<HTMLElement>(RESERVE)
  // It keeps its place, so nothing moves.
  if (reserve != null) reserve.style.visibility = availability === 'sold' || tag?.kind === 'reserved' ? 'hidden' : ''
  const block = card?.querySelector<HTMLElement>('.price')
  if (block != null) showPrice(block, price)
}

/** The block keeps its height, so an earlier price that had no place there gets none. */
function showPrice(block: HTMLElement, { amount, isText, was, note }: ChangedCard['price']): void {
  const strong = block.querySelector('strong')
  if (strong === null || strong.textContent === amount) return
  block.style.minHeight = `${block.offsetHeight}px`
  strong.className = isText ? 'price__text' : ''
  strong.textContent = amount
  const earlier = block.querySelector('s')
  if (was === null) earlier?.remove()
  else earlier?.lastChild?.replaceWith(was)
  const type = block.querySelector(':scope > span')
  if (type !== null) type.textContent = note
  else if (note !== '') block.append(element('span', {}, note))
}
