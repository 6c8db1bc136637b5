/** `<my-garage>`: what a shopper keeps on this site, once the platform has said whose garage it is. */
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import { carFullTitle } from '#domain/car/car-title.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { countOf } from '#domain/formats/words.ts'
import type { ServiceRule } from '#domain/garage/own-vehicle.ts'
import { watchChangeWords } from '#domain/garage/watch-change.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { GarageData, GarageOutcome, GarageStore } from '#stores/garage.ts'
import { createGarage } from '#stores/garage.ts'
import { savedSearches } from '#stores/saved/browser-saved-searches.ts'
import { toasts } from '#stores/saved/browser-watchlist.ts'
import type { WatchedCars } from '#stores/saved/watched-cars.ts'
import { loadWatchedCars } from '#stores/saved/watched-cars.ts'
import { element } from '../elements/draw-element.ts'
import { showToasts } from '../watchlist/toast-view.ts'
import { readDetails, readVehicle, writeDetails, writeVehicle } from './garage-forms.ts'
import { button, dayOf, paymentRowWords, prizeRowWords, RESERVATION_WORDS, row, vehicleWords } from './garage-rows.ts'

export interface GarageSettings {
  readonly platform: PlatformOptions
  readonly service: ServiceRule
  readonly timeZone: string
}

/** How many watched cars are named here; the watchlist has them all. */
const WATCHED_SHOWN = 4

export class MyGarage extends HTMLElement {
  #settings: GarageSettings | null = null
  #garage: GarageStore | null = null
  #data: GarageData | null = null
  #watched: WatchedCars | null = null
  /** The vehicle that the form changes; `null` when it adds one. */
  #vehicleId: string | null = null

