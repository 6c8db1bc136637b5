import { describe, expect, it } from 'vitest'
import { balancesByYear } from '#domain/finance/loan/amortisation.ts'
import { makeLoan } from '../../builders/make-finance.ts'

describe('what is still owed, by year', () => {
  it('begins with the loan and ends with nothing, a year at a time', () => {
    expect(balancesByYear(makeLoan({ amountAud: 36_000, interestPercent: 0, termYears: 3 }))).toEqual([
      { year: 0, balanceAud: 36_000 },
      { year: 1, balanceAud: 24_000 },
      { year: 2, balanceAud: 12_000 },
      { year: 3, balanceAud: 0 },
    ])
  })

  it('ends with the residual, within a year if the term does', () => {
    const balances = balancesByYear(makeLoan({ termYears: 2.5, frequency: 'weekly', residualAud: 5_000 }))
    expect(balances.map(({ year }) => year)).toEqual([0, 1, 2, 2.5])
    expect(balances.at(-1)?.balanceAud).toBe(5_000)
  })
})
