/** `<mobile-bar data-watches="id">`: a phone's buttons, there while the main price block is out of view (S1 §2). */
import { showsMobileBar } from '#domain/car/page-bars.ts'

export class MobileBar extends HTMLElement {
  #observer: IntersectionObserver | undefined
  #stop = new AbortController()

  connectedCallback(): void {
    const price = document.getElementById(this.dataset.watches ?? '')
    const header = document.querySelector<HTMLElement>('.site-header')
    if (price === null) return
    let isInView = true
    const tell = (): void => {
      this.toggleAttribute('data-shown', showsMobileBar(innerWidth, isInView))
    }
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting ?? true
        tell()
      },
      // What is behind the site's header is out of view.
      { rootMargin: `-${header?.offsetHeight ?? 0}px 0px 0px` },
    )
    this.#observer.observe(price)
    this.#stop = new AbortController()
    addEventListener('resize', tell, { signal: this.#stop.signal })
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#stop.abort()
  }
}
