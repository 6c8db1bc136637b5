/** The bars of a vehicle's page that come with scrolling. Styles hide them until `data-shown`. */

import { hasScrolledCtaStyle, showsMobileBar, showsStickyHeader } from '#domain/car/page/page-bars.ts'

/** Reports whether an element is in view: what is behind `barsHeightPx` at the top is not. */
function watchView(target: Element, barsHeightPx: number, report: (isInView: boolean) => void): IntersectionObserver {
  const observer = new IntersectionObserver(([entry]) => report(entry?.isIntersecting ?? true), {
    rootMargin: `-${barsHeightPx}px 0px 0px`,
  })
  observer.observe(target)
  return observer
}

const headerHeightPx = (): number => document.querySelector<HTMLElement>('.site-header')?.offsetHeight ?? 0

/** `<car-bar>`: the sticky header. Its buttons wait while the same ones are in view beside the page. */
export class CarBar extends HTMLElement {
  #observer: IntersectionObserver | undefined
  #stop = new AbortController()

  connectedCallback(): void {
    this.#stop = new AbortController()
    const update = (): void => {
      this.toggleAttribute('data-shown', showsStickyHeader(scrollY))
      this.toggleAttribute('data-scrolled', hasScrolledCtaStyle(scrollY))
    }
    addEventListener('scroll', update, { passive: true, signal: this.#stop.signal })
    update()
    const actions = document.querySelector('.sidebar__actions')
    if (actions === null) return
    this.#observer = watchView(actions, headerHeightPx() + this.offsetHeight, (isInView) =>
      this.toggleAttribute('data-repeats', isInView),
    )
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#stop.abort()
  }
}

/** `<mobile-bar data-watches="id">`: a phone's buttons, shown while the main price block is out of view. */
export class MobileBar extends HTMLElement {
  #observer: IntersectionObserver | undefined
  #stop = new AbortController()

  connectedCallback(): void {
    const price = document.getElementById(this.dataset.watches ?? '')
    if (price === null) return
    let isPriceInView = true
    const update = (): void => {
      this.toggleAttribute('data-shown', showsMobileBar(innerWidth, isPriceInView))
    }
    this.#observer = watchView(price, headerHeightPx(), (isInView) => {
      isPriceInView = isInView
      update()
    })
    this.#stop = new AbortController()
    addEventListener('resize', update, { signal: this.#stop.signal })
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#stop.abort()
  }
}
