import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyTiles } from '#domain/budget/body-tiles.ts'
import { budgetAud, readBudgetEntry, repaymentForBudgetAud } from '#domain/budget/budget.ts'
import type { BudgetLink, BudgetSearch } from '#domain/budget/budget-outcome.ts'
import { BUDGET_PRICE_ABOVE_AUD, budgetOutcome, countsForBudget, priceExtent } from '#domain/budget/budget-outcome.ts'
import { budgetOf, changedBudget, startingBudget } from '#domain/budget/budget-state.ts'
import { PRICE_SLIDER, quickPickLabel, quickPicksAud } from '#domain/budget/price-choices.ts'
import { DEFAULT_SORT_ID, SORT_IDS } from '#domain/search/results/sort-options.ts'
import { ALL_CAR_FACETS } from '../../builders/all-car-facets.ts'
import { makeSite } from '../../builders/make-site.ts'

const LOAN = { rates: { interestPercent: 6.29, comparisonPercent: 8.19 }, termYears: 5, establishmentFeeAud: 0 }
const periods = fc.constantFrom('weekly' as const, 'monthly' as const)

describe('budget', () => {
  it.each([
    [200, 'weekly', 2_000, 54_000],
    [600, 'monthly', 2_000, 38_000],
    [0, 'weekly', 0, 0],
    [0.01, 'weekly', 0.4, 3],
    [0.005, 'monthly', 0.19, 0],
    [0.005, 'monthly', 0.2, 1],
  ] as const)('S2 §9: %d %s with a deposit of %d is %d', (repayment, period, deposit, budget) => {
    expect(budgetAud(repayment, period, deposit, null)).toBe(budget)
  })

  it.each([
    [54_000, 'weekly', 2_000, 200],
    [38_000, 'monthly', 2_000, 600],
    [2_000, 'weekly', 2_000, 0],
    [1_000, 'weekly', 2_000, 0],
  ] as const)('a budget of %d %s with a deposit of %d needs %d', (budget, period, deposit, repayment) => {
    expect(repaymentForBudgetAud(budget, period, deposit, null)).toBe(repayment)
  })

  it.each([
    [200, 'weekly', 2_000, {}, 46_593],
    [600, 'monthly', 2_000, {}, 32_819],
    [200, 'weekly', 2_000, { establishmentFeeAud: 395 }, 46_198],
    // The fee alone costs more than this.
    [1, 'weekly', 2_000, { establishmentFeeAud: 395 }, 2_000],
    [200, 'weekly', 2_000, { rates: { interestPercent: 0, comparisonPercent: 0 } }, 54_000],
    [200, 'weekly', 2_000, { rates: { interestPercent: 0, comparisonPercent: 0 }, termYears: 7 }, 74_800],
  ] as const)('as a loan, %d %s with a deposit of %d and %j is %d', (repayment, period, deposit, terms, budget) => {
    expect(budgetAud(repayment, period, deposit, { ...LOAN, ...terms })).toBe(budget)
  })

  it('as a loan, a budget that the deposit reaches needs no repayment', () => {
    expect(repaymentForBudgetAud(2_000, 'weekly', 2_000, { ...LOAN, establishmentFeeAud: 395 })).toBe(0)
  })

  it('budget and repayment are inverse, before interest and as a loan', () => {
    const dollars = fc.integer({ min: 0, max: 1_000_000 })
    const methods = fc.constantFrom(null, LOAN, { ...LOAN, termYears: 7, establishmentFeeAud: 395.5 })
    fc.assert(
      fc.property(dollars, dollars, periods, methods, (above, depositAud, period, terms) => {
        const budget = depositAud + above
        const needed = repaymentForBudgetAud(budget, period, depositAud, terms)
        expect(budgetAud(needed, period, depositAud, terms)).toBe(budget)
        if (terms !== null) return
        const again = repaymentForBudgetAud(budgetAud(above, period, depositAud, null), period, depositAud, null)
        expect(again).toBeCloseTo(above, 6)
      }),
    )
  })

  it.each([
    ['200', 200],
    ['$1,250.50', 1_250.5],
    [' 2 000 ', 2_000],
    ['', 0],
    ['abc', 0],
    ['12abc', 0],
    [Number.NaN, 0],
    [-1, 0],
    ['-1', 0],
    [0, 0],
    [1_000_000, 1_000_000],
    [1_000_001, 1_000_000],
    [Number.POSITIVE_INFINITY, 1_000_000],
    [Number.NEGATIVE_INFINITY, 0],
  ])('S2 §5: an entry of %j is %d', (entered, value) => expect(readBudgetEntry(entered)).toBe(value))

  it('S2 §5: no entry leaves 0 to 1,000,000', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (entered) => {
        const value = readBudgetEntry(entered)
        expect(value >= 0 && value <= 1_000_000).toBe(true)
      }),
    )
  })
})

