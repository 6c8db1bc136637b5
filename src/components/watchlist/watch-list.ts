/** `<watch-list>`: the cars that a shopper watches, with the price and status of now and what has changed since. */
import { carCardHtml } from '#components/card/car-card-html.ts'
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import { carFullTitle } from '#domain/car/car-title.ts'
import type { CardOptions } from '#domain/car/card/card-options.ts'
import { compareHref } from '#domain/compare/compare-link.ts'
import { countOf } from '#domain/formats/words.ts'
import { watchChangeWords } from '#domain/garage/watch-change.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { favourites } from '#stores/saved/browser-favourites.ts'
import { toasts, watchlistOfPage } from '#stores/saved/browser-watchlist.ts'
import type { WatchedCar } from '#stores/saved/watched-cars.ts'
import { loadWatchedCars } from '#stores/saved/watched-cars.ts'
import type { WatchlistStore } from '#stores/saved/watchlist.ts'
import { element } from '../elements/draw-element.ts'
import type { WatchlistWords } from './save-car.ts'
import { showToasts } from './toast-view.ts'

/** What the page says of its site, as JSON in the page. */
interface WatchListSettings {
  readonly platform: PlatformOptions
  readonly card: CardOptions
  readonly words: WatchlistWords
  readonly itemName: { readonly one: string; readonly many: string }
}

export class WatchList extends HTMLElement {
  #settings: WatchListSettings | null = null
  #watchlist: WatchlistStore | null = null
  #cars = new Map<string, WatchedCar>()
  readonly #items = new Map<string, HTMLLIElement>()
  #stops: (() => void)[] = []

  connectedCallback(): void {
    // Written by the page of the same release.
    this.#settings = JSON.parse(this.querySelector('script')?.textContent ?? 'null')
    if (this.#settings === null) return
    showToasts()
    this.#watchlist = watchlistOfPage(this.#settings.platform)
    this.#find<HTMLButtonElement>('[data-retry]').onclick = () => void this.#load()
    this.#find<HTMLButtonElement>('[data-take]').onclick = () => void this.#takeFavourites()
    this.#find<HTMLButtonElement>('[data-share]').onclick = () => void this.#share()
    this.#stops = [
      this.#watchlist.$watchlist.subscribe(() => this.#draw()),
      favourites.$favourites.subscribe(() => this.#draw()),
    ]
    void this.#load()
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops) stop()
  }

