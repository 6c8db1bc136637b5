/** A filled form as the lead that is sent (S2 §3 "Lead form values", §5, §7). */
import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { leadCategory } from './category.ts'
import type { ConsentRecord } from './consent.ts'
import type { FormValues } from './form-values.ts'
import { cleanFormValues, textOf } from './form-values.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import { fieldsOf } from './forms/form-definition.ts'
import { REQUEST_TEXT_NAME } from './forms/test-drive-form.ts'
import type { LeadAttributes, LeadValues } from './lead-values.ts'
import { isLeadKey, leadValues } from './lead-values.ts'

/** The car that a lead is about. */
export interface LeadCar
  extends Pick<Car, 'id' | 'make' | 'model' | 'carType' | 'status' | 'stockNumber' | 'locationCode'> {
  dealershipSlug: string | null
  dealershipId: string | null
}

/** Where the form stood, and what the visit was. */
export interface LeadPage {
  url: string
  pageId: string | null
  source: string
  userAgent: string | null
  autogaugeEnabled: boolean
  /** The only dealership of a site that has one. */
  dealershipSlug: string | null
  attributes: LeadAttributes
}

export interface LeadDetail {
  label: string
  value: string
}

export interface LeadSubmission {
  /** Exactly the keys of S2 §3. */
  values: LeadValues
  /** Answers that S2 §3 has no key for, in the order of the form: the booking date, the position. */
  details: LeadDetail[]
  consent: ConsentRecord
}

export function leadSubmission(
  definition: FormDefinition,
  filled: FormValues,
  page: LeadPage,
  car: LeadCar | null,
  consent: ConsentRecord,
): LeadSubmission {
  const { values, additionalServices } = cleanFormValues(filled)
  const text = (name: string) => textOf(values, name)
  const make = text('Vehicle Make') ?? car?.make ?? null
  const message = [text(REQUEST_TEXT_NAME), text('message')].filter((part) => part !== null).join('\n')
  return {
    values: leadValues({
      name: text('name'),
      last_name: text('last_name'),
      email: text('email'),
      phone: text('phone'),
      postcode: text('postcode'),
      message: message === '' ? null : message,
      ...leadCategory({ category: text('category'), subcategory: text('subcategory') }),
      opt_in: values['opt_in'] === true,
      dealership_slug: text('dealership_slug') ?? car?.dealershipSlug ?? page.dealershipSlug,
      manufacturer_slug: make === null ? null : slugify(make),
      stock_number: car?.stockNumber ?? null,
      'Vehicle Make': make,
      'Vehicle Model': text('Vehicle Model') ?? car?.model ?? null,
      car_type: car?.carType ?? null,
      car_id: car?.id ?? null,
      vehicle_status: car?.status ?? null,
      page_id: page.pageId,
      location: text('location') ?? car?.locationCode ?? null,
      Rego: text('Rego'),
      additional_services: additionalServices,
      autogauge_enabled: page.autogaugeEnabled,
      url: page.url,
      source: page.source,
      user_agent: page.userAgent,
      lead_attributes: page.attributes,
      car_dealership_id: car?.dealershipId ?? null,
      lead_id: text('lead_id'),
    }),
    details: detailsOf(definition, values),
    consent,
  }
}

function detailsOf(definition: FormDefinition, values: FormValues): LeadDetail[] {
  return fieldsOf(definition).flatMap(({ name, label }) => {
    const value = values[name] === true ? 'Yes' : textOf(values, name)
    return isLeadKey(name) || name === REQUEST_TEXT_NAME || value === null ? [] : [{ label, value }]
  })
}
