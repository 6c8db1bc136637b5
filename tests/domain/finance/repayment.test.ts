import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise, loanTotals } from '#domain/finance/loan/amortisation.ts'
import { FREQUENCIES } from '#domain/finance/loan/frequency.ts'
import type { Loan } from '#domain/finance/loan/repayment.ts'
import { exactRepaymentAud, loanFigures } from '#domain/finance/loan/repayment.ts'
import { makeLoan } from '../../builders/make-finance.ts'

const loans: fc.Arbitrary<Loan> = fc.record({
  amountAud: fc.integer({ min: 100_000, max: 25_000_000 }).map((cents) => cents / 100),
  depositAud: fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 100),
  establishmentFeeAud: fc.constantFrom(0, 395, 1300, 1360.5),
  residualAud: fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 100),
  interestPercent: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom(...FREQUENCIES),
})

describe('repayment', () => {
  // From a calculation with 40 digits.
  it.each([
    ['monthly', makeLoan(), 601.1384578687],
    ['weekly over 6 years', makeLoan({ termYears: 6, frequency: 'weekly' }), 119.4737754759],
    ['with a residual', makeLoan({ residualAud: 9_000, frequency: 'fortnightly' }), 219.9072386513],
    [
      'with a fee',
      makeLoan({ establishmentFeeAud: 1_360.5, interestPercent: 9.99, termYears: 4, frequency: 'weekly' }),
      183.0396299355,
    ],
    [
      'with a deposit',
      makeLoan({ amountAud: 54_990, depositAud: 5_499, interestPercent: 6.29, frequency: 'weekly' }),
      221.9630794331,
    ],
    [
      'without interest',
      makeLoan({ amountAud: 20_000, interestPercent: 0, termYears: 2, frequency: 'fortnightly' }),
      384.6153846154,
    ],
  ])('S1 §9: an amortised loan, %s', (_name, loan, repayment) => {
    expect(exactRepaymentAud(loan)).toBeCloseTo(repayment, 8)
  })

  it('S1 §9: is shown rounded', () => {
    expect(Math.round(exactRepaymentAud(makeLoan()))).toBe(601)
    expect(Math.round(exactRepaymentAud(makeLoan({ establishmentFeeAud: 30 })))).toBe(602)
  })

  it('a deposit beyond the loan leaves nothing to repay, and a residual is never more than what is borrowed', () => {
    const paid = makeLoan({ depositAud: 40_000, residualAud: 500 })
    expect(loanFigures(paid)).toMatchObject({ principalAud: 0, residualAud: 0 })
    expect(exactRepaymentAud(paid)).toBe(0)
    expect(loanTotals(paid).totalPayableAud).toBe(0)
    const interestOnly = makeLoan({ residualAud: 99_999 })
    expect(loanFigures(interestOnly).residualAud).toBe(30_000)
    expect(exactRepaymentAud(interestOnly)).toBeCloseTo(187.5, 9)
  })

  it('takes no negative residual or rate', () => {
    expect(exactRepaymentAud(makeLoan({ residualAud: -500 }))).toBe(exactRepaymentAud(makeLoan()))
    expect(exactRepaymentAud(makeLoan({ interestPercent: -5 }))).toBe(500)
  })

  it('keeps its digits at rates close to 0', () => {
    expect(exactRepaymentAud(makeLoan({ interestPercent: 1e-9 }))).toBeCloseTo(500, 6)
  })

  it('rises with the amount and with the rate, and falls with the term; the total rises with all three', () => {
    const more = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(loans, more, (loan, step) => {
        const repaid = exactRepaymentAud(loan)
        const { totalPayableAud } = loanTotals(loan)
        const centsOfRounding = 0.01
        const larger = { ...loan, amountAud: loan.amountAud + step }
        const dearer = { ...loan, interestPercent: loan.interestPercent + step / 100 }
        const longer = { ...loan, termYears: loan.termYears + 0.5 }
        for (const other of [larger, dearer]) {
          expect(exactRepaymentAud(other)).toBeGreaterThanOrEqual(repaid - 1e-9)
          expect(loanTotals(other).totalPayableAud).toBeGreaterThanOrEqual(totalPayableAud - centsOfRounding * 4)
        }
        expect(exactRepaymentAud(longer)).toBeLessThanOrEqual(repaid + 1e-9)
        expect(loanTotals(longer).totalPayableAud).toBeGreaterThanOrEqual(totalPayableAud - centsOfRounding * 4)
      }),
    )
  })

  it('amortises to the residual within a cent', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { principalAud, residualAud, periods, ratePerPeriod } = loanFigures(loan)
        const repayment = exactRepaymentAud(loan)
        let balance = principalAud
        for (let period = 0; period < periods; period++) balance += balance * ratePerPeriod - repayment
        expect(Math.abs(balance - residualAud)).toBeLessThan(0.01)
      }),
    )
  })
})

describe('amortise', () => {
  it('pays off in whole cents; the last repayment takes up what rounding left', () => {
    const { principalCents, residualCents, repaymentCents, lastRepaymentCents, rows } = amortise(makeLoan())
    expect({ principalCents, residualCents, repaymentCents }).toEqual({
      principalCents: 3_000_000,
      residualCents: 0,
      repaymentCents: 60_114,
    })
    expect(rows).toHaveLength(60)
    expect(rows[0]).toEqual({ period: 1, repaymentCents: 60_114, interestCents: 18_750, balanceCents: 2_958_636 })
    expect(rows[59]).toMatchObject({ period: 60, repaymentCents: lastRepaymentCents, balanceCents: 0 })
    expect(Math.abs(lastRepaymentCents - repaymentCents)).toBeLessThan(60)
  })

  it('ends with the residual, to the cent, and its sums agree', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = amortise(loan)
        const { interestAud, repaymentsAud, residualAud, totalPayableAud } = loanTotals(loan)
        expect(schedule.rows.at(-1)?.balanceCents).toBe(schedule.residualCents)
        expect(schedule.rows.at(-1)?.repaymentCents).toBe(schedule.lastRepaymentCents)
        for (const row of schedule.rows) {
          expect(Number.isInteger(row.repaymentCents) && row.repaymentCents >= 0).toBe(true)
          expect(row.balanceCents).toBeGreaterThanOrEqual(schedule.residualCents)
        }
        const cents = (amountAud: number) => Math.round(amountAud * 100)
        expect(cents(totalPayableAud)).toBe(schedule.principalCents + cents(interestAud))
        expect(cents(totalPayableAud)).toBe(cents(repaymentsAud) + cents(residualAud))
      }),
    )
  })

  it('pays a tiny loan off early rather than more than is owed', () => {
    const { rows } = amortise(makeLoan({ amountAud: 0.35, interestPercent: 0, termYears: 5 }))
    expect(rows.reduce((sum, row) => sum + row.repaymentCents, 0)).toBe(35)
    expect(rows[34]?.balanceCents).toBe(0)
    expect(rows[35]?.repaymentCents).toBe(0)
  })

  it('S1 §3: the total payable is all repayments and the residual', () => {
    expect(loanTotals(makeLoan({ amountAud: 10_000, interestPercent: 0, termYears: 1, residualAud: 4_000 }))).toEqual({
      repaymentsAud: 6_000,
      interestAud: 0,
      residualAud: 4_000,
      totalPayableAud: 10_000,
    })
  })
})
