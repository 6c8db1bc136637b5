/** `<favourite-count>`: how many favourites there are, in the header. */
import { favourites } from '#stores/browser-favourites.ts'

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
