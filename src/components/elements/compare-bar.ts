/** `<compare-bar>`: the chosen cars at the foot of the window. It is there only while some are chosen. */
import { icon, silhouette } from '#components/art/art.ts'
import { COMPARE_LIMIT, COMPARE_PATH, compareHref } from '#domain/compare/compare-link.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { compared } from '#stores/browser-compare.ts'
import type { CompareStore } from '#stores/compare.ts'
import { drawing, element } from './draw-element.ts'

export class CompareBar extends HTMLElement {
  #stop: (() => void) | undefined
  readonly #cars = element('ul', { class: 'compare-bar__cars' })
  readonly #status = element('p', { class: 'compare-bar__status hidden', role: 'status' })
  readonly #go = element('a', { class: 'button' })

  connectedCallback(): void {
    this.setAttribute('role', 'region')
    this.setAttribute('aria-label', 'Compare')
    const clear = element('button', { class: 'compare-bar__clear', type: 'button' }, 'Clear')
    clear.onclick = () => compared.replace([])
    const inner = element('div', { class: 'compare-bar__inner' }, this.#cars, this.#status, clear, this.#go)
    this.replaceChildren(inner)
    this.#stop = compared.$compared.subscribe((cars) => this.#draw(cars))
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  /** A frame later: a region that has only just arrived is not listened to yet. */
  tell(words: string, isSeen: boolean): void {
    requestAnimationFrame(() => {
      this.#status.classList.toggle('hidden', !isSeen)
      this.#status.textContent = words
    })
  }

  #draw(cars: readonly Favourite[]): void {
    this.hidden = cars.length === 0
    const held = this.#cars.contains(document.activeElement)
    this.#cars.replaceChildren(...cars.map((car) => chosenCar(car)))
    this.#go.textContent = cars.length < 2 ? 'Compare' : `Compare ${cars.length}`
    this.#go.href = compareHref(cars.map(({ slug }) => slug))
    this.#go.setAttribute(
      'aria-label',
      `Compare ${cars.length === 1 ? '1 chosen vehicle' : `${cars.length} chosen vehicles`}`,
    )
    if (held && cars.length > 0) this.#go.focus()
  }
}

function chosenCar(car: Favourite): HTMLLIElement {
  const remove = element(
    'button',
    { type: 'button', 'aria-label': `Remove ${car.name} from the comparison` },
    drawing(icon('close'), 'icon'),
  )
  remove.onclick = () => tellCompare(compared.toggle(car), car.name)
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

/** Says what a press has done; the bar is there by then, because a car is chosen. */
export function tellCompare(outcome: ReturnType<CompareStore['toggle']>, name: string): void {
  const count = compared.$compared.get().length
  const words = {
    added: `${name} added: ${count} of ${COMPARE_LIMIT}.`,
    removed: `${name} taken out: ${count} of ${COMPARE_LIMIT}.`,
    full: `${COMPARE_LIMIT} fit side by side. Take one out first.`,
  }
  document.querySelector<CompareBar>('compare-bar')?.tell(words[outcome], outcome === 'full')
}

/** Puts the bar at the end of the page with the first chosen car; the comparison itself needs none. */
export function watchCompare(): void {
  if (location.pathname === COMPARE_PATH) return
  compared.$compared.subscribe((cars) => {
    if (cars.length > 0 && document.querySelector('compare-bar') === null) document.body.append(new CompareBar())
  })
}
