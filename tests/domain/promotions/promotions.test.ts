import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { currentPromotions } from '#domain/promotions/current-promotions.ts'
import { FEATURES, featureBanner } from '#domain/promotions/feature-banner.ts'
import { POPUP_MAX_WIDTH_PX, popupAnswer, popupKey } from '#domain/promotions/popup.ts'
import type { PromoCardOptions } from '#domain/promotions/promo-card.ts'
import {
  PROMO_CARD_LINES,
  PROMO_CARD_RANDOM_OFFSET,
  PROMO_CARD_TITLE,
  promoCardPlace,
} from '#domain/promotions/promo-card.ts'
import { instantsOf } from '#domain/time/date-window.ts'

const card = (overrides: Partial<PromoCardOptions> = {}): PromoCardOptions => ({
  display: true,
  position: 4,
  randomOffset: PROMO_CARD_RANDOM_OFFSET,
  strictDisplay: false,
  start: null,
  expiry: null,
  ...overrides,
})

describe('S1 §2: the promo card', () => {
  it('has the words of the specification', () => {
    expect(PROMO_CARD_TITLE).toBe('We Want Your {Vehicle}!')
    expect(PROMO_CARD_LINES).toEqual(['We buy all types of {vehicles}', 'Our high turnover means we can pay more'])
  })

  test.each([
    // A random offset of 0 to 2.
    [0, 4],
    [0.33, 4],
    [0.34, 5],
    [0.66, 5],
    [0.67, 6],
    [0.999_999, 6],
  ])('with %d of chance stands after %i cars', (random, cars) => {
    expect(promoCardPlace(card(), 21, random)).toEqual({ kind: 'after', cars })
  })

  test.each([
    ['no display', card({ display: false }), 21, { kind: 'none' }],
    ['no position: after the last car', card({ position: null }), 21, { kind: 'after', cars: 21 }],
    ['no position, strictly', card({ position: null, strictDisplay: true }), 0, { kind: 'after', cars: 0 }],
    ['position 0', card({ position: 0 }), 21, { kind: 'after', cars: 0 }],
    ['just enough cars', card(), 4, { kind: 'after', cars: 4 }],
    ['too few cars', card(), 3, { kind: 'after', cars: 3 }],
    ['just enough cars, strictly', card({ strictDisplay: true }), 4, { kind: 'after', cars: 4 }],
    ['too few cars, strictly', card({ strictDisplay: true }), 3, { kind: 'none' }],
  ])('%s', (_, options, cars, expected) => {
    expect(promoCardPlace(options, cars, 0)).toEqual(expected)
  })

  it('never stands beyond the cars of the page, nor before its position while there are enough', () => {
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.nat(50),
        fc.nat(5),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (position, cars, randomOffset, random) => {
          const place = promoCardPlace(card({ position, randomOffset }), cars, random)
          if (place.kind === 'none') throw new Error('not strict')
          expect(place.cars).toBeLessThanOrEqual(cars)
          if (cars >= position + randomOffset) {
            expect(place.cars).toBeGreaterThanOrEqual(position)
            expect(place.cars).toBeLessThanOrEqual(position + randomOffset)
          }
        },
      ),
    )
  })
})

describe('S1 §4: the popup', () => {
  const key = popupKey({ title: 'EOFY', description: 'Ends soon' })
  const window = instantsOf({ start: '2025-06-01', expiry: '2025-06-15' }, 'Australia/Sydney')
  const at = (iso: string, dismissed: string[] = []) => popupAnswer(key, window, dismissed, Date.parse(iso))

  it('is at most 600 wide (S1 §9)', () => {
    expect(POPUP_MAX_WIDTH_PX).toBe(600)
  })

  test.each([
    ['2025-05-31T13:59:59Z', { kind: 'hidden', because: 'notYet' }],
    ['2025-05-31T14:00:00Z', { kind: 'shown' }],
    ['2025-06-15T13:59:59Z', { kind: 'shown' }],
    ['2025-06-15T14:00:00Z', { kind: 'hidden', because: 'expired' }],
  ])('at %s: %j', (iso, answer) => {
    expect(at(iso)).toEqual(answer)
  })

  it('stays away once dismissed; a popup of other words does not', () => {
    expect(at('2025-06-10T00:00:00Z', [key])).toEqual({ kind: 'hidden', because: 'dismissed' })
    expect(at('2025-06-10T00:00:00Z', [popupKey({ title: 'EOFY', description: 'Ends now' })])).toEqual({
      kind: 'shown',
    })
    expect(at('2025-06-10T00:00:00Z', [popupKey({ title: 'Sale', description: 'Ends soon' })])).toEqual({
      kind: 'shown',
    })
    expect(at('2025-07-10T00:00:00Z', [key])).toEqual({ kind: 'hidden', because: 'expired' })
  })
})

