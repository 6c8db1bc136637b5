import { describe, expect, it } from 'vitest'
import { draftWithEstimate, financeValues } from '#domain/leads/finance-message.ts'
import { readFormLink } from '#domain/leads/form-link.ts'

const WHOLE = '?car_id=7&amount=18990&deposit=2000&residual=4000&years=5&rate=6.29&every=wk&repayment=85'
const MESSAGE =
  'My finance estimate: $18,990 over 5 years at 6.29% p.a. About $85 per week. Deposit or trade-in: $2,000. Residual: $4,000.'

describe('the values of a finance form', () => {
  it('say what was worked out', () => {
    expect(financeValues(WHOLE)).toEqual({ message: MESSAGE, deposit: '2000' })
    expect(financeValues('?amount=9000&years=1&rate=7&every=mo')).toEqual({
      message: 'My finance estimate: $9,000 over 1 year at 7.00% p.a.',
    })
  })

  it('are those of a link to a form', () => {
    expect(readFormLink(WHOLE)).toEqual({ carId: '7', known: { message: MESSAGE, deposit: '2000' } })
    expect(readFormLink('?car_id=7').known).toEqual({})
  })
})

describe('a draft to which a link brings an estimate', () => {
  const known = financeValues(WHOLE)

  it('keeps the shopper’s own words, and has the newest estimate once', () => {
    const draft = { name: 'Ada', message: 'My finance estimate: $1 over 1 year.\nCan I see it on Friday?' }
    expect(draftWithEstimate(draft, known)).toEqual({
      name: 'Ada',
      message: `${MESSAGE}\nCan I see it on Friday?`,
      deposit: '2000',
    })
  })

  it('keeps a deposit that the estimate does not have', () => {
    const without = financeValues('?amount=9000&years=1&rate=7&every=mo')
    expect(draftWithEstimate({ deposit: '500' }, without)['deposit']).toBe('500')
    expect(draftWithEstimate({}, without)['deposit']).toBe('')
  })

  it('is left as it is by another link', () => {
    const draft = { message: 'Hello' }
    expect(draftWithEstimate(draft, {})).toBe(draft)
    expect(draftWithEstimate(draft, { message: 'Please tell me more about this offer: Tyres' })).toBe(draft)
  })
})
