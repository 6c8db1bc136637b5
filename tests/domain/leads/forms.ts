/** The options and the context of forms for tests; name only what the test is about. */
import * as v from 'valibot'
import { formsSchema } from '#config/schema/visitors/forms.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import type { FormContext, FormOptions } from '#domain/leads/forms/form-options.ts'

/** The defaults of a site's configuration. */
export function makeFormOptions(overrides: Partial<FormOptions> = {}): FormOptions {
  return { ...v.parse(formsSchema, {}), ...overrides }
}

export function makeFormContext(overrides: Partial<FormContext> = {}): FormContext {
  return { dealerships: [], locations: [], distributionLocations: [], quickPicksAud: [], leadId: null, ...overrides }
}

/** Right answers for the core fields. */
export const CORE_ANSWERS = {
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0400 000 000',
  email: 'ada@example.com',
}

export const namesOf = (fields: readonly FormField[]) => fields.map(({ name }) => name)