describe('the budget search', () => {
  const start = startingBudget(makeSite().budgetSearch)

  it('S2 §9: begins with 200 a week, 600 a month, a deposit of 2000', () => {
    expect(start).toMatchObject({
      weeklyRepaymentAud: 200,
      monthlyRepaymentAud: 600,
      depositAud: 2_000,
      period: 'weekly',
      vehicleType: null,
    })
    expect(budgetOf(start, null)).toBe(54_000)
  })

  it('S2 §4: is recomputed when repayment, deposit, period or vehicle type changes', () => {
    const weekly = changedBudget(start, { kind: 'repayment', entered: '$300' })
    expect([weekly.weeklyRepaymentAud, weekly.monthlyRepaymentAud, budgetOf(weekly, null)]).toEqual([300, 600, 80_000])
    const monthly = changedBudget(weekly, { kind: 'period', period: 'monthly' })
    expect(budgetOf(monthly, null)).toBe(38_000)
    const more = changedBudget(monthly, { kind: 'repayment', entered: 700 })
    expect([more.weeklyRepaymentAud, more.monthlyRepaymentAud, budgetOf(more, null)]).toEqual([300, 700, 44_000])
    expect(budgetOf(changedBudget(more, { kind: 'deposit', entered: 'x' }), null)).toBe(42_000)
    expect(changedBudget(more, { kind: 'vehicleType', vehicleType: 'demo' })).toEqual({ ...more, vehicleType: 'demo' })
  })

  it.each([
    [1_000, false],
    [1_000.01, true],
    [null, false],
  ])('S2 §7: a price of %j counts: %s', (priceAud, counts) => expect(countsForBudget(priceAud, 1_000)).toBe(counts))

  it('S2 §5: the lowest price is 0 and the highest 100,000 when none is known', () => {
    expect(priceExtent([null, 1_000], 1_000)).toEqual({ lowestAud: 0, highestAud: 100_000 })
    expect(priceExtent([20_000, null, 900, 9_990, 64_990], 1_000)).toEqual({ lowestAud: 9_990, highestAud: 64_990 })
    const many = Array.from({ length: 300_000 }, (_, index) => 5_000 + index)
    expect(priceExtent(many, 1_000)).toEqual({ lowestAud: 5_000, highestAud: 304_999 })
  })

  const search: BudgetSearch = {
    budgetAud: 54_000,
    extent: { lowestAud: 9_990, highestAud: 64_990 },
    foundCount: 1_234,
    typeName: 'Used Car',
    link: {
      place: { path: '/search/used-cars', implied: { car_type: ['used'] } },
      vocabulary: { facets: ALL_CAR_FACETS, sortIds: SORT_IDS, defaultSort: DEFAULT_SORT_ID },
      defaultCity: null,
    },
  }

  it.each([
    ['below the lowest price', { budgetAud: 9_989 }],
    ['nothing found', { foundCount: 0 }],
  ])('S2 §8: %s disables the button, with a note', (_name, overrides) => {
    expect(budgetOutcome({ ...search, ...overrides })).toEqual({
      kind: 'none',
      label: '0 Used Cars Found',
      note: 'No Used Cars found for this budget',
    })
  })

  it.each([
    ['the filtered search', {}, '1,234 Used Cars Found', '9990:54000'],
    ['at the lowest price', { budgetAud: 9_990, foundCount: 1 }, '1 Used Car Found', '9990:9990'],
    ['capped at the highest price', { budgetAud: 64_991, foundCount: 2 }, '2 Used Cars Found', '9990:64990'],
  ])('S2 §4: the button links to %s', (_name, overrides, label, range) => {
    expect(budgetOutcome({ ...search, ...overrides })).toEqual({
      kind: 'found',
      label,
      href: `/search/used-cars?range[price]=${range}`,
    })
  })

  it('S2 §2: the link of all types, and the default city that a few sites add', () => {
    const hrefOf = (link: Partial<BudgetLink>) => {
      const outcome = budgetOutcome({ ...search, link: { ...search.link, ...link } })
      return outcome.kind === 'found' ? outcome.href : null
    }
    expect(hrefOf({ place: { path: '/search', implied: {} } })).toBe('/search?range[price]=9990:54000')
    expect(hrefOf({ defaultCity: 'Perth' })).toBe(
      '/search/used-cars?range[price]=9990:54000&refinementList[city][0]=Perth',
    )
  })

  it('S2 §7: cars above 1000 are looked at', () => expect(BUDGET_PRICE_ABOVE_AUD).toBe(1_000))

  it('S2 §9: the slider', () => expect(PRICE_SLIDER).toEqual({ minAud: 5_000, maxAud: 250_000, stepAud: 500 }))

  it('S2 §5: quick picks of 5k to 70k, or 300k to 800k, or a site’s own', () => {
    expect(quickPicksAud('standard').map(quickPickLabel).join(' ')).toBe(
      '5k 10k 15k 20k 25k 30k 35k 40k 45k 50k 55k 60k 65k 70k',
    )
    expect(quickPicksAud('large').map(quickPickLabel).join(' ')).toBe('300k 400k 500k 600k 700k 800k')
    expect(quickPicksAud([7_250]).map(quickPickLabel)).toEqual(['7.25k'])
  })
})

