import { expect, it } from 'vitest'
import { VALUATION_NOT_RECORDED, VALUATION_RECORDED, valuationRecord } from '#domain/leads/valuation-record.ts'
import { makeSite } from '../../builders/make-site.ts'

const valuation = { rego: '123ABC', regoState: 'QLD', adjustmentAnswers: [{ id: 'condition', answer: 'Good' }] }

it('S2 §7: the valuation with column_name valuation', () => {
  expect(valuationRecord(valuation, { recordValuation: true })).toEqual({ ...valuation, column_name: 'valuation' })
})

it('S2 §7: some sites only', () => {
  expect(makeSite().forms.tradeIn.recordValuation).toBe(false)
  expect(valuationRecord(valuation, makeSite().forms.tradeIn)).toBeNull()
})

it('S2 §7: success and failure are logged by different messages', () => {
  expect(VALUATION_RECORDED).toBe('The valuation has been recorded.')
  expect(VALUATION_NOT_RECORDED).toBe('The valuation could not be recorded.')
})