  connectedCallback(): void {
    // Written by the page of the same release.
    this.#settings = JSON.parse(this.querySelector('script')?.textContent ?? 'null')
    if (this.#settings === null) return
    this.#garage = createGarage(this.#settings.platform)
    showToasts()
    this.#find<HTMLButtonElement>('[data-retry]').onclick = () => void this.#load()
    this.#find<HTMLButtonElement>('[data-move-searches]').onclick = () => void this.#moveSearches()
    this.#find<HTMLButtonElement>('[data-export]').onclick = () => this.#export()
    this.#find<HTMLButtonElement>('[data-delete]').onclick = () => this.#find<HTMLDialogElement>('dialog').showModal()
    this.#find<HTMLButtonElement>('[data-delete-not]').onclick = () => this.#find<HTMLDialogElement>('dialog').close()
    this.#find<HTMLButtonElement>('[data-delete-sure]').onclick = () => void this.#deleteAll()
    this.#find<HTMLFormElement>('[data-details]').onsubmit = (event) => void this.#saveDetails(event)
    this.#find<HTMLFormElement>('[data-vehicle]').onsubmit = (event) => void this.#saveVehicle(event)
    savedSearches.$entries.subscribe(() => this.#draw())
    void this.#load()
  }

  #find<E extends Element = HTMLElement>(selector: string): E {
    const found = this.querySelector<E>(selector)
    if (found === null) throw new Error(`The page has no ${selector}.`)
    return found
  }

  #store(): GarageStore {
    if (this.#garage === null) throw new Error('The garage is not on its page.')
    return this.#garage
  }

  async #load(): Promise<void> {
    if (this.#settings === null) return
    // Known without a question.
    if (!saysSignedIn(document.cookie)) {
      this.dataset['state'] = 'signed-out'
      return
    }
    const [loaded, watched] = await Promise.all([this.#store().load(), loadWatchedCars(this.#settings.platform)])
    if (loaded.kind !== 'garage') {
      this.dataset['state'] = loaded.kind === 'signedOut' ? 'signed-out' : 'failed'
      return
    }
    const isFirst = this.#data === null
    this.#data = loaded.garage
    this.#watched = watched
    this.dataset['state'] = 'ready'
    writeDetails(this.#find('[data-details]'), loaded.garage)
    this.#draw()
    // The part that the address names was not there when the browser looked for it.
    if (isFirst && location.hash !== '') this.querySelector(location.hash)?.scrollIntoView()
  }

  #draw(): void {
    if (this.#data === null || this.#settings === null) return
    const { searches, enquiries, vehicles, reservations, payments, prizes, phone_number } = this.#data
    const { service, timeZone } = this.#settings
    this.#find('[data-phone]').textContent = formatPhone(phone_number)
    this.#list('watched', this.#watchedRows())
    this.#list(
      'searches',
      searches.map(({ name, path }) =>
        row({ words: name, href: path }, [
          button('Remove', `Remove the search ${name}`, () =>
            this.#done(this.#store().dropSearch(path), 'Search removed'),
          ),
        ]),
      ),
    )
    this.#list(
      'enquiries',
      enquiries.map(({ title, sent_at, car, delivered }) => {
        const about = car === null ? { words: title } : { words: `${title}: ${car.name}`, href: `/cars/${car.slug}` }
        return row(
          { ...about, note: `${dayOf(sent_at)} · ${delivered ? 'With the dealer' : 'On its way to the dealer'}` },
          [],
        )
      }),
    )
    this.#list(
      'reservations',
      reservations.map(({ car, state, reserved_at }) =>
        row(
          { words: car.name, href: `/cars/${car.slug}`, note: `${dayOf(reserved_at)} · ${RESERVATION_WORDS[state]}` },
          [],
        ),
      ),
    )
    this.#list(
      'payments',
      payments.map((payment) => row(paymentRowWords(payment), [])),
    )
    this.#list(
      'prizes',
      prizes.map((prize) => row(prizeRowWords(prize), [])),
    )
    // The day of the site: next services are due by its calendar.
    const today = new Date().toLocaleDateString('en-CA', { timeZone })
    this.#list(
      'vehicles',
      vehicles.map(({ id, vehicle }) => {
        const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`
        const item = row(vehicleWords(vehicle, service, today), [
          button('What is it worth?', `What is it worth? ${name}`, async () => {
            const words = await this.#store().valueOf(vehicle)
            item.querySelector('[data-value]')?.replaceChildren(words)
          }),
          button('Change', `Change the ${name}`, () => this.#change(id)),
          button('Remove', `Remove the ${name}`, () => this.#done(this.#store().dropVehicle(id), 'Vehicle removed')),
        ])
        item.append(element('p', { class: 'garage__note', role: 'status', 'data-value': '' }))
        return item
      }),
    )
    const onDevice = savedSearches.$entries.get()
    const move = this.#find('[data-move]')
    move.hidden = onDevice.length === 0
    this.#find('[data-move-count]').textContent = countOf(onDevice.length, { one: 'search is', many: 'searches are' })
  }

  #watchedRows(): HTMLLIElement[] {
    if (this.#watched?.kind !== 'cars') return []
    return this.#watched.cars
      .slice(0, WATCHED_SHOWN)
      .map(({ card: { car }, change }) =>
        row({ words: carFullTitle(car), href: `/cars/${car.slug}`, note: watchChangeWords(change) }, []),
      )
  }

  #list(name: string, rows: readonly HTMLLIElement[]): void {
    // A site without the watchlist, payments or the wheel has no such part.
    this.querySelector(`[data-list="${name}"]`)?.replaceChildren(...rows)
  }

  #change(id: string): void {
    const vehicle = this.#data?.vehicles.find((known) => known.id === id)?.vehicle
    if (vehicle === undefined) return
    this.#vehicleId = id
    const form = this.#find<HTMLFormElement>('[data-vehicle]')
    writeVehicle(form, vehicle)
    const details = form.closest('details')
    if (details !== null) details.open = true
    form.querySelector('input')?.focus()
  }

  async #saveVehicle(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = this.#find<HTMLFormElement>('[data-vehicle]')
    const problem = this.#find('[data-vehicle-problem]')
    const read = readVehicle(form)
    problem.textContent = read.kind === 'problem' ? read.message : ''
    if (read.kind === 'problem') return
    const outcome = await this.#store().saveVehicle(this.#vehicleId, read.vehicle)
    if (!this.#passes(outcome, problem)) return
    this.#vehicleId = null
    form.reset()
    const details = form.closest('details')
    if (details !== null) details.open = false
    toasts.show('Vehicle saved', null)
    await this.#load()
  }

  async #saveDetails(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const { details, alerts } = readDetails(this.#find('[data-details]'))
    const outcome = await this.#store().saveDetails(details, alerts)
    if (!this.#passes(outcome, this.#find('[data-details-problem]'))) return
    toasts.show('Details saved', null)
    await this.#load()
  }

  /** Searches of the device become the account's: those that it has are not kept twice. */
  async #moveSearches(): Promise<void> {
    const moved = savedSearches.$entries.get()
    const outcome = await this.#store().keepSearches(moved)
    if (!this.#passes(outcome, null)) return
    for (const { path } of moved) savedSearches.remove(path)
    toasts.show('Your searches are in your garage', null)
    await this.#load()
  }

  async #done(changed: Promise<GarageOutcome>, words: string): Promise<void> {
    if (!this.#passes(await changed, null)) return
    toasts.show(words, null)
    await this.#load()
  }

  /** Whether it was done; if not, the form or a toast says why. */
  #passes(outcome: GarageOutcome, problem: HTMLElement | null): boolean {
    if (problem !== null) problem.textContent = ''
    if (outcome.kind === 'done') return true
    if (outcome.kind !== 'failed') this.dataset['state'] = 'signed-out'
    else if (problem !== null) problem.textContent = outcome.message
    else toasts.show(outcome.message, null)
    return false
  }

  #export(): void {
    const watchlist = this.#watched?.kind === 'cars' ? this.#watched.cars : []
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), ...this.#data, watchlist }, null, 2)
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    element('a', { href: url, download: 'my-garage.json' }).click()
    // The download has its own hold on the data once it has begun.
    setTimeout(() => URL.revokeObjectURL(url))
  }

  async #deleteAll(): Promise<void> {
    const outcome = await this.#store().deleteAll()
    this.#find<HTMLDialogElement>('dialog').close()
    if (!this.#passes(outcome, null)) return
    // Nothing of the person stays on the screen of a device that others use, too.
    for (const form of this.querySelectorAll('form')) form.reset()
    toasts.show('Your data is deleted', null)
    await this.#load()
  }
}
