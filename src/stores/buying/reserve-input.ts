/** What a filled form asks of the platform, to reserve a car. */
import type { SpamSigns } from '#contract/leads.ts'
import type { ReserveInput } from '#contract/reservations.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { textOf } from '#domain/leads/form-values.ts'

export interface ReserveForm {
  slug: string
  /** The same for every post of one filled form. */
  key: string
  /** Of the steps that led here. */
  journeyKey: string | null
  noticeVersion: string
  values: FormValues
  signs: SpamSigns
}

export function reserveInput({ slug, key, journeyKey, noticeVersion, values, signs }: ReserveForm): ReserveInput {
  return {
    slug,
    idempotency_key: key,
    journey_key: journeyKey,
    name: textOf(values, 'name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email'),
    phone: textOf(values, 'phone'),
    postcode: textOf(values, 'postcode'),
    terms: values['terms'] === true,
    opt_in: values['opt_in'] === true,
    notice_version: noticeVersion,
    url: location.origin + location.pathname,
    ...signs,
  }
}
