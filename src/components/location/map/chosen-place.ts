/** The place that is chosen on the map: its card over the map, and its entry in the list. */
import { element } from '../../elements/draw-element.ts'
import type { ListedPlace } from './listed-places.ts'

export class ChosenPlace {
  onclose: () => void = () => undefined
  #place: ListedPlace | null = null
  readonly #card: HTMLElement | null

  constructor(host: HTMLElement) {
    this.#card = host.querySelector<HTMLElement>('[data-chosen]')
    this.#card?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#close()
    })
  }

  get code(): string | null {
    return this.#place?.code ?? null
  }

  show(place: ListedPlace): void {
    this.hide()
    this.#place = place
    place.item.toggleAttribute('data-chosen', true)
    const { item } = place
    const close = element('button', { type: 'button', class: 'places-map__close', 'aria-label': 'Close' }, '×')
    close.onclick = () => this.#close()
    const name = element('p', { class: 'places-map__name', tabindex: '-1' })
    name.append(...copiesOf(item, '.place__name > *, .place__name:not(:has(> *))'))
    const links = element('p', { class: 'place__links' }, ...copiesOf(item, '.place__links > a'))
    const inList = element('button', { type: 'button', class: 'place__on-map' }, 'In the list')
    inList.onclick = () => this.revealEntry()
    links.append(inList)
    this.#card?.replaceChildren(close, name, ...copiesOf(item, 'address'), links)
    this.#card?.toggleAttribute('hidden', false)
    name.querySelector('a')?.focus({ preventScroll: true })
  }

  hide(): void {
    this.#place?.item.toggleAttribute('data-chosen', false)
    this.#place = null
    this.#card?.toggleAttribute('hidden', true)
  }

  revealEntry(): void {
    const item = this.#place?.item
    const folded = item?.closest('details')
    if (folded !== null && folded !== undefined) folded.open = true
    if (item !== undefined) item.hidden = false
    item?.scrollIntoView({ block: 'nearest' })
  }

  #close(): void {
    this.hide()
    this.onclose()
  }
}

function copiesOf(item: HTMLElement, selector: string): Node[] {
  return [...item.querySelectorAll(selector)].map((found) => found.cloneNode(true))
}
