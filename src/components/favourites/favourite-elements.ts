/** The heart of a car and the count of hearts in the header. */

import type { Availability } from '#domain/car/availability.ts'
import { showsSaveToggle } from '#domain/car/availability.ts'
import { analytics } from '#stores/browser-analytics.ts'
import { favourites } from '#stores/browser-favourites.ts'
import { browserFavouriteOf } from './favourite-attributes.ts'

/** `<favourite-button data-availability>`: the heart on a card and on a car's page, with the favourite's record. */
export class FavouriteButton extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    const favourite = browserFavouriteOf(this)
    if (button === null || favourite === null) return
    const availability: Availability = this.dataset['availability'] === 'sold' ? 'sold' : 'inStock'
    button.onclick = () => favourites.toggle(favourite) && analytics.report({ kind: 'favouriteAdded' })
    this.#stop = favourites.$favourites.subscribe(() => {
      const isSaved = favourites.has(favourite.id)
      button.setAttribute('aria-pressed', String(isSaved))
      button.hidden = !showsSaveToggle(availability, isSaved)
    })
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
