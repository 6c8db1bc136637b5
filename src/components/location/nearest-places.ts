/** `<nearest-places>`: sorts the page's list of places by their distance to a postcode (S2 §7, §9). */
import { formatDistance, nearestLocations } from '#domain/places/distance.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'

interface ListedPlace {
  code: string
  address: { latitude: number | null; longitude: number | null }
}

export class NearestPlaces extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (form === null) return
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#sort(form)
    }
  }

  async #sort(form: HTMLFormElement): Promise<void> {
    const input = form.querySelector('input')
    const status = this.querySelector('[role=status]')
    if (input === null || status === null) return
    // Written by our own page in the same build; nothing else can write it.
    const platform = JSON.parse(this.dataset.platform ?? '') as PlatformOptions
    const places = JSON.parse(this.dataset.places ?? '') as ListedPlace[]
    status.textContent = ''
    const { locatePostcode } = await import('#islands/places/locate-postcode.ts')
    const outcome = await locatePostcode(input.value, platform)
    input.toggleAttribute('aria-invalid', false)
    if (outcome.kind === 'failed') {
      input.setAttribute('aria-invalid', 'true')
      status.textContent = outcome.message
      input.focus()
      return
    }
    const nearest = nearestLocations(outcome.coordinates, places)
    showByDistance(nearest.map(({ location, distanceKm }) => [location.code, formatDistance(distanceKm)]))
    status.textContent = `The places are sorted by their distance to ${input.value.trim()}, the nearest first.`
  }
}

/** All places stand in the first list, the nearest first; the lists of the states are left empty. */
function showByDistance(nearest: readonly (readonly [code: string, distance: string])[]): void {
  const lists = [...document.querySelectorAll<HTMLElement>('.contact-state')]
  const [first, ...others] = lists
  const list = first?.querySelector('ul')
  if (first === undefined || list === null || list === undefined) return
  const items = lists.flatMap((state) => [...state.querySelectorAll<HTMLElement>('[data-place]')])
  const placed = nearest.flatMap(([code, distance]) => {
    const item = items.find(({ dataset }) => dataset.place === code)
    if (item === undefined) return []
    showDistance(item, distance)
    return [item]
  })
  list.replaceChildren(...placed, ...items.filter((item) => !placed.includes(item)))
  const heading = first.querySelector('h2')
  if (heading !== null) heading.textContent = 'Nearest first'
  for (const element of [...others, ...document.querySelectorAll<HTMLElement>('.contact-states')]) element.hidden = true
}

function showDistance(item: HTMLElement, distance: string): void {
  const shown = item.querySelector('.place__type')
  if (shown === null) return
  const note = shown.querySelector('span') ?? shown.appendChild(document.createElement('span'))
  note.textContent = ` · ${distance} away`
}
