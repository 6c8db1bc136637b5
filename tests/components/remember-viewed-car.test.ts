// @vitest-environment happy-dom
/** What the page of a car leaves on the device (S1 §3 "Viewed-car record"). */
import { beforeEach, expect, it } from 'vitest'
import { rememberViewedCar } from '#components/car/remember-viewed-car.ts'
import { carToolsHtml } from '#components/car/sidebar/car-tools-html.ts'
import { createViewedCars, VIEWED_CARS_KEY } from '#stores/saved/viewed-cars.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'

beforeEach(() => localStorage.clear())

function open(id: string): void {
  const car = makeCar({ id, slug: `hilux-${id}` })
  const tools = carToolsHtml(car, makeSite(), '/cars/x', car.name, 'inStock', null)
  const price =
    '<div id="price"><p class="price"><strong>$54,990</strong><span class="price__type">Drive away</span></p></div>'
  document.body.innerHTML = `<div class="car" data-stock="T1042">${price}${tools}</div>`
  rememberViewedCar()
}

it('S1 §3: is its id, stock number, make, model and body, with what a form about it shows', () => {
  open('t1042')
  expect(JSON.parse(localStorage.getItem(VIEWED_CARS_KEY) ?? '')).toEqual([
    {
      id: 't1042',
      stocknum: 'T1042',
      make: 'Toyota',
      model: 'Hilux',
      body: 'ute',
      simple_body: 'ute',
      name: expect.stringContaining('2022 Toyota Hilux SR5'),
      image: null,
      price: expect.stringContaining('$54,990'),
    },
  ])
})

it('is the newest first, each car once, and what cannot be read is left out', () => {
  localStorage.setItem(VIEWED_CARS_KEY, '[{"id":"<img>"},7]')
  for (const id of ['a', 'b', 'a']) open(id)
  const kept: { id: string }[] = JSON.parse(localStorage.getItem(VIEWED_CARS_KEY) ?? '')
  expect(kept.map(({ id }) => id)).toEqual(['a', 'b'])
  const viewed = createViewedCars(() => localStorage)
  expect(viewed.shown('b')?.price).toContain('$54,990')
  expect(viewed.shown('c')).toBeNull()
})
