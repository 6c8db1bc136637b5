import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { runningCostsSchema } from '#config/schema/car/running-costs.ts'
import { budgetSearchSchema } from '#config/schema/finance/budget-search.ts'
import { financeSchema } from '#config/schema/finance/finance.ts'

const problems = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input)
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('finance options', () => {
  it('S1 §5, §9, S2 §9: the defaults', () => {
    expect(v.parse(financeSchema, {})).toEqual({
      provider: null,
      requestQuotes: false,
      establishmentFeeAud: null,
      rates: null,
      calculator: {
        variant: 'loan',
        amount: {
          minAud: 1_000,
          maxAud: null,
          stepAud: 500,
          maxTimesPrice: null,
          start: 'car-price',
          fallbackAud: 30_000,
        },
        term: { minYears: 1, maxYears: 7, stepYears: 0.5, choicesYears: [], startYears: null },
        interest: { minPercent: 0.5, maxPercent: 15, stepPercent: 0.5, startPercent: null, hidden: false },
        deposit: { maxAud: 250_000, hidden: false },
        residual: { maxAud: 250_000, hidden: false },
        details: { moreLabel: 'Show More', lessLabel: 'Show Less' },
      },
      estimate: {
        hidden: false,
        hiddenMakes: [],
        hiddenAtOrBelowAud: 500,
        youngerThanYears: null,
        termYears: 5,
        depositPercent: 10,
        placeholder: 'dashes',
        teaserPeriod: 'week',
      },
      disclaimer: {
        amountAud: 30_000,
        termYears: 5,
        secured: true,
        finalPaymentPercent: 30,
        exampleRates: null,
        comparisonRange: null,
        broker: null,
      },
      dealerFees: {
        listed: false,
        establishmentAud: 395,
        securityRegistrationAud: 6,
        monthlyAccountAud: 8,
        dealerAgencyAud: 912.25,
      },
      link: { path: '/finance', vehicleIdentifierFinance: false },
      providers: {},
      dealerships: {},
    })
  })

  it('every change of a provider or a dealership is none unless it is said', () => {
    const finance = v.parse(financeSchema, { providers: { one: {} }, dealerships: { here: {} } })
    expect(new Set(Object.values(finance.providers['one'] ?? {}))).toEqual(new Set([null]))
    expect(new Set(Object.values(finance.dealerships['here'] ?? {}))).toEqual(new Set([null]))
    expect(Object.keys(finance.dealerships['here'] ?? {})).toEqual(expect.arrayContaining(['provider', 'path']))
  })

  it.each([
    [
      { calculator: { amount: { minAud: 2, maxAud: 1 } } },
      'calculator: expected an `amount.minAud` that is not above `amount.maxAud`',
    ],
    [{ calculator: { term: { minYears: 8 } } }, 'calculator.term: expected a `minYears` that is not above `maxYears`'],
    [
      { calculator: { interest: { minPercent: 16 } } },
      'calculator.interest: expected a `minPercent` that is not above `maxPercent`',
    ],
    [
      { disclaimer: { comparisonRange: { minPercent: 9, maxPercent: 8 } } },
      'disclaimer.comparisonRange: expected a `minPercent` that is not above `maxPercent`',
    ],
    [
      { calculator: { amount: { minAud: 100_001 } } },
      'calculator: expected an `amount.minAud` that is not above `amount.maxAud`',
    ],
    [{ link: { path: '/finance?x=1' } }, 'link.path: expected a path such as "/finance", without a query or an anchor'],
    [{ link: { path: '//elsewhere' } }, 'link.path: expected a path such as "/finance", without a query or an anchor'],
    [{ establishmentFeeAud: -1 }, 'establishmentFeeAud: expected at least $0'],
    [
      { calculator: { interest: { maxPercent: 101 } } },
      'calculator.interest.maxPercent: expected at most 100, such as 7.5 for 7.5 %',
    ],
    [{ calculator: { interest: { minPercent: -0.5 } } }, 'calculator.interest.minPercent: expected at least 0'],
    [
      { calculator: { term: { choicesYears: [0.4] } } },
      'calculator.term.choicesYears.0: expected at least half a year',
    ],
    [{ calculator: { term: { choicesYears: [31] } } }, 'calculator.term.choicesYears.0: expected at most 30 years'],
    [{ calculator: { amount: { stepAud: 0 } } }, 'calculator.amount.stepAud: expected at least 0.01'],
    [{ calculator: { amount: { maxTimesPrice: 0.9 } } }, 'calculator.amount.maxTimesPrice: expected at least 1'],
    [{ calculator: { amount: { maxTimesPrice: 2.1 } } }, 'calculator.amount.maxTimesPrice: expected at most 2'],
  ])('refuses %j', (input, problem) => expect(problems(financeSchema, input)).toEqual([problem]))

  it('a rate is never configured without its comparison rate (AU §1)', () => {
    expect(problems(financeSchema, { rates: { interestPercent: 6.29 } })).toHaveLength(1)
    expect(problems(financeSchema, { rates: { interestPercent: 6.29, comparisonPercent: 8.19 } })).toEqual([])
  })

  it('takes equal bounds', () => {
    const calculator = {
      amount: { minAud: 5_000, maxAud: 5_000 },
      term: { minYears: 7 },
      interest: { minPercent: 15 },
    }
    const comparisonRange = { minPercent: 8, maxPercent: 8 }
    expect(problems(financeSchema, { calculator, disclaimer: { comparisonRange } })).toEqual([])
  })
})

