import { describe, expect, it } from 'vitest'
import { compareObstacle, showsSaveToggle } from '#domain/car/availability.ts'
import type { ButtonPlace, ButtonState } from '#domain/car/page/car-buttons.ts'
import { BUTTON_STATES, buttonState, carButtons } from '#domain/car/page/car-buttons.ts'
import { makeSite } from '../../builders/make-site.ts'

const all = {
  call: true,
  instantMessage: true,
  finance: true,
  reserve: true,
  buyOnline: true,
  tradeIn: true,
  vehicleReport: true,
  carAnalysis: true,
}
const { buttons } = makeSite()

describe('S1 §4: the state that chooses the buttons', () => {
  it.each([
    ['in_stock', false, 'inStock'],
    ['in_stock', true, 'reserved'],
    ['coming_soon', false, 'comingSoon'],
    ['coming_soon', true, 'reserved'],
    ['sold', false, 'sold'],
    ['sold', true, 'sold'],
    ['whatever', true, 'sold'],
  ])('%s, reserved %s: %s', (status, reserved, expected) => {
    expect(buttonState({ status, reserved })).toBe(expected)
  })
})

describe('S1 §2, §4: the buttons of each state, where a site says nothing else', () => {
  const enquiries = ['enquire', 'call', 'testDrive', 'finance', 'tradeIn', 'requestPhotos']
  const table: Record<ButtonPlace, Record<ButtonState, string[]>> = {
    card: {
      inStock: ['explore', 'quickEnquiry', 'reserve'],
      reserved: ['explore', 'quickEnquiry'],
      comingSoon: ['explore', 'quickEnquiry', 'reserve'],
      sold: ['findSimilar'],
    },
    page: {
      inStock: [...enquiries, 'reserve', 'vehicleReport', 'carAnalysis'],
      reserved: enquiries,
      comingSoon: [...enquiries, 'reserve'],
      sold: ['findSimilar'],
    },
    mobileBar: {
      inStock: ['call', 'enquire'],
      reserved: ['call', 'enquire'],
      comingSoon: ['call', 'enquire'],
      sold: [],
    },
  }
  const places = ['card', 'page', 'mobileBar'] as const
  it.each(places.flatMap((place) => BUTTON_STATES.map((state) => ({ place, state }))))(
    '$place, $state',
    ({ place, state }) => {
      expect(carButtons(buttons, place, state, all)).toEqual(table[place][state])
    },
  )

  it('leaves out what this car cannot offer, and nothing else', () => {
    const needed = ['call', 'finance', 'reserve', 'tradeIn', 'vehicleReport', 'carAnalysis'] as const
    for (const button of needed) {
      expect(carButtons(buttons, 'page', 'inStock', { ...all, [button]: false })).toEqual(
        table.page.inStock.filter((other) => other !== button),
      )
    }
  })

  it('can have reserve, enquire or instant message, and call in the bar of a phone', () => {
    const own = makeSite({ buttons: { mobileBar: { inStock: ['reserve', 'instantMessage', 'call'] } } }).buttons
    expect(carButtons(own, 'mobileBar', 'inStock', all)).toEqual(['reserve', 'instantMessage', 'call'])
    expect(carButtons(own, 'mobileBar', 'reserved', all)).toEqual(['call', 'enquire'])
  })
})

describe('S1 §4: save and compare', () => {
  it.each([
    ['inStock', false, true],
    ['inStock', true, true],
    ['sold', false, false],
    ['sold', true, true],
  ] as const)('a car %s, saved %s, shows save: %s', (state, isSaved, expected) => {
    expect(showsSaveToggle(state, isSaved)).toBe(expected)
  })

  it.each([
    ['inStock', 20_000, 1, null],
    ['inStock', 1, 1, null],
    ['inStock', 0, 1, 'price'],
    ['inStock', null, 1, 'price'],
    ['inStock', null, 0, 'price'],
    ['inStock', 20_000, 0, 'photo'],
    ['sold', 20_000, 1, 'sold'],
  ] as const)(
    'a car %s with price %s and %i images lacks for a comparison: %s',
    (state, priceAud, imageCount, expected) => {
      expect(compareObstacle(state, { priceAud, offerPriceAud: null, imageCount })).toBe(expected)
    },
  )

  it('a car with an offer alone has a price to compare, which is the one that is shown', () => {
    const car = { priceAud: null, offerPriceAud: 18_000, imageCount: 1 }
    expect(compareObstacle('inStock', car)).toBeNull()
  })
})
