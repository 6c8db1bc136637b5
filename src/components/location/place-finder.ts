/** `<place-finder>`: finds among the places of the page by words, or by the distance to a postcode or the device (S2 §7, §9). */
import type { Coordinates } from '#domain/places/distance.ts'
import { formatDistance, nearestLocations } from '#domain/places/distance.ts'
import type { PlaceQuery } from '#domain/places/place-search.ts'
import { matchesWords, placeQuery } from '#domain/places/place-search.ts'
import type { GeocodeOutcome } from '#domain/places/postcode.ts'
import { isPostcode } from '#domain/places/postcode.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { PlacesMap } from './map/places-map.ts'

interface FoundPlace {
  code: string
  address: { latitude: number | null; longitude: number | null }
}

/** The nearest that are shown at first; the others on demand. */
const NEAREST_SHOWN = 6
const DEVICE_WITHIN_MS = 10_000
const NO_DEVICE = 'Your device did not say where it is. Type a suburb or a postcode.'

export class PlaceFinder extends HTMLElement {
  /** The list's own order, with the list in which each place stands. */
  #items: { item: HTMLElement; home: HTMLElement }[] = []
  /** What was asked last: an answer that comes after the next question is not shown. */
  #asked = 0

  connectedCallback(): void {
    const form = this.querySelector('form')
    const input = this.querySelector('input')
    if (form === null || input === null) return
    this.#items = [...document.querySelectorAll<HTMLElement>('[data-place]')].flatMap((item) =>
      item.parentElement === null ? [] : [{ item, home: item.parentElement }],
    )
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#find(input)
    }
    // Words are found while they are typed; of a number only a whole postcode is one.
    input.oninput = () => {
      const query = placeQuery(input.value)
      if (query.kind !== 'postcode' || isPostcode(query.typed)) void this.#find(input)
    }
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return
      if (target.closest('[data-device]') !== null) this.#findFromDevice(input)
      if (target.closest('[data-more]') !== null) this.#showAll()
    })
  }

  async #find(input: HTMLInputElement): Promise<void> {
    const asked = ++this.#asked
    const query = placeQuery(input.value)
    input.removeAttribute('aria-invalid')
    if (query.kind === 'all') return this.#restore()
    const platform = JSON.parse(this.dataset.platform ?? 'null') as PlatformOptions | null
    if (query.kind === 'words' || platform === null) return this.#showMatching(input.value.trim(), wordsOf(query))
    const outcome = await located(query.typed, platform)
    if (asked !== this.#asked) return
    if (outcome.kind === 'found') return this.#showNearest(outcome.coordinates, query.typed)
    input.setAttribute('aria-invalid', 'true')
    this.#say(outcome.message)
    input.focus()
  }

  #findFromDevice(input: HTMLInputElement): void {
    const asked = ++this.#asked
    input.value = ''
    input.removeAttribute('aria-invalid')
    this.#say('Looking for where you are …')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (asked === this.#asked) this.#showNearest({ latitude, longitude }, 'where you are')
      },
      () => {
        if (asked === this.#asked) this.#say(NO_DEVICE)
      },
      { timeout: DEVICE_WITHIN_MS },
    )
  }

  #showMatching(typed: string, words: readonly string[]): void {
    this.#restore()
    const found = this.#items.filter(({ item }) => matchesWords(item.dataset.words ?? '', words))
    const count = found.length === 1 ? '1 location matches' : `${found.length || 'No'} locations match`
    this.#say(`${count} “${typed}”.${found.length === 0 ? ' Try its postcode, and the nearest are found.' : ''}`)
    if (found.length > 0) this.#show(found.map(({ item }) => item))
  }

  #showNearest(from: Coordinates, of: string): void {
    this.#restore()
    const items = new Map(this.#items.map(({ item }) => [item.dataset.place, item]))
    // Written by our own page in the same build; nothing else can write it.
    const places = JSON.parse(this.dataset.places ?? '[]') as FoundPlace[]
    const nearest = nearestLocations(from, places).flatMap(({ location, distanceKm }) => {
      const item = items.get(location.code)
      if (item === undefined) return []
      showDistance(item, `${formatDistance(distanceKm)} away`)
      return [item]
    })
    const others = this.#items.map(({ item }) => item).filter((item) => !nearest.includes(item))
    this.#say(`The locations nearest to ${of} first.`)
    this.#show([...nearest, ...others], NEAREST_SHOWN)
  }

  #show(items: readonly HTMLElement[], limit = items.length): void {
    const found = this.querySelector<HTMLElement>('[data-found]')
    const more = this.querySelector<HTMLElement>('[data-more]')
    found?.querySelector('ul')?.replaceChildren(...items)
    for (const [index, item] of items.entries()) item.hidden = index >= limit
    if (found !== null) found.hidden = false
    if (more !== null) {
      more.hidden = items.length <= limit
      more.textContent = `Show all ${items.length} locations`
    }
    this.toggleAttribute('data-finding', true)
    showOnMap(items.slice(0, limit).map((item) => item.dataset['place'] ?? ''))
  }

  #showAll(): void {
    const items = [...this.querySelectorAll<HTMLElement>('[data-place]')]
    const first = items.find((item) => item.hidden)
    for (const item of items) item.hidden = false
    this.querySelector('[data-more]')?.toggleAttribute('hidden', true)
    // The button has gone: the keyboard goes on with the first place that it brought.
    first?.querySelector<HTMLElement>('a, summary')?.focus()
  }

  /** All places in their own lists again. */
  #restore(): void {
    for (const { item, home } of this.#items) {
      item.hidden = false
      showDistance(item, '')
      home.append(item)
    }
    this.querySelector('[data-found]')?.toggleAttribute('hidden', true)
    this.toggleAttribute('data-finding', false)
    showOnMap(null)
    this.#say('')
  }

  #say(words: string): void {
    const status = this.querySelector('[role=status]')
    if (status !== null) status.textContent = words
  }
}

function wordsOf(query: Exclude<PlaceQuery, { kind: 'all' }>): readonly string[] {
  return query.kind === 'words' ? query.words : [query.typed]
}

/** Beside the list, where there is a map; `null` shows all places. */
function showOnMap(codes: readonly string[] | null): void {
  const map = document.querySelector('places-map')
  if (map instanceof PlacesMap) map.showOnly(codes)
}

async function located(typed: string, platform: PlatformOptions): Promise<GeocodeOutcome> {
  const { locatePostcode } = await import('#islands/places/locate-postcode.ts')
  return locatePostcode(typed, platform)
}

function showDistance(item: HTMLElement, words: string): void {
  const shown = item.querySelector('.place__type')
  shown?.querySelector('span')?.remove()
  if (shown === null || words === '') return
  const note = document.createElement('span')
  note.textContent = ` · ${words}`
  shown.append(note)
}
