// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carCardHtml } from '#components/card/car-card-html.ts'
import { refreshCards } from '#components/card/live-cards.ts'
import { FavouriteButton } from '#components/favourites/favourite-elements.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import type { CarTag } from '#domain/car/tag.ts'
import type { ChangedCard } from '#stores/stock-changes.ts'
import { makeImages } from '../builders/make-inputs.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'
import { eventually } from '../eventually.ts'

const options = cardOptions(makeSite())
const RESERVED: CarTag = { kind: 'reserved', label: 'Reserved' }
const SOLD: CarTag = { kind: 'sold', label: 'Sold' }
const PRICE = { amount: '$30,000', isText: false, was: null, note: 'Drive away' }

const cardHtml = (id: string, tag: CarTag | null = null) =>
  `<li>${carCardHtml(makeCard({ id, images: makeImages(1), priceAud: 30_000, beforePriceAud: 32_000, offerPriceAud: null, priceType: 'drive_away' }, { tag }), options)}</li>`

let asked: string[] = []
function answer(cars: unknown): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ cars })
  })
}
const changed = (id: string, change: Partial<ChangedCard> = {}): ChangedCard => ({
  id,
  availability: 'inStock',
  tag: RESERVED,
  price: PRICE,
  ...change,
})
const tags = () =>
  [...document.querySelectorAll('.card')].map((card) => card.querySelector('.tag')?.textContent ?? null)
const priceOf = (index: number) =>
  [...document.querySelectorAll('.card .price')][index]?.textContent?.replace(/\s+/g, ' ').trim()

beforeEach(() => {
  asked = []
  // A page of its own, which no earlier test watches.
  document.body.replaceWith(document.createElement('body'))
  document.body.innerHTML = `<ul>${cardHtml('a')}${cardHtml('b', { kind: 'justArrived', label: 'Just arrived' })}</ul>`
})
afterEach(() => vi.unstubAllGlobals())

it('cards say what has been reserved since, and no longer what is free again', async () => {
  answer([changed('b'), changed('z')])
  await refreshCards('/api/stock-changes')
  expect(tags()).toEqual([null, 'Reserved'])
  expect(document.querySelectorAll('.tag')).toHaveLength(1)
  document.body.innerHTML = cardHtml('c', RESERVED)
  answer([changed('c', { tag: null })])
  await refreshCards('/api/stock-changes')
  expect(tags()).toEqual([null])
})

it('S1 §4: a card leads to no checkout of a car that has been reserved or sold since', async () => {
  const payments = { provider: { kind: 'test' as const } }
  const reservable = cardOptions(makeSite({ payments }))
  document.body.innerHTML = ['a', 'b', 'c'].map((id) => carCardHtml(makeCard({ id, slug: id }), reservable)).join('')
  answer([changed('a'), changed('b', { availability: 'sold', tag: SOLD })])
  await refreshCards('/api/stock-changes')
  const links = [...document.querySelectorAll<HTMLElement>('a[href$="/checkout"]')]
  expect(links.map(({ style }) => style.visibility)).toEqual(['hidden', 'hidden', ''])
})

it('S1 §4: the heart of a car that was sold since is hidden, unless the car is a favourite', async () => {
  const hearts = () => [...document.querySelectorAll<HTMLElement>('.heart button')].map(({ hidden }) => !hidden)
  document.body.innerHTML = ['a', 'b', 'c'].map((id) => cardHtml(id)).join('')
  customElements.define('favourite-button', FavouriteButton)
  document.querySelector<HTMLElement>('.heart button')?.click()
  expect(hearts()).toEqual([true, true, true])
  answer([changed('a', { availability: 'sold', tag: SOLD }), changed('b', { availability: 'sold', tag: SOLD })])
  await refreshCards('/api/stock-changes')
  expect(hearts()).toEqual([true, false, true])
})

it('a card that comes later says so, too, and nothing is asked again', async () => {
  answer([changed('late'), changed('a')])
  await refreshCards('/api/stock-changes')
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', cardHtml('late'))
  await eventually(() => expect(tags()).toEqual(['Reserved', 'Just arrived', 'Reserved']))
  expect(asked).toEqual(['/api/stock-changes'])
})

it('a car that has left says so in the place of its price, and cannot be compared', async () => {
  answer([
    changed('a', { availability: 'sold', tag: SOLD, price: { ...PRICE, amount: 'Sold', isText: true, note: '' } }),
  ])
  await refreshCards('/api/stock-changes')
  expect(tags()).toEqual(['Sold', 'Just arrived'])
  expect(priceOf(0)).toBe('Sold')
  expect(document.querySelectorAll('compare-button')).toHaveLength(1)
})

it.each([
  ['another amount', { amount: '$28,000', was: '$32,000' }, '$28,000Was $32,000Drive away'],
  ['no earlier amount', { amount: '$28,000', was: null }, '$28,000Drive away'],
  ['another type', { amount: '$28,000', was: null, note: 'Excl. charges' }, '$28,000Excl. charges'],
])('a price that has changed is shown with %s', async (_, price, words) => {
  document.body.innerHTML = cardHtml('a')
  answer([changed('a', { tag: null, price: { ...PRICE, ...price } })])
  await refreshCards('/api/stock-changes')
  expect(priceOf(0)).toBe(words)
})

it('a price in words can become an amount', async () => {
  document.body.innerHTML = `<article class="card"><div class="stage" data-id="a"><img></div><p class="price"><strong class="price__text">Call us</strong></p></article>`
  answer([changed('a')])
  await refreshCards('/api/stock-changes')
  expect(document.querySelector('.price')?.innerHTML).toBe('<strong class="">$30,000</strong><span>Drive away</span>')
  expect(tags()).toEqual(['Reserved'])
})

it.each([
  ['the site has no platform', undefined, '<article class="card"></article>'],
  ['the page lists no cars', '/api/stock-changes', '<p>About us</p>'],
])('nothing is asked where %s', async (_, url, html) => {
  document.body.innerHTML = html
  answer([changed('a')])
  await refreshCards(url)
  expect(asked).toEqual([])
})

it.each([
  ['something else', { cars: [{ id: 1 }] }],
  ['nothing', null],
])('the page stays as it was built where the platform answers %s', async (_, body) => {
  vi.stubGlobal('fetch', async () => Response.json(body))
  await refreshCards('/api/stock-changes')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await refreshCards('/api/stock-changes')
  expect(tags()).toEqual([null, 'Just arrived'])
})
