/** `<photo-gallery>`: buttons, arrow keys, thumbnails and a counter for a strip that also scrolls by itself. */
export class PhotoGallery extends HTMLElement {
  connectedCallback(): void {
    const strip = this.querySelector<HTMLElement>('.gallery__strip')
    if (strip === null) return
    const counter = this.querySelector('[data-counter]')
    const thumbnails = [...this.querySelectorAll<HTMLAnchorElement>('.gallery__thumbs a')]
    const count = strip.children.length
    const index = (): number => Math.round(strip.scrollLeft / strip.clientWidth)
    const show = (next: number): void => {
      strip.scrollTo({ left: ((next + count) % count) * strip.clientWidth })
    }
    const mark = (): void => {
      if (counter !== null) counter.textContent = String(index() + 1)
      thumbnails.forEach((thumbnail, at) => {
        if (at === index()) thumbnail.setAttribute('aria-current', 'true')
        else thumbnail.removeAttribute('aria-current')
      })
    }
    strip.addEventListener('scroll', mark, { passive: true })
    this.addEventListener('click', (event) => {
      const target = event.target as Element
      const step = target.closest<HTMLElement>('[data-step]')?.dataset.step
      const thumbnail = target.closest<HTMLAnchorElement>('.gallery__thumbs a')
      if (step !== undefined) show(index() + Number(step))
      if (thumbnail === null) return
      event.preventDefault()
      show(thumbnails.indexOf(thumbnail))
    })
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      show(index() + (event.key === 'ArrowLeft' ? -1 : 1))
    })
  }
}