  #find<E extends Element = HTMLElement>(selector: string): E {
    const found = this.querySelector<E>(selector)
    if (found === null) throw new Error(`The page has no ${selector}.`)
    return found
  }

  async #load(): Promise<void> {
    const { settings, watchlist } = this.#parts()
    // Known without a question.
    if (!saysSignedIn(document.cookie)) {
      this.dataset['state'] = 'signed-out'
      return
    }
    if (this.dataset['state'] !== 'ready') this.dataset['state'] = 'loading'
    const [session, loaded] = await Promise.all([watchlist.reload(), loadWatchedCars(settings.platform)])
    if (loaded.kind !== 'cars' || session.kind !== 'signedIn') {
      this.dataset['state'] = loaded.kind === 'signedOut' || session.kind === 'anonymous' ? 'signed-out' : 'failed'
      return
    }
    this.#cars = new Map(loaded.cars.map((car) => [car.carId, car]))
    this.#items.clear()
    this.dataset['state'] = 'ready'
    this.#draw()
  }

  #parts(): { settings: WatchListSettings; watchlist: WatchlistStore } {
    if (this.#settings === null || this.#watchlist === null) throw new Error('The watchlist is not on its page.')
    return { settings: this.#settings, watchlist: this.#watchlist }
  }

  /** A card that stays is not made again, and keeps the focus. */
  #draw(): void {
    if (this.dataset['state'] !== 'ready') return
    const { settings, watchlist } = this.#parts()
    const { carIds } = watchlist.$watchlist.get()
    // Saved in another tab, so that its card is not known yet.
    if (carIds.some((id) => !this.#cars.has(id))) {
      void this.#loadMissing()
      return
    }
    const cars = carIds.flatMap((id) => this.#cars.get(id) ?? [])
    const list = this.#find('[data-list]')
    const items = cars.map((car) => this.#item(car))
    if (items.length !== list.children.length || items.some((item, index) => item !== list.children[index])) {
      list.replaceChildren(...items)
    }
    this.toggleAttribute('data-empty', cars.length === 0)
    this.#find('[data-count]').textContent = countOf(cars.length, settings.itemName)
    const compared = cars.filter(({ card }) => card.availability === 'inStock').map(({ card }) => card.car.slug)
    const compare = this.querySelector<HTMLAnchorElement>('[data-compare]')
    if (compare !== null) {
      compare.hidden = compared.length < 2
      compare.href = compareHref(compared.slice(0, 4))
    }
    this.#find('[data-share]').hidden = cars.length === 0
    const others = favourites.$favourites.get().filter(({ id }) => !carIds.includes(id))
    this.#find('[data-favourites]').hidden = others.length === 0
    this.#find('[data-favourites-count]').textContent = countOf(others.length, { one: 'favourite', many: 'favourites' })
  }

  async #loadMissing(): Promise<void> {
    const loaded = await loadWatchedCars(this.#parts().settings.platform)
    if (loaded.kind !== 'cars') return
    const before = this.#cars.size
    for (const car of loaded.cars) this.#cars.set(car.carId, car)
    // A car that the server does not know of is not asked for again and again.
    if (this.#cars.size > before) this.#draw()
  }

  #item(car: WatchedCar): HTMLLIElement {
    const known = this.#items.get(car.carId)
    if (known !== undefined) return known
    const item = element('li', { class: 'watched' })
    // safe: carCardHtml escapes every value
    item.innerHTML = carCardHtml(car.card, this.#parts().settings.card)
    const words = watchChangeWords(car.change)
    const remove = element('button', { class: 'button button--quiet button--small', type: 'button' }, 'Remove')
    remove.setAttribute('aria-label', `Remove ${carFullTitle(car.card.car)} from your watchlist`)
    remove.onclick = () => void this.#remove(car)
    const foot = element('div', { class: 'watched__foot' })
    foot.append(element('p', { class: `watched__change watched__change--${car.change.kind}` }, words), remove)
    item.append(foot)
    this.#items.set(car.carId, item)
    return item
  }

  async #remove({ carId }: WatchedCar): Promise<void> {
    const { settings, watchlist } = this.#parts()
    const outcome = watchlist.toggle(carId)
    this.#find('[data-head]').focus()
    await this.#after(outcome, () =>
      toasts.show(settings.words.removed, {
        label: 'Undo',
        run: () => void this.#after(watchlist.toggle(carId), () => {}),
      }),
    )
  }

  async #after(toggled: ReturnType<WatchlistStore['toggle']>, done: () => void): Promise<void> {
    const outcome = await toggled
    if (outcome.kind === 'signedOut') this.dataset['state'] = 'signed-out'
    // S1 §8: a browser alert with the error's message.
    else if (outcome.kind === 'failed') alert(outcome.message)
    else if (outcome.kind !== 'none') done()
  }

  async #takeFavourites(): Promise<void> {
    const { watchlist } = this.#parts()
    const button = this.#find<HTMLButtonElement>('[data-take]')
    button.disabled = true
    const missing = favourites.$favourites.get().filter(({ id }) => !watchlist.has(id))
    // The favourite that was added last stands first, here as there.
    for (const { id, name } of missing.toReversed()) {
      const outcome = await watchlist.toggle(id)
      // A car that the site has no more is no favourite to take along.
      if (outcome.kind === 'signedOut') break
      if (outcome.kind === 'failed') toasts.show(`${name} could not be added: ${outcome.message}`, null)
    }
    button.disabled = false
    await this.#load()
  }

  async #share(): Promise<void> {
    const lines = this.#parts()
      .watchlist.$watchlist.get()
      .carIds.flatMap((id) => this.#cars.get(id) ?? [])
      .filter(({ card }) => card.availability === 'inStock')
      .map(({ card: { car } }) => `${carFullTitle(car)} ${location.origin}/cars/${car.slug}`)
    const text = lines.join('\n')
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: document.title, text })
      else {
        await navigator.clipboard.writeText(text)
        toasts.show('Copied your watchlist to your clipboard!', null)
      }
    } catch {
      // The shopper has changed their mind, or nothing may be shared here.
    }
  }
}
