import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formDefinition } from '#domain/leads/form-definition.ts'
import type { FormState } from '#domain/leads/form-state.ts'
import {
  advanceForm,
  changeField,
  isLastStep,
  openForm,
  receiveAnswer,
  receiveFailure,
  retreatForm,
} from '#domain/leads/form-state.ts'
import { CORE_ANSWERS, makeFormContext, makeFormOptions } from './forms.ts'

const tradeIn = formDefinition('tradeIn', makeFormOptions(), makeFormContext())
const basic = formDefinition('basic', makeFormOptions(), makeFormContext())

const fill = (state: FormState, answers: Record<string, string | boolean>): FormState =>
  Object.entries(answers).reduce((filled, [name, value]) => changeField(filled, name, value), state)

const VEHICLE = { Rego: '123ABC', regoState: 'QLD', odometer: '85,000' }
const CONDITION = { adjustment_condition: 'Good', 'adjustment_service-history': 'None', adjustment_accidents: 'No' }
const throughVehicle = () => advanceForm(fill(openForm(tradeIn, {}), VEHICLE), tradeIn)
const throughCondition = () => advanceForm(fill(throughVehicle(), CONDITION), tradeIn)
const submitted = () => advanceForm(fill(throughCondition(), CORE_ANSWERS), tradeIn)
const submittedBasic = () => advanceForm(fill(openForm(basic, {}), CORE_ANSWERS), basic)

describe('S2 §4: multi-step lead form', () => {
  it('opens at its first step, with the remembered details', () => {
    const state = openForm(tradeIn, { name: 'Ada', email: 'ada@example.com' })
    expect(state).toMatchObject({ kind: 'editing', step: 0, errors: [], formError: null })
    expect(state.values).toMatchObject({ name: 'Ada', email: 'ada@example.com', phone: '', opt_in: false })
    expect(state.values['category']).toBe('Trade-in Valuation')
  })

  it('goes to the next step until the last, then submits', () => {
    expect(throughVehicle()).toMatchObject({ kind: 'editing', step: 1, errors: [], formError: null })
    expect(throughCondition()).toMatchObject({ kind: 'editing', step: 2, errors: [], formError: null })
    expect(submitted()).toMatchObject({
      kind: 'submitting',
      step: 2,
      values: { ...VEHICLE, ...CONDITION, ...CORE_ANSWERS },
    })
    expect([0, 1, 2, 3].map((step) => isLastStep(step, tradeIn))).toEqual([false, false, true, true])
    expect(isLastStep(0, basic)).toBe(true)
  })

  it('stays at a step with errors, and lists those of that step alone', () => {
    const state = advanceForm(fill(openForm(tradeIn, {}), { Rego: '123ABC' }), tradeIn)
    expect(state).toMatchObject({ kind: 'editing', step: 0, formError: null })
    expect(state.kind === 'editing' && state.errors.map(({ name }) => name)).toEqual(['regoState', 'odometer'])
  })

  it('forgets the error of a field that is changed, and keeps the others', () => {
    const wrong = advanceForm(openForm(tradeIn, {}), tradeIn)
    const changed = changeField(wrong, 'Rego', '1')
    expect(changed.kind === 'editing' && changed.errors.map(({ name }) => name)).toEqual(['regoState', 'odometer'])
  })

  it('goes back with everything that was entered', () => {
    const back = retreatForm(throughVehicle())
    expect(back).toMatchObject({ kind: 'editing', step: 0, values: VEHICLE, errors: [], formError: null })
    expect(retreatForm(back)).toBe(back)
    const wrong = advanceForm(throughVehicle(), tradeIn)
    expect(wrong).toMatchObject({ step: 1, errors: [{}, {}, {}] })
    expect(retreatForm(wrong)).toMatchObject({ step: 0, errors: [] })
  })

  it('success goes to /success', () => {
    expect(receiveAnswer(submitted(), tradeIn, { lead_id: 'L1' })).toEqual({
      kind: 'succeeded',
      leadId: 'L1',
      path: '/success',
    })
  })

  it('success of a single-step form stays where it is', () => {
    expect(receiveAnswer(submittedBasic(), basic, { lead_id: 'L1' })).toEqual({
      kind: 'succeeded',
      leadId: 'L1',
      path: null,
    })
  })

  it.each([
    [{ error: 'Rego is not known' }, 'Rego is not known'],
    [{}, 'An unexpected error occured'],
  ])('S2 §8: failure %j keeps the values and shows %j', (answer, formError) => {
    const failed = receiveAnswer(submitted(), tradeIn, answer)
    expect(failed).toMatchObject({
      kind: 'editing',
      step: 2,
      values: { ...VEHICLE, ...CORE_ANSWERS },
      errors: [],
      formError,
    })
    expect(changeField(failed, 'name', 'Grace')).toMatchObject({ formError: null, values: { name: 'Grace' } })
    expect(retreatForm(failed)).toMatchObject({ step: 1, formError: null })
    expect(advanceForm(failed, tradeIn)).toMatchObject({ kind: 'submitting' })
    expect(advanceForm({ ...failed, values: {} } as FormState, tradeIn)).toMatchObject({ formError: null })
  })

  it('S2 §8: a submit that failed says so', () => {
    expect(receiveFailure(submitted())).toMatchObject({
      kind: 'editing',
      step: 2,
      values: CORE_ANSWERS,
      formError: 'An error occurred when submitting this form',
    })
  })

  it('is not sent twice, nor changed on its way', () => {
    const sending = submitted()
    expect(advanceForm(sending, tradeIn)).toBe(sending)
    expect(changeField(sending, 'name', 'Grace')).toBe(sending)
    expect(retreatForm(sending)).toBe(sending)
  })

  it('hears an answer only while it waits for one', () => {
    const editing = openForm(tradeIn, {})
    expect(receiveAnswer(editing, tradeIn, { lead_id: 'L1' })).toBe(editing)
    expect(receiveFailure(editing)).toBe(editing)
  })

  it('never leaves its steps, whatever is pressed', () => {
    const presses = fc.array(fc.constantFrom('next', 'back', 'fill', 'fail', 'refuse'))
    fc.assert(
      fc.property(presses, (pressed) => {
        let state: FormState = openForm(tradeIn, {})
        for (const press of pressed) {
          if (press === 'next') state = advanceForm(state, tradeIn)
          if (press === 'back') state = retreatForm(state)
          if (press === 'fill') state = fill(state, { ...VEHICLE, ...CONDITION, ...CORE_ANSWERS })
          if (press === 'fail') state = receiveFailure(state)
          if (press === 'refuse') state = receiveAnswer(state, tradeIn, {})
          expect(state.kind === 'succeeded' || tradeIn.steps[state.step] !== undefined).toBe(true)
          if (state.kind === 'submitting') expect(state.step).toBe(2)
        }
      }),
    )
  })
})
