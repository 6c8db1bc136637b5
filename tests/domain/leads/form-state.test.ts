import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definitionWith, isLastStep, openingValues, stepOfField } from '#domain/leads/form-state.ts'
import { fieldsOf, formDefinition } from '#domain/leads/forms/form-definition.ts'
import { makeFormContext, makeFormOptions } from './forms.ts'

const tradeIn = formDefinition('tradeIn', makeFormOptions(), makeFormContext())
const basic = formDefinition('basic', makeFormOptions(), makeFormContext())
const enquiry = formDefinition('enquiry', makeFormOptions(), makeFormContext())
const finance = formDefinition('finance', makeFormOptions(), makeFormContext())

describe('S2 §4: multi-step lead form', () => {
  it('has a last step, at which it is sent', () => {
    expect([0, 1, 2, 3].map((step) => isLastStep(step, tradeIn))).toEqual([false, false, true, true])
    expect(isLastStep(0, basic)).toBe(true)
  })

  it('finds the step of each of its fields, and the first for a name that it does not ask', () => {
    expect(stepOfField(tradeIn, 'Rego')).toBe(0)
    expect(stepOfField(tradeIn, 'adjustment_condition')).toBe(1)
    expect(stepOfField(tradeIn, 'email')).toBe(2)
    expect(stepOfField(tradeIn, 'no-such-field')).toBe(0)
  })
})

describe('the values with which a form opens', () => {
  it('are those of its definition', () => {
    expect(openingValues(tradeIn, {}, {})).toMatchObject({ category: 'Trade-in Valuation', phone: '', opt_in: false })
  })

  it('S2 §3: have the remembered details in empty fields, and what the link says before them', () => {
    const details = { name: 'Ada', postcode: '4000' }
    expect(openingValues(basic, {}, details)).toMatchObject({ name: 'Ada', postcode: '4000', email: '' })
    expect(openingValues(basic, { postcode: '2302' }, details)).toMatchObject({ name: 'Ada', postcode: '2302' })
  })

  it.each([
    [finance, 'vehiclePriceBudget', '54990', '54990'],
    [enquiry, 'category', 'Parts Enquiry', 'Parts Enquiry'],
    // A select takes only what it offers, and a box is never ticked by a link.
    [enquiry, 'category', 'Another', 'General Enquiry'],
    [enquiry, 'opt_in', 'true', false],
  ])('%# take what a link says where the form asks for it', (form, name, said, opened) => {
    expect(openingValues(form, { [name]: said }, {})[name]).toBe(opened)
  })

  it('never have a field that the form does not ask', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (known) => {
        expect(Object.keys(openingValues(enquiry, known, {})).sort()).toEqual(
          fieldsOf(enquiry)
            .map(({ name }) => name)
            .sort(),
        )
      }),
    )
  })
})

it('a form that its page knows something of begins with it, also without a script', () => {
  const message = 'Please tell me more about this offer: Tyres'
  const form = definitionWith(enquiry, { message, shoes: '44' })
  expect(openingValues(form, {}, {})).toEqual({ ...openingValues(enquiry, {}, {}), message })
})
