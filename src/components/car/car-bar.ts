/** `<car-bar>`: the sticky header of a vehicle's page (S1 §2, §9). Hidden by style until `data-shown`. */
import { hasScrolledCtaStyle, showsStickyHeader } from '#domain/car/page-bars.ts'

export class CarBar extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const tell = (): void => {
      this.toggleAttribute('data-shown', showsStickyHeader(scrollY))
      this.toggleAttribute('data-scrolled', hasScrolledCtaStyle(scrollY))
    }
    addEventListener('scroll', tell, { passive: true, signal: this.#stop.signal })
    tell()
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }
}
