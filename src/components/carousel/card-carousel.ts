/** `<card-carousel data-start>`: a row of cards whose end joins its beginning (S1 §4 "Carousel"). */
import { cyclicIndex } from '#domain/car/viewer/cyclic-index.ts'

export class CardCarousel extends HTMLElement {
  #resized: ResizeObserver | undefined

  connectedCallback(): void {
    const row = this.#row()
    const steps = this.querySelector<HTMLElement>('.carousel__steps')
    if (row === null || steps === null) return
    // Nothing turns where all cards are in view.
    const isWhole = (): boolean => row.scrollWidth <= row.clientWidth
    this.#resized = new ResizeObserver(() => {
      steps.hidden = isWhole()
    })
    this.#resized.observe(row)
    row.scrollTo({ left: leftOf(row, Number(this.dataset['start'] ?? 0)), behavior: 'instant' })
  }

  /** By so many cards: what its arrows do. */
  step(by: number): void {
    const row = this.#row()
    row?.scrollTo({ left: leftOf(row, stepped(row, by)) })
  }

  #row(): HTMLElement | null {
    return this.querySelector('ul')
  }

  disconnectedCallback(): void {
    this.#resized?.disconnect()
  }
}

/** From the last that can be scrolled to, on is the first. */
function stepped(row: HTMLElement, by: number): number {
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
  if (by > 0 && isAtEnd) return 0
  return cyclicIndex(Math.round(row.scrollLeft / leftOf(row, 1)) + by, row.children.length)
}

/** Pixels from the first card to another. */
function leftOf(row: HTMLElement, index: number): number {
  const [first, card] = [row.children[0], row.children[index]]
  return first instanceof HTMLElement && card instanceof HTMLElement ? card.offsetLeft - first.offsetLeft : 0
}