describe('body tiles', () => {
  const bodies = [
    { name: 'Coupe', count: 3 },
    { name: 'SUV', count: 9 },
    { name: 'Ute', count: 3 },
    { name: 'Hatch', count: 12 },
    { name: 'Van', count: 0 },
    { name: 'Sedan', count: 3 },
    { name: 'Wagon', count: 1 },
  ]
  const names = (options: { customBodies?: string[]; tiles?: number | null }) =>
    bodyTiles(bodies, { customBodies: [], tiles: null, ...options }).map(({ name }) => name)

  it('S2 §9: 4, by count descending, then name descending', () => {
    expect(names({})).toEqual(['Hatch', 'SUV', 'Ute', 'Sedan'])
    expect(names({ tiles: 6 })).toEqual(['Hatch', 'SUV', 'Ute', 'Sedan', 'Coupe', 'Wagon'])
    expect(bodies[0]?.name).toBe('Coupe')
  })

  it('S2 §9: up to 20 with custom bodies', () => {
    const custom = ['ute', 'WAGON', 'Coupe', 'sedan', 'Suv', 'Van']
    expect(names({ customBodies: custom })).toEqual(['SUV', 'Ute', 'Sedan', 'Coupe', 'Wagon'])
    const many = Array.from({ length: 25 }, (_, index) => ({ name: `Body ${index}`, count: 1 }))
    const all = { customBodies: many.map(({ name }) => name), tiles: null }
    expect(bodyTiles(many, all)).toHaveLength(20)
    expect(
      bodyTiles(
        [
          { name: 'Same', count: 2 },
          { name: 'Same', count: 2 },
        ],
        { customBodies: [], tiles: null },
      ),
    ).toHaveLength(2)
  })
})
