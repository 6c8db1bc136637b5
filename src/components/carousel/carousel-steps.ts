/** `<carousel-steps>`: the arrows of a `<card-carousel>`, and of nothing else (S2 §8). */
import { CAROUSEL_MISUSED } from '#domain/failures/failure-wordings.ts'
import { CardCarousel } from './card-carousel.ts'

export class CarouselSteps extends HTMLElement {
  connectedCallback(): void {
    const carousel = carouselOf(this)
    this.onclick = ({ target }) => {
      if (!(target instanceof Element)) return
      const by = Number(target.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? 0)
      if (by !== 0) carousel.step(by)
    }
  }
}

function carouselOf(control: Element): CardCarousel {
  const carousel = control.closest('card-carousel')
  if (!(carousel instanceof CardCarousel)) throw new Error(CAROUSEL_MISUSED)
  return carousel
}
