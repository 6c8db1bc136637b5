import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BudgetRule } from '#domain/budget/budget-loan.ts'
import { budgetGuideText, budgetLoan, budgetSumText } from '#domain/budget/budget-loan.ts'
import { budgetOf, startingBudget, withBudget } from '#domain/budget/budget-state.ts'
import type { BudgetFindings, BudgetType, BudgetViewOptions } from '#domain/budget/budget-view.ts'
import { budgetPrices, budgetView } from '#domain/budget/budget-view.ts'
import { COMPARISON_RATE_WARNING } from '#domain/finance/disclosure.ts'
import { ALL_CAR_FACETS } from '../../builders/all-car-facets.ts'

const USED: BudgetType = { place: { path: '/search/used-cars', implied: { car_type: ['used'] } }, typeName: 'Used Car' }
const ALL: BudgetType = { place: { path: '/search', implied: {} }, typeName: 'Car' }
const OPTIONS: BudgetViewOptions = {
  places: [ALL.place, USED.place, { path: '/search/suv-cars', implied: { body: ['SUV'] } }],
  vocabulary: { facets: ALL_CAR_FACETS, sortIds: ['rank-desc'], defaultSort: 'rank-desc' },
  defaultCity: null,
  tiles: { customBodies: [], tiles: null },
}
const FINDINGS: BudgetFindings = {
  extent: { lowestAud: 7_990, highestAud: 80_000 },
  foundCount: 12,
  bodies: [
    { name: 'Hatch', count: 4 },
    { name: 'SUV', count: 4 },
    { name: 'Ute', count: 3 },
    { name: 'Van', count: 1 },
    { name: 'Coupe', count: 0 },
  ],
}
const START = startingBudget({ weeklyRepaymentAud: 200, monthlyRepaymentAud: 600, depositAud: 2_000 })

describe('S2 §4: what a budget shows', () => {
  test('the button leads to the search of the type, up to the budget', () => {
    expect(budgetView(54_000, null, USED, FINDINGS, OPTIONS).outcome).toEqual({
      kind: 'found',
      label: '12 Used Cars Found',
      href: '/search/used-cars?range[price]=7990:54000',
    })
  })

  test('a budget above the dearest is capped there', () => {
    const { outcome } = budgetView(99_000, null, ALL, FINDINGS, OPTIONS)
    expect(outcome).toMatchObject({ href: '/search?range[price]=7990:80000' })
  })

  test('S2 §5: the lower thumb raises where the prices begin', () => {
    const { outcome, tiles } = budgetView(54_000, 20_000, ALL, FINDINGS, OPTIONS)
    expect(outcome).toMatchObject({ href: '/search?range[price]=20000:54000' })
    expect(tiles[0]?.href).toContain('range[price]=20000:54000')
  })

  test('S2 §9: four tiles, by count and then by name from its end, on the route that says most', () => {
    expect(budgetView(54_000, null, ALL, FINDINGS, OPTIONS).tiles).toEqual([
      { name: 'SUV', count: 4, href: '/search/suv-cars?range[price]=7990:54000' },
      { name: 'Hatch', count: 4, href: '/search?refinementList[body][0]=Hatch&range[price]=7990:54000' },
      { name: 'Ute', count: 3, href: '/search?refinementList[body][0]=Ute&range[price]=7990:54000' },
      { name: 'Van', count: 1, href: '/search?refinementList[body][0]=Van&range[price]=7990:54000' },
    ])
  })

  test('S2 §2: a default city is part of every link', () => {
    const { outcome, tiles } = budgetView(54_000, null, ALL, FINDINGS, { ...OPTIONS, defaultCity: 'Perth' })
    expect(outcome).toMatchObject({ href: expect.stringContaining('refinementList[city][0]=Perth') })
    expect(tiles.every(({ href }) => href.includes('refinementList[city][0]=Perth'))).toBe(true)
  })

  test.each([
    [7_989, 5],
    [54_000, 0],
  ])('S2 §8: nothing for a budget of %d with %d found, and no tiles', (budgetAud, foundCount) => {
    expect(budgetView(budgetAud, null, USED, { ...FINDINGS, foundCount }, OPTIONS)).toEqual({
      outcome: { kind: 'none', label: '0 Used Cars Found', note: 'No Used Cars found for this budget' },
      tiles: [],
    })
  })

  test.each([
    [54_000, null, { lowestAud: 7_990, highestAud: 54_000 }],
    [54_000, 5_000, { lowestAud: 7_990, highestAud: 54_000 }],
    [54_000, 7_991, { lowestAud: 7_991, highestAud: 54_000 }],
    [80_001, null, { lowestAud: 7_990, highestAud: 80_000 }],
  ])('prices of a budget of %d from %s', (budgetAud, fromAud, prices) => {
    expect(budgetPrices(budgetAud, FINDINGS.extent, fromAud)).toEqual(prices)
  })
})

