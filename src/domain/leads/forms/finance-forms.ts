/** The forms about finance (S2 §2 "/finance-enquiry", "/apply-for-finance", "/finance-pre-approval"). Fields are ours. */
import { formatAud } from '#domain/formats/money.ts'
import { CORE_FIELDS, hiddenField, messageField } from './core-fields.ts'
import type { FormField, FormStep } from './form-field.ts'
import { choicesOf, formField } from './form-field.ts'
import type { FormContext } from './form-options.ts'
import { preferredDealershipField } from './place-fields.ts'

const CATEGORY = hiddenField('category', 'Finance Enquiry')

function budgetFields({ quickPicksAud }: FormContext): FormField[] {
  return [
    formField('amount', 'vehiclePriceBudget', 'Vehicle Price Budget', {
      choices: choicesOf(quickPicksAud.map(formatAud)),
    }),
    formField('amount', 'deposit', 'Deposit or Trade-in'),
  ]
}

const EMPLOYMENT = ['Full time', 'Part time', 'Casual', 'Self-employed', 'Retired', 'Other'] as const
const RESIDENCE = ['Own home', 'Paying off a home', 'Renting', 'Boarding', 'Other'] as const

/** What a lender asks first. */
const SITUATION: readonly FormField[] = [
  formField('select', 'employment', 'Employment', { required: true, choices: choicesOf(EMPLOYMENT) }),
  formField('amount', 'income', 'Income after tax, per month', { required: true }),
  formField('select', 'residence', 'Where you live', { required: true, choices: choicesOf(RESIDENCE) }),
]

export function financeEnquirySteps(context: FormContext, optIn: readonly FormField[]): FormStep[] {
  return [
    { title: 'Your finance', fields: [CATEGORY, ...budgetFields(context), ...preferredDealershipField(context)] },
    { title: 'Your details', fields: [...CORE_FIELDS, messageField('Message', false), ...optIn] },
  ]
}

/** The application, and the approval before a car is chosen; they differ in their subcategory only. */
export function financeApplicationSteps(
  subcategory: 'Finance Application' | 'Finance Pre-Approval',
  context: FormContext,
  optIn: readonly FormField[],
): FormStep[] {
  const [finance, details] = financeEnquirySteps(context, optIn)
  return [
    { title: 'Your finance', fields: [...(finance?.fields ?? []), hiddenField('subcategory', subcategory)] },
    { title: 'Your situation', fields: SITUATION },
    ...(details === undefined ? [] : [details]),
  ]
}
