import { describe, expect, it } from 'vitest'
import { creditFees, dealerFeeRows, establishmentFeeAud, LISTED_DEALER_FEES } from '#domain/finance/loan/fees.ts'

const listed = { listed: true, ...LISTED_DEALER_FEES }

describe('fees', () => {
  it.each([
    ['1,300 for one provider on one site', 1_300, 395, 1_300],
    ['1,360.5 for one lender', 1_360.5, null, 1_360.5],
    ['a configured 0', 0, 395, 0],
    ["the lender's own", null, 395, 395],
    ['0 otherwise', null, null, 0],
  ])('S1 §9: the establishment fee is %s', (_name, configured, lender, fee) => {
    expect(establishmentFeeAud(configured, lender)).toBe(fee)
  })

  it('S1 §9: the dealer fees that are listed', () => {
    expect(dealerFeeRows(listed)).toEqual([
      { label: 'Establishment fee', amountAud: 395, amount: '$395' },
      { label: 'Security registration fee', amountAud: 6, amount: '$6' },
      { label: 'Monthly account fee', amountAud: 8, amount: '$8' },
      { label: 'Dealer agency fee', amountAud: 912.25, amount: '$912.25' },
    ])
    expect(dealerFeeRows({ ...listed, listed: false })).toEqual([])
  })

  it('regulation 100: the fee for registering the security is a government fee and does not count', () => {
    expect(creditFees(0, listed)).toEqual({ establishmentFeeAud: 0, upFrontFeeAud: 1_307.25, monthlyFeeAud: 8 })
    expect(creditFees(1_300, listed)).toEqual({ establishmentFeeAud: 1_300, upFrontFeeAud: 912.25, monthlyFeeAud: 8 })
    expect(creditFees(1_300, { ...listed, listed: false })).toEqual({
      establishmentFeeAud: 1_300,
      upFrontFeeAud: 0,
      monthlyFeeAud: 0,
    })
  })
})
