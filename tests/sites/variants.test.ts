import { describe, expect, it, test } from 'vitest'
import { listSites, loadSite } from '#config/load-site.ts'
import { calculatorFields } from '#domain/finance/calculator-fields.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { FORTY_CARS } from './forty-cars.ts'
import { facetLine, listedCars, outcomes, outcomeTable } from './outcomes.ts'

const VARIANTS = await listSites({ sitesDir: 'tests/sites' })
const load = (variant: string) => loadSite(variant, { sitesDir: 'tests/sites' })

/** "F01-F03 F07" */
function numbers(written: string): string[] {
  return written.split(' ').flatMap((part) => {
    const [from = '', to = from] = part.split('-')
    const first = Number(from.slice(1))
    return Array.from(
      { length: Number(to.slice(1)) - first + 1 },
      (_, index) => `F${String(first + index).padStart(2, '0')}`,
    )
  })
}

const stockNumbers = (cars: readonly { car: { stockNumber: string | null } }[]) =>
  cars.map(({ car }) => car.stockNumber)

describe('the forty cars', () => {
  it('are forty, each of its own', () => {
    expect(new Set(stockNumbers(FORTY_CARS)).size).toBe(40)
    expect(new Set(FORTY_CARS.map(({ car }) => car.slug)).size).toBe(40)
  })
})

/** Written by hand from the rules of each site; F28 is not meant for any website. */
const LISTED: Record<string, string> = {
  // Cars, without the excluded F07; sold within 7 days are F16, F17 and F18.
  group: 'F01-F06 F08-F18 F20-F27 F29-F34 F40',
  caravan: 'F35 F36',
  // F38 is sold, and nothing sold is shown.
  motorcycle: 'F37',
  truck: 'F39 F40',
  // Used, of 2014 and later; F16 sold yesterday, F17 to the millisecond 3 days ago.
  'used-only': 'F06-F16 F20-F26 F30-F34 F40',
  'certified-only': 'F09 F10 F12 F32',
  // No demonstrators; sold within 3 days.
  subscription: 'F01-F03 F06-F16 F20-F27 F29-F34 F40',
  'purchase-price': 'F01-F16 F20-F27 F29-F34 F40',
  electric: 'F29-F32',
}

describe('which cars are listed (S1 §7, §9)', () => {
  it('is written down for every variant', () => {
    expect(Object.keys(LISTED).sort()).toEqual(VARIANTS)
  })

  test.each(Object.entries(LISTED))('%s: %s', async (variant, written) => {
    expect(stockNumbers(listedCars(await load(variant)))).toEqual(numbers(written))
  })
})

describe('what is said of a car (S1 §4)', () => {
  test.each([
    ['group', 'F01', { tag: '-', price: '$45,000', buttons: 'explore quickEnquiry reserve' }],
    ['group', 'F02', { tag: 'Coming Soon', buttons: 'explore quickEnquiry reserve' }],
    ['group', 'F03', { price: 'PREORDER', finance: 'hidden (price)' }],
    ['subscription', 'F03', { price: 'Join the list' }],
    ['purchase-price', 'F04', { price: '$47,000 was $49,990' }],
    ['purchase-price', 'F05', { price: '$39,990 was $41,990' }],
    // 500 below is more than 499; 499 is not.
    ['purchase-price', 'F06', { belowMarket: '$500' }],
    ['purchase-price', 'F07', { belowMarket: '-' }],
    ['group', 'F08', { tag: 'Reserved', buttons: 'explore quickEnquiry' }],
    ['group', 'F09', { tag: 'Certified' }],
    ['certified-only', 'F09', { tag: 'Assured' }],
    ['certified-only', 'F10', { tag: 'Reserved' }],
    ['group', 'F11', { tag: 'One owner' }],
    ['group', 'F12', { tag: 'Certified' }],
    // 8 days end at their last millisecond; the group has 14.
    ['used-only', 'F13', { tag: '-' }],
    ['used-only', 'F14', { tag: 'New' }],
    ['group', 'F15', { tag: 'Just Arrived' }],
    ['group', 'F16', { tag: 'SOLD', buttons: 'findSimilar', finance: '-' }],
    ['used-only', 'F16', { tag: 'JUST SOLD' }],
    ['group', 'F20', { price: 'Enquire for price.' }],
    ['group', 'F21', { price: 'Enquire for price.' }],
    ['group', 'F22', { price: '$11' }],
    ['group', 'F23', { finance: 'hidden (price)' }],
    // $501 a year at 6.29 % over 5 years is about $2 a week: 25 or less.
    ['group', 'F24', { finance: 'Enquire for Finance' }],
    // Any price has an estimate here, and this one is too small to be shown.
    ['purchase-price', 'F22', { finance: 'Enquire for Finance' }],
    // 12 years old in 2026 is not under 12.
    ['used-only', 'F26', { finance: 'hidden (age)' }],
    ['group', 'F29', { tag: '-', finance: 'hidden (make)' }],
    ['electric', 'F29', { tag: 'Electric', finance: '$0' }],
    ['electric', 'F30', { tag: 'Electric', belowMarket: '$2,000' }],
    ['electric', 'F31', { tag: 'PHEV', belowMarket: '-' }],
    ['electric', 'F32', { tag: 'Hybrid' }],
    ['subscription', 'F33', { price: '$199 / week', finance: 'hidden (dealership)' }],
    ['subscription', 'F34', { price: '$29,000' }],
    ['group', 'F33', { price: '$22,000' }],
    ['caravan', 'F35', { price: '$79,990', finance: 'hidden (rates)' }],
    ['caravan', 'F36', { price: 'Call for our best price.', finance: 'hidden (price)' }],
    ['motorcycle', 'F37', { buttons: 'explore enquire' }],
  ])('%s %s: %o', async (variant, stockNumber, expected) => {
    const outcome = outcomes(await load(variant)).find((each) => each.stockNumber === stockNumber)
    expect(outcome).toMatchObject(expected)
  })
})

