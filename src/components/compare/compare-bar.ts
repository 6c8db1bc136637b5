/** The chosen cars at the foot of the window; loaded with the first of them. */

import { icon, silhouette } from '#components/art/art.ts'
import { COMPARE_LIMIT, compareHref } from '#domain/compare/compare-link.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { compared } from '#stores/saved/browser-compare.ts'
import type { CompareStore } from '#stores/saved/compare.ts'
import { drawing, element } from '../elements/draw-element.ts'
import { fullText } from './compare-words.ts'

/** `<compare-bar>`: there only while some are chosen. */
class CompareBar extends HTMLElement {
  #stop: (() => void) | undefined
  readonly #cars = element('ul', { class: 'compare-bar__cars' })
  /** For the eye alone: the status says the same. */
  readonly #note = element('p', { class: 'compare-bar__note', 'aria-hidden': 'true' })
  /** Beside the bar and not in it: what says that the bar has gone stays. */
  readonly #status = element('p', { class: 'hidden', role: 'status' })
  readonly #go = element('a', { class: 'button' })

  connectedCallback(): void {
    this.setAttribute('role', 'region')
    this.setAttribute('aria-label', 'Compare')
    const clear = element('button', { class: 'compare-bar__clear', type: 'button' }, 'Clear')
    clear.onclick = () => {
      compared.replace([])
      this.announce('All vehicles removed.', false)
    }
    const inner = element('div', { class: 'compare-bar__inner' }, this.#cars, this.#note, clear, this.#go)
    this.replaceChildren(inner)
    this.before(this.#status)
    this.#stop = compared.$compared.subscribe((cars) => this.#draw(cars))
  }

  disconnectedCallback(): void {
    this.#stop?.()
    this.#status.remove()
  }

  /** A frame later: a region that has only just arrived is not listened to yet. */
  announce(words: string, isSeen: boolean): void {
    requestAnimationFrame(() => {
      this.#note.textContent = isSeen ? words : ''
      this.#status.textContent = words
    })
  }

  #draw(cars: readonly Favourite[]): void {
    const held = this.contains(document.activeElement)
    const heldCar = this.#cars.contains(document.activeElement)
    this.hidden = cars.length === 0
    this.#cars.replaceChildren(...cars.map((car) => chosenCar(car)))
    this.#go.textContent = cars.length < 2 ? 'Compare' : `Compare ${cars.length}`
    this.#go.href = compareHref(cars.map(({ slug }) => slug))
    this.#go.setAttribute(
      'aria-label',
      `Compare ${cars.length === 1 ? '1 chosen vehicle' : `${cars.length} chosen vehicles`}`,
    )
    if (held && this.hidden) focusPage()
    else if (heldCar) this.#go.focus()
  }
}

function chosenCar(car: Favourite): HTMLLIElement {
  const remove = element(
    'button',
    { type: 'button', 'aria-label': `Remove ${car.name} from the comparison` },
    drawing(icon('close'), 'icon'),
  )
  remove.onclick = () => announceCompare(compared.toggle(car), car.name)
  const picture =
    car.primary_image_url === null
      ? drawing(silhouette(car.bodyType), 'silhouette')
      : element('img', { src: car.primary_image_url, alt: '', width: '96', height: '64' })
  return element(
    'li',
    { class: 'compare-bar__car' },
    element('span', { class: `compare-bar__picture stage paint-${car.colourFamily}` }, picture),
    element('span', { class: 'compare-bar__name' }, car.name),
    remove,
  )
}

/** Where nothing is chosen any more, a car that is in view may be; not one that the head of the page covers. */
function focusPage(): void {
  const inView = [...document.querySelectorAll<HTMLElement>('compare-button button')].find((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    return top > innerHeight / 4 && bottom < innerHeight
  })
  const next = inView ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}

customElements.define('compare-bar', CompareBar)

/** At the end of the page, while a car is chosen. */
export function showBar(): void {
  const isWanted = compared.$compared.get().length > 0
  if (isWanted && document.querySelector('compare-bar') === null) document.body.append(new CompareBar())
}

/** Says what a press has done. */
export function announceCompare(outcome: ReturnType<CompareStore['toggle']>, name: string): void {
  const count = compared.$compared.get().length
  const words = {
    added: `${name} added: ${count} of ${COMPARE_LIMIT}.`,
    removed: `${name} removed: ${count} of ${COMPARE_LIMIT}.`,
    full: fullText(),
  }
  showBar()
  document.querySelector<CompareBar>('compare-bar')?.announce(words[outcome], outcome === 'full')
}
