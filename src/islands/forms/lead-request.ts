/** What is sent of a filled form, and the key that makes a repeated post the same lead. */
import type { LeadRequest } from '#contract/leads.ts'
import { TURNSTILE_FIELD } from '#contract/leads.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import type { LeadAttributes } from '#domain/leads/lead-values.ts'
import type { ShownForm } from '#view-models/forms.ts'

/** What stands around the values. */
export interface LeadSurroundings {
  /** The page on which the form stands: its absolute URL and its path. */
  url: string
  pageId: string
  carId: string | null
  attributes: LeadAttributes
  /** `null` when nothing had to be filled in. */
  filledMs: number | null
  honeypot: string
  /** Whether the page shows the price in its market. */
  hasAutoGauge?: boolean
  /** The token of Turnstile, on a site that has it. */
  turnstileToken?: string
}

/** The request of the last try as long as it has the same values: then it is the same lead, whatever was lost. */
export function leadRequest(
  { definition, settings }: Pick<ShownForm, 'definition' | 'settings'>,
  values: FormValues,
  surroundings: LeadSurroundings,
  last: LeadRequest | null,
): LeadRequest {
  const { turnstileToken = '' } = surroundings
  // A token is good for one try.
  const token = { [TURNSTILE_FIELD]: turnstileToken === '' ? null : turnstileToken }
  if (last !== null && hasValues(last, values) && last.car_id === surroundings.carId)
    return Object.assign({}, last, token)
  const { carId, pageId, url, attributes, filledMs, honeypot } = surroundings
  // Not spread: its type has both any value of a form and fields that no form has.
  return Object.assign(
    { ...values },
    {
      ...token,
      form: definition.kind,
      idempotency_key: crypto.randomUUID(),
      car_id: carId,
      page_id: pageId,
      url,
      autogauge_enabled: surroundings.hasAutoGauge ?? false,
      notice_version: settings.consent.version,
      lead_attributes: {
        visited_pages: [...attributes.visited_pages],
        linked_query_params: { ...attributes.linked_query_params },
      },
      filled_ms: filledMs,
      company_website: honeypot,
    },
  )
}

function hasValues(request: LeadRequest, values: FormValues): boolean {
  return Object.entries(values).every(([name, value]) => request[name] === value)
}
