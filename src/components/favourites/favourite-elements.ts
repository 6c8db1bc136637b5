/** The heart of a car and the count of hearts in the header. */

import type { Availability } from '#domain/car/availability.ts'
import { showsSaveToggle } from '#domain/car/availability.ts'
import { analytics } from '#stores/analytics/browser-analytics.ts'
import { favourites } from '#stores/saved/browser-favourites.ts'
import { browserFavouriteOf } from './favourite-attributes.ts'

/** `<favourite-button data-availability>`: the heart on a card and on a car's page, with the favourite's record. */
export class FavouriteButton extends HTMLElement {
  /** A car may be sold while its card is shown. */
  static observedAttributes = ['data-availability']

  #stop: (() => void) | undefined
  #show: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    const favourite = browserFavouriteOf(this)
    if (button === null || favourite === null) return
    button.onclick = () => favourites.toggle(favourite) && analytics.report({ kind: 'favouriteAdded' })
    this.#show = () => {
      const availability: Availability = this.dataset['availability'] === 'sold' ? 'sold' : 'inStock'
      const isSaved = favourites.has(favourite.id)
      button.setAttribute('aria-pressed', String(isSaved))
      button.hidden = !showsSaveToggle(availability, isSaved)
    }
    this.#stop = favourites.$favourites.subscribe(this.#show)
  }

  attributeChangedCallback(): void {
    this.#show?.()
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}

/** `<favourite-count>`: how many favourites there are. */
export class FavouriteCount extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    this.#stop = favourites.$favourites.subscribe((list) => {
      this.textContent = list.length === 0 ? '' : String(list.length)
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}