describe('repayments (S1 §9)', () => {
  /** The amortised loan written out once more, so that the two ways must agree. */
  const weekly = (amountAud: number, percent: number) => {
    const rate = percent / 100 / 52
    return (amountAud * rate) / (1 - (1 + rate) ** -260)
  }

  test.each([
    // 10 % deposit and no fee; the second has a fee of 1,360.50 and no deposit.
    ['group', 'F01', weekly(45_000 * 0.9, 6.29), 'per week'],
    ['purchase-price', 'F01', weekly(45_000 + 1360.5, 6.29), 'per week'],
    ['used-only', 'F12', weekly(27_990 * 0.9, 9.99) * 4.33, 'per month'],
    ['truck', 'F39', weekly(120_000 * 0.9, 7.99), 'per week'],
  ])('%s %s', async (variant, stockNumber, amountAud, period) => {
    const { finance } = outcomes(await load(variant)).find((each) => each.stockNumber === stockNumber) ?? {}
    expect(finance).toBe(`$${Math.round(amountAud).toLocaleString('en-AU')} ${period}`)
  })

  test.each([
    ['group', 45_000, { min: 1000, max: 100_000, start: 45_000 }, { max: 7, start: 6 }],
    ['used-only', 3000, { min: 5000, max: 100_000, start: 5000 }, { max: 5, start: 5 }],
    ['truck', 120_000, { min: 1000, max: 126_000, start: 120_000 }, { max: 7, start: 6 }],
    ['purchase-price', 180_000, { min: 1000, max: 250_000, start: 180_000 }, { max: 7, start: 5 }],
  ])('%s: the calculator of a car of %i', async (variant, priceAud, amount, term) => {
    const { finance } = await load(variant)
    const fields = calculatorFields(financeRules(finance, null), priceAud, null)
    expect(fields.amount).toMatchObject(amount)
    expect(fields.term).toMatchObject(term)
  })
})

describe('filters beside the results (S1 §5, §9)', () => {
  test.each([
    ['group', 'car_type', 'New 4, Demo 2, Pre-Owned 26'],
    ['purchase-price', 'car_type', 'New 4, Demo 2, Used 25'],
    ['used-only', 'car_type', 'Used 24'],
    ['certified-only', 'certified', 'Certified 4'],
    ['truck', 'body', 'Light Truck 1, Ute 1'],
    ['caravan', 'body', 'Caravan 2'],
  ] as const)('%s: %s', async (variant, attribute, line) => {
    expect(facetLine(await load(variant), attribute)).toBe(line)
  })
})

test.each(VARIANTS)('everything that %s says of the forty cars', async (variant) => {
  expect(outcomeTable(await load(variant))).toMatchSnapshot()
})
