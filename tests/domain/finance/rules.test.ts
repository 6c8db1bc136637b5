import { describe, expect, it } from 'vitest'
import { overridesCross } from '#domain/finance/rules.ts'
import type { FinanceInput } from '../../builders/make-finance.ts'
import { makeFinance, makeRules } from '../../builders/make-finance.ts'

const rates = { interestPercent: 8, comparisonPercent: 9 }
/** Every change there is, each to a value that is no default. */
const changes = {
  minAmountAud: 5_000,
  maxAmountAud: 90_000,
  maxTermYears: 5,
  startTermYears: 4,
  minInterestPercent: 7.5,
  maxInterestPercent: 14.5,
  interestHidden: true,
  residualHidden: true,
  establishmentFeeAud: 1_360.5,
  rates,
  estimateHidden: true,
  hiddenAtOrBelowAud: 1_000,
  youngerThanYears: 12,
}
const changed = {
  establishmentFeeAud: 1_360.5,
  rates,
  calculator: {
    amount: { minAud: 5_000, maxAud: 90_000, stepAud: 500, start: 'car-price' },
    term: { minYears: 1, maxYears: 5, startYears: 4 },
    interest: { minPercent: 7.5, maxPercent: 14.5, hidden: true },
    residual: { maxAud: 250_000, hidden: true },
  },
  estimate: { hidden: true, hiddenAtOrBelowAud: 1_000, youngerThanYears: 12, termYears: 5 },
}

describe('financeRules', () => {
  it('are the site’s where neither provider nor dealership says anything', () => {
    const { providers, dealerships, ...site } = makeFinance({ provider: 'one', providers: { two: changes } })
    expect(makeRules({ provider: 'one', providers: { two: changes } })).toEqual(site)
    expect(makeRules({ provider: 'one', providers: { one: {} }, dealerships: { here: {} } }, 'here')).toEqual(site)
    expect([providers['one'], dealerships]).toEqual([undefined, {}])
  })

  it('S1 §5: "for one lender": what a provider changes', () => {
    expect(makeRules({ provider: 'one', providers: { one: changes } })).toMatchObject({ provider: 'one', ...changed })
  })

  it('S1 §5: "some dealerships": what a dealership changes, over its provider', () => {
    const finance: FinanceInput = {
      provider: 'one',
      providers: { one: { minInterestPercent: 6, maxTermYears: 6 }, two: { minInterestPercent: 5 } },
      dealerships: { here: changes, there: { provider: 'two', path: '/apply-for-finance', maxInterestPercent: 20 } },
    }
    expect(makeRules(finance, 'here')).toMatchObject({ provider: 'one', link: { path: '/finance' }, ...changed })
    expect(makeRules(finance, 'there')).toMatchObject({
      provider: 'two',
      link: { path: '/apply-for-finance', vehicleIdentifierFinance: false },
      calculator: { interest: { minPercent: 5, maxPercent: 20, hidden: false }, term: { maxYears: 7 } },
    })
    expect(makeRules(finance, 'elsewhere').calculator).toMatchObject({
      interest: { minPercent: 6, maxPercent: 15 },
      term: { maxYears: 6 },
    })
  })

  it('a change to nothing or off is a change', () => {
    const finance: FinanceInput = {
      establishmentFeeAud: 500,
      calculator: { interest: { hidden: true }, residual: { hidden: true } },
      estimate: { hidden: true },
      dealerships: {
        here: {
          establishmentFeeAud: 0,
          hiddenAtOrBelowAud: 0,
          interestHidden: false,
          residualHidden: false,
          estimateHidden: false,
        },
      },
    }
    expect(makeRules(finance, 'here')).toMatchObject({
      establishmentFeeAud: 0,
      calculator: { interest: { hidden: false }, residual: { hidden: false } },
      estimate: { hidden: false, hiddenAtOrBelowAud: 0 },
    })
  })

  it('knows no dealership by the name of a built-in property', () => {
    expect(makeRules({ provider: 'one' }, 'toString').provider).toBe('one')
    expect(makeRules({ provider: 'constructor' }).calculator.variant).toBe('loan')
  })
})

describe('overridesCross', () => {
  const crossing: [string, FinanceInput][] = [
    ['an amount', { minAmountAud: 100_001 } as FinanceInput],
    ['a maximum amount', { maxAmountAud: 999 } as FinanceInput],
    ['a term', { maxTermYears: 0.5 } as FinanceInput],
    ['a minimum rate', { minInterestPercent: 15.1 } as FinanceInput],
    ['a maximum rate', { maxInterestPercent: 0.4 } as FinanceInput],
  ]

  it.each(crossing)('sees %s of a provider or a dealership that leaves nothing between', (_name, change) => {
    expect(() => makeFinance({ providers: { one: change } as FinanceInput['providers'] })).toThrow('lowest amounts')
    expect(() => makeFinance({ dealerships: { here: change } as FinanceInput['dealerships'] })).toThrow(
      'lowest amounts',
    )
  })

  it('allows bounds that meet', () => {
    const meeting = { minAmountAud: 100_000, maxTermYears: 1, maxInterestPercent: 0.5 }
    expect(overridesCross(makeFinance({ providers: { one: meeting } }))).toBe(false)
    expect(
      overridesCross(
        makeFinance({ calculator: { variant: 'purchase-price' }, providers: { one: { minAmountAud: 250_000 } } }),
      ),
    ).toBe(false)
  })

  it('sees that a dealership crosses its own provider', () => {
    expect(() =>
      makeFinance({
        providers: { one: { minInterestPercent: 7.5 } },
        dealerships: { here: { provider: 'one', maxInterestPercent: 7 } },
      }),
    ).toThrow('lowest amounts')
  })
})