describe('S1 §2, S2 §2: the three-feature banner', () => {
  const all = {
    offers: { show: true, ...FEATURES.offers },
    service: { show: true, ...FEATURES.service },
    sell: { show: true, ...FEATURES.sell },
  }
  const everything = { hasPath: () => true, hasOffers: true }

  it('offers latest offers, book a service online and sell your car', () => {
    expect(featureBanner(all, everything)).toEqual([
      { label: 'Latest offers', href: '/special-offers' },
      { label: 'Book a service online', href: '/service' },
      { label: 'Sell your {vehicle}', href: '/sell-your-car' },
    ])
  })

  it('leaves out what is switched off or leads nowhere', () => {
    const labels = (options: Partial<typeof all>, targets = everything) =>
      featureBanner({ ...all, ...options }, targets).map(({ label }) => label)
    expect(labels({ service: { ...all.service, show: false } })).toEqual(['Latest offers', 'Sell your {vehicle}'])
    expect(labels({}, { hasPath: () => true, hasOffers: false })).toEqual([
      'Book a service online',
      'Sell your {vehicle}',
    ])
    expect(labels({}, { hasPath: () => false, hasOffers: true })).toEqual([])
  })
})

describe('S1 §9: promotions at an instant', () => {
  const dates = (start: string | null, expiry: string | null) => ({ start, expiry })
  const tile = (name: string, start: string | null, expiry: string | null) => ({ name, ...dates(start, expiry) })
  const promotions = {
    promoCard: dates('2025-01-01', '2025-12-31'),
    popup: dates('2025-06-10', '2025-06-12'),
    carousels: [
      { name: 'eofy', ...dates(null, '2025-06-15'), tiles: [tile('a', null, null), tile('b', null, '2025-06-11')] },
      { name: 'empty', ...dates(null, null), tiles: [tile('c', '2025-06-13', '2025-06-13')] },
    ],
    homeTiles: [tile('d', '2025-06-14', null), tile('e', null, null)],
  }
  const at = (iso: string) => {
    const now = currentPromotions(promotions, 'Australia/Brisbane', Date.parse(iso))
    return {
      card: now.promoCard !== null,
      popup: now.popup !== null,
      carousels: now.carousels.map(({ name, tiles }) => `${name}:${tiles.map((each) => each.name).join('')}`).join(' '),
      tiles: now.homeTiles.map(({ name }) => name).join(''),
      next: now.nextChangeAtMs === null ? null : new Date(now.nextChangeAtMs).toISOString(),
    }
  }

  test.each([
    ['2024-12-31T13:59:59.999Z', false, false, 'eofy:ab', 'e', '2024-12-31T14:00:00.000Z'],
    ['2024-12-31T14:00:00.000Z', true, false, 'eofy:ab', 'e', '2025-06-09T14:00:00.000Z'],
    ['2025-06-09T14:00:00.000Z', true, true, 'eofy:ab', 'e', '2025-06-11T14:00:00.000Z'],
    ['2025-06-11T14:00:00.000Z', true, true, 'eofy:a', 'e', '2025-06-12T14:00:00.000Z'],
    ['2025-06-12T14:00:00.000Z', true, false, 'eofy:a empty:c', 'e', '2025-06-13T14:00:00.000Z'],
    ['2025-06-13T14:00:00.000Z', true, false, 'eofy:a', 'de', '2025-06-15T14:00:00.000Z'],
    ['2025-06-15T14:00:00.000Z', true, false, '', 'de', '2025-12-31T14:00:00.000Z'],
    ['2025-12-31T14:00:00.000Z', false, false, '', 'de', null],
  ])('at %s', (iso, hasCard, popup, carousels, tiles, next) => {
    expect(at(iso)).toEqual({ card: hasCard, popup, carousels, tiles, next })
  })

  it('has no popup when none is configured', () => {
    const now = currentPromotions({ ...promotions, popup: null }, 'Australia/Brisbane', Date.parse('2025-06-10T00:00Z'))
    expect(now.popup).toBeNull()
  })
})
