/** The steps of buying online (S1 §2 "/checkout-journey"), and what each asks. Ours. */
import type { FieldError } from '#domain/leads/form-errors.ts'
import { formErrors } from '#domain/leads/form-errors.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { CORE_FIELDS, OPT_IN_FIELD } from '#domain/leads/forms/core-fields.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import { formField } from '#domain/leads/forms/form-field.ts'
import type { FormOptions } from '#domain/leads/forms/form-options.ts'
import { tradeInSteps } from '#domain/leads/forms/trade-in-form.ts'
import { TERMS_FIELD } from '#domain/reservations/reserve-fields.ts'
import type { DeliveryOptions } from '#domain/running-costs/delivery-price.ts'
import { hasDeliveryCalculator } from '#domain/running-costs/delivery-price.ts'

/** In their order; the last one reserves the car. */
export const JOURNEY_STEPS = ['vehicle', 'trade-in', 'payment', 'handover', 'details', 'reserve'] as const
export type JourneyStep = (typeof JOURNEY_STEPS)[number]

export const STEP_LABELS: Readonly<Record<JourneyStep, string>> = {
  vehicle: 'Vehicle',
  'trade-in': 'Trade-in',
  payment: 'Payment',
  handover: 'Handover',
  details: 'Your details',
  reserve: 'Reserve',
}

/** What of a site's configuration decides about the steps. */
export interface JourneyOptions extends Pick<FormOptions, 'optIn' | 'tradeIn'> {
  /** Whether the site has prices of delivery. */
  readonly delivers: boolean
}

/** What of a site's configuration they come from. */
export interface JourneySite {
  readonly forms: Pick<FormOptions, 'optIn' | 'tradeIn'>
  readonly runningCosts: { readonly delivery: DeliveryOptions }
  readonly platform: { readonly calls: { readonly deliveryEstimate?: string | undefined } } | null
}

export function journeyOptions({ forms, runningCosts, platform }: JourneySite): JourneyOptions {
  const hasService = platform?.calls.deliveryEstimate !== undefined
  const { questions } = forms.tradeIn
  return {
    optIn: forms.optIn,
    tradeIn: { questions },
    delivers: hasDeliveryCalculator(runningCosts.delivery, hasService),
  }
}

/** What the finance calculator came to, as the query of its link (`readEnquiry`); empty when it was not used. */
export const FINANCE_ESTIMATE = 'finance_estimate'
export const APPOINTMENT = 'appointment'
export const DELIVERY_POSTCODE = 'delivery_postcode'

export const TRADE_IN_FIELD = formField('radio', 'trade_in', 'Do you have a vehicle to trade in?', {
  required: true,
  choices: [
    { value: 'no', label: 'No trade-in' },
    { value: 'yes', label: 'Yes, I have one' },
  ],
})
export const PAYMENT_FIELD = formField('radio', 'payment', 'How would you like to pay for it?', {
  required: true,
  choices: [
    { value: 'cash', label: 'Cash or bank transfer' },
    { value: 'finance', label: 'Finance' },
  ],
})
export const APPOINTMENT_FIELD = formField('dateTime', APPOINTMENT, 'When you come')
export const DELIVERY_FIELD = formField('postcode', DELIVERY_POSTCODE, 'Postcode of the delivery', {
  required: true,
  autocomplete: 'postal-code',
})

export function handoverField({ delivers }: Pick<JourneyOptions, 'delivers'>): FormField {
  const choices = [
    { value: 'pick-up', label: 'Pick it up' },
    ...(delivers ? [{ value: 'delivery', label: 'Have it delivered' }] : []),
  ]
  return formField('radio', 'handover', 'How would you like to get it?', { required: true, choices })
}

/** The vehicle that is traded in and its condition: the fields of the valuation, without those of its shopper. */
export function tradeInFields({ tradeIn }: Pick<FormOptions, 'tradeIn'>): FormField[] {
  return tradeInSteps('Trade-in Valuation', { tradeIn }, [])
    .slice(0, -1)
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== 'hidden')
}

/** The fields of a step that count for what was chosen so far. */
export function stepFields(step: JourneyStep, values: FormValues, options: JourneyOptions): FormField[] {
  switch (step) {
    case 'vehicle':
      return []
    case 'trade-in':
      return [TRADE_IN_FIELD, ...(values[TRADE_IN_FIELD.name] === 'yes' ? tradeInFields(options) : [])]
    case 'payment':
      return [PAYMENT_FIELD]
    case 'handover': {
      const chosen = values['handover']
      return [
        handoverField(options),
        ...(chosen === 'pick-up' ? [APPOINTMENT_FIELD] : []),
        ...(chosen === 'delivery' ? [DELIVERY_FIELD] : []),
      ]
    }
    case 'details':
      return [...CORE_FIELDS, ...(options.optIn ? [OPT_IN_FIELD] : [])]
    case 'reserve':
      return [TERMS_FIELD]
  }
}

export function stepErrors(step: JourneyStep, values: FormValues, options: JourneyOptions): FieldError[] {
  return formErrors(stepFields(step, values, options), values)
}

/** Everything that the dealer is sent: all steps but the reservation itself. */
export function journeyErrors(values: FormValues, options: JourneyOptions): FieldError[] {
  return JOURNEY_STEPS.filter((step) => step !== 'reserve').flatMap((step) => stepErrors(step, values, options))
}

/** The step that a shopper has come to: the first in which something is missing or wrong. */
export function openStep(values: FormValues, options: JourneyOptions): JourneyStep {
  return JOURNEY_STEPS.find((step) => stepErrors(step, values, options).length > 0) ?? 'reserve'
}

/** The step that asks for a field, whatever was chosen; `null` for a field of none. */
export function stepOf(name: string, options: JourneyOptions): JourneyStep | null {
  const everything = [{ trade_in: 'yes', handover: 'pick-up' }, { handover: 'delivery' }]
  const asks = (step: JourneyStep): boolean =>
    everything.some((values) => stepFields(step, values, options).some((field) => field.name === name))
  return JOURNEY_STEPS.find(asks) ?? null
}

/** The step at an address ("#payment"), but none behind the one that the shopper has come to. */
export function stepAt(hash: string, values: FormValues, options: JourneyOptions): JourneyStep {
  const open = openStep(values, options)
  const asked = JOURNEY_STEPS.find((step) => `#${step}` === hash) ?? 'vehicle'
  return JOURNEY_STEPS.indexOf(asked) > JOURNEY_STEPS.indexOf(open) ? open : asked
}

export function stepAfter(step: JourneyStep): JourneyStep {
  return JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) + 1] ?? 'reserve'
}

export const APPOINTMENT_GONE = 'This time is not offered any more. Please choose another.'
