/** The valuation of a trade-in, in steps (S2 §7: rego and regoState lookup, adjustmentAnswers with id). */

import type { AustralianState } from '#domain/places/postcode-state.ts'
import { AUSTRALIAN_STATES } from '#domain/places/postcode-state.ts'
import type { FormValues } from '../form-values.ts'
import { textOf } from '../form-values.ts'
import { CORE_FIELDS, hiddenField, messageField, REGO_FIELD } from './core-fields.ts'
import type { FormField, FormStep } from './form-field.ts'
import { choicesOf, formField } from './form-field.ts'
import type { FormOptions, ValuationQuestion } from './form-options.ts'

/** Where a car can be registered. */
export const REGISTRATION_STATES = AUSTRALIAN_STATES
export type RegistrationState = AustralianState

/** Ours: what changes the value of most cars. */
export const VALUATION_QUESTIONS: readonly ValuationQuestion[] = [
  { id: 'condition', question: 'What condition is it in?', answers: ['Excellent', 'Good', 'Fair', 'Poor'] },
  { id: 'service-history', question: 'Is the service history complete?', answers: ['Complete', 'Partial', 'None'] },
  { id: 'accidents', question: 'Has it been in an accident?', answers: ['No', 'Yes, repaired', 'Yes, not repaired'] },
]

/** The select after which a registration can be looked up. */
export const REGISTRATION_STATE = 'regoState'
const WITHOUT_REGO = { field: REGO_FIELD.name, filled: false }

const ANSWER_PREFIX = 'adjustment_'

export interface AdjustmentAnswer {
  id: string
  answer: string
}

/** The car by its rego or by make, model and year; its state, then the shopper. Ours: a site without questions skips to the shopper. */
export function tradeInSteps(
  category: 'Trade-in Valuation' | 'Sell My Car',
  { tradeIn }: Pick<FormOptions, 'tradeIn'>,
  optIn: readonly FormField[],
): FormStep[] {
  const questions = tradeIn.questions.map(({ id, question, answers }) =>
    formField('radio', `${ANSWER_PREFIX}${id}`, question, { required: true, choices: choicesOf(answers) }),
  )
  return [
    {
      title: 'Your vehicle',
      fields: [
        hiddenField('category', category),
        REGO_FIELD,
        formField('select', REGISTRATION_STATE, 'State of registration', {
          neededWhen: { field: REGO_FIELD.name, filled: true },
          choices: choicesOf(REGISTRATION_STATES),
        }),
        formField('text', 'Vehicle Make', 'Vehicle Make', { neededWhen: WITHOUT_REGO }),
        formField('text', 'Vehicle Model', 'Vehicle Model', { neededWhen: WITHOUT_REGO }),
        formField('year', 'year', 'Year', { neededWhen: WITHOUT_REGO }),
        formField('kilometres', 'odometer', 'Odometer (km)', { required: true }),
      ],
    },
    ...(questions.length === 0 ? [] : [{ title: 'Its condition', fields: questions }]),
    { title: 'Your details', fields: [...CORE_FIELDS, messageField('Message', false), ...optIn] },
  ]
}

/** S2 §7 `adjustmentAnswers`: each answered question by its id. */
export function adjustmentAnswers(
  values: FormValues,
  questions: readonly Pick<ValuationQuestion, 'id'>[],
): AdjustmentAnswer[] {
  return questions.flatMap(({ id }) => {
    const answer = textOf(values, `${ANSWER_PREFIX}${id}`)
    return answer === null ? [] : [{ id, answer }]
  })
}

/** The ids of the questions that a form asks. */
export function answeredQuestions(fields: readonly FormField[]): { id: string }[] {
  return fields.flatMap(({ name }) =>
    name.startsWith(ANSWER_PREFIX) ? [{ id: name.slice(ANSWER_PREFIX.length) }] : [],
  )
}
