/** What a shopper is asked before a car is held, checked in the browser and again by the server. Ours. */
import { CORE_FIELDS, OPT_IN_FIELD } from '#domain/leads/forms/core-fields.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import { formField } from '#domain/leads/forms/form-field.ts'

export const TERMS_FIELD = formField('flag', 'terms', 'I agree to the terms of the reservation', { required: true })

export function reserveFields(options: { readonly optIn: boolean }): FormField[] {
  return [...CORE_FIELDS, TERMS_FIELD, ...(options.optIn ? [OPT_IN_FIELD] : [])]
}

/** What somebody else's reservation means for this shopper. `minutesLeft`: of a hold that is not paid. */
export function takenText(minutesLeft: number | null): string {
  if (minutesLeft === null) return 'This vehicle has just been reserved by another shopper.'
  const time = minutesLeft <= 1 ? 'a minute' : `${minutesLeft} minutes`
  return `Another shopper is reserving this vehicle right now. If they do not pay, it is free again in at most ${time}.`
}

export const NOT_FOR_SALE = 'This vehicle cannot be reserved any more.'
export const NO_PAYMENT_NOW =
  'The payment page cannot be opened just now. Nothing has been paid. Please try again in a minute, or call us.'
