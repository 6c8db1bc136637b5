// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { CardCarousel } from '#components/carousel/card-carousel.ts'
import { CarouselSteps } from '#components/carousel/carousel-steps.ts'

customElements.define('card-carousel', CardCarousel)
customElements.define('carousel-steps', CarouselSteps)

const STEPS =
  '<carousel-steps class="carousel__steps"><button data-step="-1"></button><button data-step="1"></button></carousel-steps>'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

it('its arrows move it', () => {
  document.body.innerHTML = `<card-carousel><ul><li></li><li></li></ul>${STEPS}</card-carousel>`
  const step = vi.spyOn(document.querySelector('card-carousel') as CardCarousel, 'step')
  for (const button of document.querySelectorAll('button')) button.click()
  document.querySelector<CarouselSteps>('carousel-steps')?.click()
  expect(step.mock.calls).toEqual([[-1], [1]])
})

it('S2 §8: arrows outside a carousel fail', () => {
  const steps = document.createElement('carousel-steps') as CarouselSteps
  document.body.append(document.createElement('div'))
  expect(() => steps.connectedCallback()).toThrow('useCarousel must be used within a <Carousel />')
})
