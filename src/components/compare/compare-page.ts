/** `<compare-page>`: the cars that the address names, else those that are chosen on this device. */
import { comparedSlugs, compareHref } from '#domain/compare/compare-link.ts'
import type { Favourite } from '#domain/entities/favourite.ts'
import { compared } from '#stores/saved/browser-compare.ts'
import { drawComparison } from './draw-comparison.ts'
import type { FetchedCar } from './fetch-car.ts'
import { fetchCar } from './fetch-car.ts'

export class ComparePage extends HTMLElement {
  #slugs: readonly string[] = []
  /** Kept when a car is removed, so that it still has its name. */
  readonly #remembered = new Map<string, Favourite>()
  #turn = 0

  connectedCallback(): void {
    const only = this.querySelector<HTMLInputElement>('[data-only]')
    if (only !== null) only.onchange = () => this.toggleAttribute('data-differences', only.checked)
    const clear = this.querySelector<HTMLButtonElement>('[data-clear]')
    if (clear !== null) {
      clear.onclick = () => {
        this.#show([])
        compared.replace([])
      }
    }
    compared.$compared.listen((cars) => this.#follow(cars))
    addEventListener('popstate', () => this.#open())
    this.#open()
    if (only?.checked === true) this.toggleAttribute('data-differences', true)
  }

  #open(): void {
    const own = compared.$compared.get()
    for (const car of own) this.#remembered.set(car.slug, car)
    this.#show(comparedSlugs(location.search) ?? own.map(({ slug }) => slug))
  }

  /** What is chosen or let go in another tab; a comparison of somebody else's cars stays as it is. */
  #follow(cars: readonly Favourite[]): void {
    for (const car of cars) this.#remembered.set(car.slug, car)
    const slugs = cars.map(({ slug }) => slug)
    if (this.dataset['whose'] === 'own' && slugs.join() !== this.#slugs.join()) this.#show(slugs)
  }

  #show(slugs: readonly string[]): void {
    this.#slugs = slugs
    const own = compared.$compared.get().map(({ slug }) => slug)
    this.dataset['whose'] = own.length > 0 && own.join() !== slugs.join() ? 'shared' : 'own'
    history.replaceState(history.state, '', compareHref(slugs))
    const field = this.querySelector<HTMLInputElement>('copy-link input')
    if (field !== null) field.value = location.href
    void this.#load()
  }

  async #load(): Promise<void> {
    const turn = ++this.#turn
    const slugs = this.#slugs
    this.dataset['state'] = slugs.length === 0 ? 'empty' : 'loading'
    this.#announce('')
    if (slugs.length === 0) return
    const cars = await Promise.all(slugs.map((slug) => fetchCar(slug)))
    // Another car was removed meanwhile.
    if (turn !== this.#turn) return
    this.#keep(cars)
    this.#draw(cars)
  }

  /** A shared comparison becomes the shopper's own where nothing of theirs is in its way. */
  #keep(cars: readonly FetchedCar[]): void {
    const found = cars.flatMap((fetched) => (fetched.kind === 'car' ? [fetched.found.car] : []))
    for (const car of found) this.#remembered.set(car.slug, car)
    if (compared.$compared.get().length > 0 || found.length === 0) return
    this.dataset['whose'] = 'adopted'
    compared.replace(found)
  }

  #draw(cars: readonly FetchedCar[]): void {
    const scroller = this.querySelector<HTMLElement>('[data-table]')
    const table = drawComparison({
      cars,
      remembered: this.#remembered,
      searchPath: this.dataset['search'] ?? '/',
      similarLabel: this.dataset['similar'] ?? '',
      onRemove: (slug) => this.#remove(slug),
      onRetry: () => void this.#load(),
    })
    scroller?.replaceChildren(table)
    // Where it scrolls sideways, the keyboard scrolls it, too.
    if (scroller !== null) scroller.tabIndex = 0
    this.dataset['state'] = 'filled'
    this.dataset['cars'] = String(cars.length)
    const gone = cars.filter(({ kind }) => kind === 'gone').length
    const parts = [`${cars.length} ${cars.length === 1 ? 'vehicle' : 'vehicles'} to compare.`]
    if (gone > 0) parts.push(`${gone} no longer in stock.`)
    this.#announce(parts.join(' '))
  }

  #remove(slug: string): void {
    compared.remove(slug)
    const left = this.#slugs.filter((other) => other !== slug)
    if (left.length !== this.#slugs.length) this.#show(left)
    // The button that had the focus has gone with its car.
    this.focus()
  }

  #announce(words: string): void {
    const status = this.querySelector('[data-status]')
    if (status !== null) status.textContent = words
  }
}