describe('S2 §5: a price sets the repayment', () => {
  test.each(['weekly', 'monthly'] as const)('%s: the budget is the price', (period) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (priceAud, depositAud) => {
          const state = withBudget({ ...START, period, depositAud }, priceAud, null)
          expect(budgetOf(state, null)).toBe(priceAud)
          expect(state.depositAud).toBe(Math.min(depositAud, priceAud))
        },
      ),
    )
  })

  test('the repayment of the other period stays', () => {
    expect(withBudget(START, 28_000, null)).toMatchObject({ weeklyRepaymentAud: 100, monthlyRepaymentAud: 600 })
    expect(withBudget({ ...START, period: 'monthly' }, 32_000, null)).toMatchObject({
      weeklyRepaymentAud: 200,
      monthlyRepaymentAud: 500,
    })
  })
})

describe('AU §1: what borrowing a budget costs', () => {
  const terms = {
    rates: { interestPercent: 6.29, comparisonPercent: 8.19 },
    termYears: 5,
    establishmentFeeAud: 0,
    example: 'The example.',
  }
  const BEFORE_INTEREST: BudgetRule = { method: 'repayments', loanTerms: terms }
  const AS_LOAN: BudgetRule = { method: 'loan', loanTerms: terms }

  test('it is more than the budget’s own repayment, and never without rates and warning', () => {
    expect(budgetLoan(START, BEFORE_INTEREST)).toEqual({
      borrowedAud: 52_000,
      repayment: {
        amountAud: 233,
        frequency: 'weekly',
        termYears: 5,
        interestPercent: 6.29,
        comparisonPercent: 8.19,
        example: 'The example.',
        warning: COMPARISON_RATE_WARNING,
      },
    })
    expect(budgetLoan({ ...START, period: 'monthly' }, BEFORE_INTEREST)?.repayment.frequency).toBe('monthly')
  })

  test('nothing without rates, and nothing where nothing is borrowed', () => {
    expect(budgetLoan(START, { method: 'repayments', loanTerms: null })).toBeNull()
    expect(budgetLoan({ ...START, weeklyRepaymentAud: 0 }, BEFORE_INTEREST)).toBeNull()
    expect(budgetLoan({ ...START, weeklyRepaymentAud: 1 }, BEFORE_INTEREST)).toBeNull()
    expect(budgetLoan({ ...START, weeklyRepaymentAud: 25 }, BEFORE_INTEREST)).not.toBeNull()
    const noRate = { ...terms, rates: { interestPercent: 6.29, comparisonPercent: Number.NaN } }
    expect(budgetLoan(START, { method: 'repayments', loanTerms: noRate })).toBeNull()
  })

  test('as a loan it is the repayment that was entered', () => {
    expect(budgetLoan(START, AS_LOAN)).toMatchObject({ borrowedAud: 44_593, repayment: { amountAud: 200 } })
    expect(budgetLoan({ ...START, period: 'monthly' }, AS_LOAN)?.repayment.amountAud).toBe(600)
  })

  test('the words say whether interest is counted', () => {
    expect(budgetSumText(START, BEFORE_INTEREST)).toBe(
      '$200 a week over 5 years, before interest, and your deposit of $2,000.',
    )
    expect(budgetGuideText(BEFORE_INTEREST)).toMatch(/interest, fees and charges are not part of it/)
    const sevenYears = { ...terms, termYears: 7 }
    expect(budgetSumText({ ...START, period: 'monthly' }, { method: 'loan', loanTerms: sevenYears })).toBe(
      '$600 a month over 7 years, with interest, and your deposit of $2,000.',
    )
    expect(budgetGuideText(AS_LOAN)).toMatch(/: interest is part of it/)
    const withFee = { ...terms, establishmentFeeAud: 395 }
    expect(budgetGuideText({ method: 'loan', loanTerms: withFee })).toMatch(
      /: interest and the establishment fee are part/,
    )
  })
})
