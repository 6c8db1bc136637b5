import { expect, it } from 'vitest'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { makeSite } from '../../../builders/make-site.ts'

const payments = { provider: { kind: 'test' as const } }

it.each([
  ['takes payments', makeSite({ payments }), 'checkout'],
  ['takes no payments', makeSite(), null],
  ['has no platform', { ...makeSite({ payments }), platform: null }, null],
])('S1 §2: a card of a site that %s leads to the checkout or not', (_, site, expected) => {
  expect(cardOptions(site).checkoutSegment).toBe(expected)
})

it('S1 §9: each car type may have a number of its own, else the site’s', () => {
  const site = makeSite({ vehiclePage: { phone: { byCarType: { used: '07 5550 0177' } } } })
  expect(cardOptions(site).phones).toEqual({ new: site.phone, demo: site.phone, used: '07 5550 0177' })
})