describe('budget search options', () => {
  it('S2 §5, §7, §9: the defaults', () => {
    expect(v.parse(budgetSearchSchema, {})).toEqual({
      enabled: true,
      method: 'repayments',
      weeklyRepaymentAud: 200,
      monthlyRepaymentAud: 600,
      depositAud: 2_000,
      priceAboveAud: 1_000,
      slider: { minAud: 5_000, maxAud: 250_000, stepAud: 500 },
      quickPicks: 'standard',
      customBodies: [],
      tiles: null,
    })
  })

  it.each([
    [{ slider: { minAud: 250_000 } }, 'slider: expected a `minAud` that is below `maxAud`'],
    [{ slider: { stepAud: 0 } }, 'slider.stepAud: expected at least $1'],
    [{ depositAud: 1_000_001 }, 'depositAud: expected at most $1,000,000'],
  ])('refuses %j', (input, problem) => expect(problems(budgetSearchSchema, input)).toEqual([problem]))

  it('takes quick picks by name or as a list', () => {
    expect(problems(budgetSearchSchema, { quickPicks: 'large' })).toEqual([])
    expect(problems(budgetSearchSchema, { quickPicks: [5_000, 9_000] })).toEqual([])
    expect(problems(budgetSearchSchema, { quickPicks: 'huge' })).toHaveLength(1)
  })
})

describe('running costs options', () => {
  const region = (name: string, ...postcodes: string[]) => ({ name, priceAud: 90, postcodes })
  const state = (name: string, ...states: string[]) => ({ name, priceAud: 90, states })

  it('S1 §5: the defaults', () => {
    expect(v.parse(runningCostsSchema, {})).toEqual({
      fuel: {
        enabled: true,
        priceAudPerLitre: 1.7,
        weeklyDistanceKm: 250,
        litresPer100Km: 10,
        priceAudPerKilowattHour: null,
        kilowattHoursPer100Km: 17,
      },
      delivery: { regions: [], byDistance: null },
    })
  })

  it.each([
    [{ fuel: { priceAudPerLitre: 0 } }, 'fuel.priceAudPerLitre: expected more than 0'],
    [{ fuel: { priceAudPerLitre: 21 } }, 'fuel.priceAudPerLitre: expected at most 20'],
    [
      { delivery: { regions: [region('A', '4179-4000')] } },
      'delivery.regions.0.postcodes.0: expected a postcode or a range from low to high, such as "4205" or "4000-4179"',
    ],
    [{ delivery: { regions: [region('A')] } }, 'delivery.regions.0: expected at least one postcode or state'],
    [
      { delivery: { regions: [state('A', 'QLD'), state('B', 'QLD')] } },
      'delivery.regions: expected each state in one region only',
    ],
    [
      { delivery: { regions: [state('A', 'NZ')] } },
      'delivery.regions.0.states.0: expected one of: ACT, NSW, NT, QLD, SA, TAS, VIC, WA',
    ],
    [
      { delivery: { regions: [region('A', '4000-4179'), region('B', '4179')] } },
      'delivery.regions: expected each postcode in one region only',
    ],
  ])('refuses %j', (input, problem) => expect(problems(runningCostsSchema, input)).toEqual([problem]))

  it('takes ranges that only touch', () => {
    expect(
      problems(runningCostsSchema, { delivery: { regions: [region('A', '4000-4179'), region('B', '4180')] } }),
    ).toEqual([])
  })
})
