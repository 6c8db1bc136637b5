/** The bars of a vehicle's page that come with scrolling. Styles hide them until `data-shown`. */

import { hasScrolledCtaStyle, showsMobileBar, showsStickyHeader } from '#domain/car/page/page-bars.ts'

/** `<car-bar>`: the sticky header. */
export class CarBar extends HTMLElement {
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const update = (): void => {
      this.toggleAttribute('data-shown', showsStickyHeader(scrollY))
      this.toggleAttribute('data-scrolled', hasScrolledCtaStyle(scrollY))
    }
    addEventListener('scroll', update, { passive: true, signal: this.#stop.signal })
    update()
  }

  disconnectedCallback(): void {
    this.#stop.abort()
  }
}

/** `<mobile-bar data-watches="id">`: a phone's buttons, shown while the main price block is out of view. */
export class MobileBar extends HTMLElement {
  #observer: IntersectionObserver | undefined
  #stop = new AbortController()

  connectedCallback(): void {
    const price = document.getElementById(this.dataset.watches ?? '')
    const header = document.querySelector<HTMLElement>('.site-header')
    if (price === null) return
    let isInView = true
    const update = (): void => {
      this.toggleAttribute('data-shown', showsMobileBar(innerWidth, isInView))
    }
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? true
        update()
      },
      // What is behind the site's header is out of view.
      { rootMargin: `-${header?.offsetHeight ?? 0}px 0px 0px` },
    )
    this.#observer.observe(price)
    this.#stop = new AbortController()
    addEventListener('resize', update, { signal: this.#stop.signal })
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#stop.abort()
  }
}
