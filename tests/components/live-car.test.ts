// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { LiveCar } from '#components/car/live-car.ts'
import { refreshCar } from '#components/car/live-car.ts'

const PAGE = `<div class="car">
  <div class="sidebar__head"><span class="tag tag--justArrived">Just arrived</span></div>
  <div id="price"><p class="price">$30,000</p></div>
  <div class="sidebar__actions"><a class="button" href="/contact?car_id=c1">Enquire</a><a class="button" href="/cars/a-car/checkout">Reserve</a></div>
  <div class="tools"><save-button><button aria-pressed="false"></button></save-button><favourite-button><button aria-pressed="true"></button></favourite-button><compare-button><button aria-pressed="true"></button></compare-button><share-car></share-car></div>
  <div class="mobile-bar"><a href="/checkout-journey?car_id=c1">Buy</a></div>
</div>`

const live = (): LiveCar => ({
  platform: { apiBase: '', calls: {} },
  view: { slug: 'a-car', photos_count: '3', website_id: 'site' },
  reveal: { car_id: 'c1', dealership_id: null, website_id: 'site' },
  preorder: false,
  options: { subscription: false, subscriptionPeriod: 'week', preorderText: 'Order', noPriceText: 'Call for price' },
  labels: { was: 'Was', priceTypes: { drive_away: 'Drive away', excluding_government_charges: '', as_advertised: '' } },
  reserved: 'Reserved',
  sold: { tag: 'JUST SOLD', label: 'SOLD', note: '', button: 'Similar', href: '#similar' },
})

function answer(reserved: boolean, status = 'in_stock'): void {
  const car_fields = {
    price: 30_000,
    before_price: null,
    offer_price: null,
    subscription_price: null,
    price_type: 'drive_away',
    status,
    reserved,
  }
  vi.stubGlobal('fetch', async () => Response.json({ views: 7, car_fields }))
}
afterEach(() => vi.unstubAllGlobals())

const links = (): (string | null)[][] =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
const ENQUIRE = ['Enquire', '/contact?car_id=c1']
const RESERVE = ['Reserve', '/cars/a-car/checkout']
const BUY = ['Buy', '/checkout-journey?car_id=c1']

it('a car that was reserved since its page was built says so, and cannot be reserved again', async () => {
  document.body.innerHTML = PAGE
  answer(true)
  await refreshCar(live())
  expect(document.querySelector('.tag')?.className).toBe('tag tag--reserved')
  expect(document.querySelector('.tag')?.textContent).toBe('Reserved')
  expect(links()).toEqual([ENQUIRE, ['Reserved', null], ['Reserved', null]])
  expect(document.querySelectorAll('a[role="link"][aria-disabled="true"]')).toHaveLength(2)
})

it.each([
  ['is free', false, live()],
  ['was built as reserved', true, builtAsReserved()],
])('the page of a car that %s stays', async (_, reserved, built) => {
  document.body.innerHTML = PAGE
  answer(reserved)
  await refreshCar(built)
  expect(document.querySelector('.tag')?.textContent).toBe('Just arrived')
  expect(links()).toEqual([ENQUIRE, RESERVE, BUY])
})

it('S1 §4: a car that was sold since, reserved or not, has the tag and the message of a sold one, and no toggle to compare or save it', async () => {
  document.body.innerHTML = PAGE
  answer(true, 'sold')
  await refreshCar(live())
  expect(document.querySelector('.tag')?.className).toBe('tag tag--sold')
  expect(document.querySelector('.tag')?.textContent).toBe('JUST SOLD')
  expect(document.querySelector('#price')?.textContent).toContain('SOLD')
  expect(links()).toEqual([['Similar', '#similar']])
  // A saved car can still be removed. Hidden toggles keep their room, so nothing moves.
  const shown = [...document.querySelectorAll<HTMLElement>('.tools > *')].map(
    ({ style }) => style.visibility !== 'hidden',
  )
  expect(shown).toEqual([false, true, false, true])
})

function builtAsReserved(): LiveCar {
  const { reserved: _, ...built } = live()
  return built
}
