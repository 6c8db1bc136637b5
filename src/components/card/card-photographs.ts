/**
 * `<card-photographs data-shown data-count>`: the photographs of a card in a row to swipe, with buttons for a mouse and
 * the arrow keys of the card's link, so that no card has a tab stop more. The page holds the first; the others are those
 * of the car's own page, which is fetched when the shopper reaches for them, and each comes when it is the next.
 */
import { icon } from '#components/art/art.ts'
import { cyclicIndex } from '#domain/car/viewer/cyclic-index.ts'
import { loadStyleSheet } from '#islands/style-sheet.ts'
import type { CarPhotograph } from '../compare/fetch-car.ts'
import { fetchCar } from '../compare/fetch-car.ts'
import { drawing, element } from '../elements/draw-element.ts'
import sheetUrl from './card-photographs.css?url'

/** A mouse that crosses a list fetches nothing. */
const REST_MS = 120

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const nearView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof CardPhotographs) target.open()
    }
  },
  { rootMargin: '50%' },
)

class CardPhotographs extends HTMLElement {
  static observedAttributes = ['data-count']
  #row: HTMLAnchorElement | undefined
  #photographs: readonly CarPhotograph[] = []
  readonly #status = element('span', { class: 'hidden', role: 'status' })

  connectedCallback(): void {
    nearView.observe(this)
  }

  attributeChangedCallback(): void {
    // An observer reports what it begins to observe.
    nearView.unobserve(this)
    nearView.observe(this)
  }

  disconnectedCallback(): void {
    nearView.unobserve(this)
  }

  open(): void {
    const count = Number(this.dataset['count'] ?? 0)
    const link = this.closest('.card')?.querySelector<HTMLAnchorElement>('.card__title a')
    const first = this.querySelector('img')
    if (this.#row !== undefined || count < 2 || link == null || first === null) return
    nearView.unobserve(this)
    const { href, textContent: title } = link
    const row = element('a', { class: 'photographs__row', href, tabindex: '-1', 'aria-hidden': 'true' })
    const others = Array.from({ length: count - 1 }, () =>
      element('img', { alt: '', width: '600', height: '400', decoding: 'async' }),
    )
    row.append(first, ...others)
    this.#row = row
    this.append(row, this.#stepButton('left', -1, title), this.#stepButton('right', 1, title), this.#status)
    row.onscroll = () => this.#show(Math.round(row.scrollLeft / row.clientWidth))
    row.ontouchstart = () => void this.#load()
    this.#watchMouse()
    this.#followRow()
    link.setAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight')
    link.addEventListener('keydown', (event) => {
      const by = KEY_STEPS[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void this.#step(by)
    })
  }

  #stepButton(name: 'left' | 'right', by: number, title: string): HTMLButtonElement {
    const label = `${by < 0 ? 'Previous' : 'Next'} photo: ${title}`
    const button = element(
      'button',
      { class: `photographs__step photographs__step--${name}`, type: 'button', tabindex: '-1', 'aria-label': label },
      drawing(icon(name), 'icon'),
    )
    button.onclick = () => void this.#step(by)
    return button
  }

  #watchMouse(): void {
    let rest: ReturnType<typeof setTimeout> | undefined
    this.onpointerenter = ({ pointerType }) => {
      this.#followRow()
      if (pointerType !== 'touch') rest = setTimeout(() => void this.#load(), REST_MS)
    }
    this.onpointerleave = () => clearTimeout(rest)
  }

  /** A finger moves a row of cards as a whole, not one card's photographs within it. */
  #followRow(): void {
    const list = this.closest('ul')
    this.toggleAttribute('data-in-row', list !== null && list.scrollWidth > list.clientWidth)
  }

  async #step(by: number): Promise<void> {
    await this.#load()
    const row = this.#row
    if (row === undefined) return
    const index = cyclicIndex(Math.round(row.scrollLeft / row.clientWidth) + by, row.children.length)
    this.#show(index)
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' })
  }

  async #load(): Promise<void> {
    const row = this.#row
    if (row === undefined || this.#photographs.length > 0) return
    const fetched = await fetchCar(row.pathname.slice('/cars/'.length))
    // Without the network the first stays, and the next time asks again.
    if (fetched.kind === 'failed') return
    this.#photographs = fetched.kind === 'car' ? fetched.photographs : []
    // The car's page may be newer than the list.
    const count = Math.max(1, Math.min(row.children.length, this.#photographs.length))
    while (row.children.length > count) row.lastElementChild?.remove()
    if (count === 1) this.removeAttribute('data-count')
    else this.dataset['count'] = String(count)
    this.#show(Number(this.dataset['shown']) - 1)
  }

  /** The one after it comes now, so that it is there when it is turned to. */
  #show(index: number): void {
    const [first, ...others] = this.#row?.querySelectorAll('img') ?? []
    for (const [place, image] of others.slice(0, index + 1).entries()) {
      const photograph = this.#photographs[place + 1]
      if (photograph === undefined || image.hasAttribute('src')) continue
      image.sizes = first?.sizes ?? ''
      if (photograph.srcset !== '') image.srcset = photograph.srcset
      image.src = photograph.src
    }
    const shown = String(index + 1)
    if (this.dataset['shown'] === shown) return
    this.dataset['shown'] = shown
    this.#status.textContent = `Photo ${shown} of ${others.length + 1}`
  }
}

/** Elements of the page become rows once their style applies. */
export async function startCardPhotographs(): Promise<void> {
  await loadStyleSheet(sheetUrl)
  customElements.define('card-photographs', CardPhotographs)
}
