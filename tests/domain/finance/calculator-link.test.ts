import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatorQuery, enquiryHref, readCalculatorQuery, readEnquiry } from '#domain/finance/calculator-link.ts'
import { FREQUENCIES } from '#domain/finance/loan/frequency.ts'

const LOAN = {
  amountAud: 18_990,
  depositAud: 2_000,
  residualAud: 0,
  termYears: 5.5,
  interestPercent: 6.29,
  frequency: 'fortnightly',
} as const

describe('a link to what was chosen', () => {
  it('names each value, and leaves out what is nothing', () => {
    expect(calculatorQuery(LOAN)).toBe('?amount=18990&deposit=2000&years=5.5&rate=6.29&every=fn')
  })

  it('leads back to the same values', () => {
    const cents = fc.integer({ min: 0, max: 25_000_000 }).map((value) => value / 100)
    const loans = fc.record({
      amountAud: cents,
      depositAud: cents,
      residualAud: cents,
      termYears: fc.constantFrom(1, 2.5, 7),
      interestPercent: fc.integer({ min: 0, max: 2_000 }).map((value) => value / 100),
      frequency: fc.constantFrom(...FREQUENCIES),
    })
    fc.assert(
      fc.property(loans, (loan) => {
        const { amountAud: _, ...others } = { ...loan }
        const read = { depositAud: 0, residualAud: 0, ...readCalculatorQuery(calculatorQuery(loan)) }
        expect(read).toEqual(loan.amountAud === 0 ? others : loan)
      }),
    )
  })

  it.each([
    ['?amount=many&deposit=-5&years=1e3&rate=&every=daily', {}],
    ['?utm_source=ad&amount=20000', { amountAud: 20_000 }],
    ['', {}],
  ])('reads only what it says in numbers: %s', (search, expected) => {
    expect(readCalculatorQuery(search)).toEqual(expected)
  })
})

describe('a link to the finance form', () => {
  it.each([
    ['/finance?car_id=7#finance-form', '/finance?car_id=7&amount=18990', '#finance-form'],
    ['/finance', '/finance?amount=18990', ''],
  ])('keeps the query and the anchor of %s', (href, start, end) => {
    const made = enquiryHref(href, LOAN, 85)
    expect(made).toBe(`${start}&deposit=2000&years=5.5&rate=6.29&every=fn&repayment=85${end}`)
    expect(readEnquiry(made.replace(/^[^?]*/, ''))).toEqual({ ...LOAN, repaymentAud: 85 })
  })

  it('says no repayment where none is shown', () => {
    expect(enquiryHref('/finance', LOAN, null)).not.toContain('repayment')
  })

  it.each(['', '?amount=18990', '?amount=18990&years=5', '?amount=18990&years=5&rate=7'])(
    'has no whole loan in "%s"',
    (search) => expect(readEnquiry(search)).toBeNull(),
  )
})
