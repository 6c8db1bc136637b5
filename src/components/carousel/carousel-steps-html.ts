/** The arrows of a `<card-carousel>`. */
import { iconHtml } from '#components/art/art.ts'

export function carouselStepsHtml(): string {
  return `<carousel-steps class="carousel__steps"><button type="button" data-step="-1" aria-label="Previous">${iconHtml('left')}</button><button type="button" data-step="1" aria-label="Next">${iconHtml('right')}</button></carousel-steps>`
}
