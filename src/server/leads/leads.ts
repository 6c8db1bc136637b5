/** Takes the leads of a site's forms. */
import type { Site } from '#config/schema/site.ts'
import type { LeadAnswer, LeadRequest } from '#contract/leads.ts'
import { submitLead } from '#contract/leads.ts'
import type { Database } from '#database/database.ts'
import { findRecentLead, readLead } from '#database/leads/leads.ts'
import { readCar, readFormAnswer } from '#database/sites.ts'
import type { Car } from '#domain/car/car.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import { consentToNotice } from '#domain/leads/consent.ts'
import { ERRORS_HEADING, formErrors } from '#domain/leads/form-errors.ts'
import { readFormLink } from '#domain/leads/form-link.ts'
import type { FormValue } from '#domain/leads/form-values.ts'
import { formContext } from '#domain/leads/forms/form-context.ts'
import { fieldsOf, formDefinition, isValuation } from '#domain/leads/forms/form-definition.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import { SUCCESS_PATH } from '#domain/leads/lead-outcome.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import type { LeadSubmission } from '#domain/leads/lead-submission.ts'
import { leadSubmission } from '#domain/leads/lead-submission.ts'
import { offerAcceptedLead } from '#domain/leads/offer-accepted.ts'
import { contentHashOf } from '../http/content-hash.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { leadEstimate } from './lead-estimate.ts'
import { leadSuspicions } from './lead-suspicions.ts'
import { refusedFormPage } from './refused-form-page.ts'

/** A plain form that is posted again with the same content within this time is the same lead. */
const PLAIN_REPEAT_MS = 10 * 60_000

export function routeLeads(app: PlatformHono, platform: PlatformContext): void {
  routeEndpoint(app, platform, submitLead, (input, request) => takeLead(platform, input, request), {
    accepted: () => SUCCESS_PATH,
    completed: completedForm,
    async refused(problem, posted, site) {
      const { db } = platform
      const car = posted['car_id'] ? await readCar(db, site.slug, posted['car_id']) : null
      return refusedFormPage({ problem, posted, site, car, shell: await readFormAnswer(db, site.slug) })
    },
  })
}

/** With the car and the offer of the link that led to the form: without a script nothing has filled them in. */
function completedForm(posted: Record<string, string>, pageQuery: string): Record<string, string> {
  const { carId, known } = readFormLink(pageQuery)
  const about = known['message']
  const message = [about, posted['message'] ?? ''].filter(Boolean).join('\n')
  return {
    ...posted,
    ...(carId === null || (posted['car_id'] ?? '') !== '' ? {} : { car_id: carId }),
    ...(about === undefined || posted['message']?.startsWith(about) === true ? {} : { message }),
  }
}

async function takeLead(
  platform: PlatformContext,
  input: LeadRequest,
  { site, address, userAgent, isForm, context }: EndpointRequest,
): Promise<LeadAnswer> {
  const { db, limits } = platform
  await limits.count('lead-by-address', `${site.slug} ${address}`)
  const car = input.car_id === null ? null : await readCar(db, site.slug, input.car_id)
  const { fields, values, submission } = submissionOf(site, input, car, userAgent)
  const errors = formErrors(fields, values)
  if (errors.length > 0) throw new ProblemError('invalid-values', ERRORS_HEADING, { errors })

  const { phone } = submission.values
  await Promise.all([
    limits.count('lead-by-phone', phone === null ? null : `${site.slug} ${internationalPhone(phone)}`),
    limits.count('lead-by-car', car === null ? null : `${site.slug} ${car.id}`),
  ])
  const continued = input.form === 'offerAccepted' ? await acceptedOffer(db, site, submission) : { ...submission, car }
  const estimate = isValuation(input.form) ? await leadEstimate(platform, site, values) : []
  const visitor = await platform.visitorOf(context, site)
  const isOwn = visitor !== null && phone !== null && internationalPhone(phone) === visitor.phoneNumber
  const contentHash = contentHashOf([input.form, input.car_id, values])
  const idempotencyKey = input.idempotency_key ?? (await plainKey(db, site, contentHash, isForm))
  const outcome = await platform.storeLead({
    siteSlug: site.slug,
    idempotencyKey,
    contentHash,
    form: input.form,
    ...continued,
    details: [...continued.details, ...estimate],
    visitorId: isOwn ? visitor.id : null,
    suspicions: await leadSuspicions(platform, site, {
      signs: input,
      address,
      message: continued.values.message,
      idempotencyKey: input.idempotency_key,
      // An accepted offer continues a valuation.
      isContinued: input.form === 'offerAccepted',
    }),
    targets: targetsOfLead(site, continued.values),
    confirms: site.leads.confirmation && continued.values.email !== null,
  })
  if (outcome.kind === 'key-reused') {
    throw new ProblemError('key-reused', 'This form was sent before with other values. Please send it again.')
  }
  return { lead_id: outcome.leadId, car_type: car?.carType ?? null }
}

interface CheckedSubmission {
  fields: FormField[]
  values: Record<string, FormValue>
  submission: LeadSubmission
}

/** The same definition of the form that the browser has; of what was sent, only its fields count. */
function submissionOf(site: Site, input: LeadRequest, car: Car | null, userAgent: string | null): CheckedSubmission {
  const leadId = typeof input['lead_id'] === 'string' ? input['lead_id'] : null
  const context = formContext(input.form, site, car?.locationCode ?? null, leadId)
  const definition = formDefinition(input.form, site.forms, context)
  const fields = fieldsOf(definition)
  const values = Object.fromEntries(fields.map((field) => [field.name, sentValue(field, input)]))
  const carLocation = site.locations.find(({ code }) => code === car?.locationCode)
  const { dealerships } = context
  const page = {
    url: input.url ?? site.url,
    pageId: input.page_id,
    source: site.forms.source,
    userAgent,
    autogaugeEnabled: input.autogauge_enabled,
    dealershipSlug: dealerships.length === 1 ? (dealerships[0]?.slug ?? null) : null,
    attributes: input.lead_attributes,
  }
  const leadCar =
    car === null
      ? null
      : {
          ...car,
          dealershipSlug: carLocation?.dealership?.slug ?? null,
          dealershipId: carLocation?.dealership?.id ?? null,
        }
  const consent = consentToNotice(site.forms.privacy, site.name, {
    noticeVersion: input.notice_version,
    marketingOptIn: values['opt_in'] === true,
    atMs: Date.now(),
    source: page.url,
  })
  return { fields, values, submission: leadSubmission(definition, values, page, leadCar, consent) }
}

/** A hidden field holds what the form says, not what was sent. A plain form sends "on" for a ticked box. */
function sentValue({ kind, name, value }: FormField, input: LeadRequest): FormValue {
  if (kind === 'hidden') return value
  const sent = Object.hasOwn(input, name) ? input[name] : undefined
  if (kind === 'flag') return sent === true || sent === 'on' || sent === 'true'
  return typeof sent === 'string' ? sent.trim() : typeof sent === 'number' ? String(sent) : ''
}

interface ContinuedSubmission extends LeadSubmission {
  car: Car | null
}

/** S2 §4: continues the lead of a valuation, with all that it says of shopper, consent, vehicle and car. */
async function acceptedOffer(db: Database, site: Site, submission: LeadSubmission): Promise<ContinuedSubmission> {
  const leadId = submission.values.lead_id ?? ''
  const lead = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(leadId) ? await readLead(db, leadId) : null
  if (lead === null || lead.siteSlug !== site.slug) {
    throw new ProblemError('invalid-values', ERRORS_HEADING, {
      errors: [{ name: 'lead_id', message: 'The valuation that this offer belongs to is not known.' }],
    })
  }
  const accepted = offerAcceptedLead(leadId, lead.values.category ?? '')
  const { page_id, url, user_agent, lead_attributes } = submission.values
  const { category, subcategory, lead_id } = accepted
  const values = { ...lead.values, page_id, url, user_agent, lead_attributes, category, subcategory, lead_id }
  const details = [
    { label: 'form_completed', value: String(accepted.form_completed) },
    { label: 'offer_accepted', value: String(accepted.offer_accepted) },
  ]
  return { values, details: [...lead.details, ...details], consent: lead.consent, car: lead.car }
}

/** A form without a script has no key: the same content within ten minutes is the same lead. */
async function plainKey(db: Database, { slug }: Site, contentHash: string, isForm: boolean): Promise<string> {
  if (!isForm) {
    throw new ProblemError('invalid-values', ERRORS_HEADING, {
      errors: [{ name: 'idempotency_key', message: 'A key of 8 to 100 characters is needed.' }],
    })
  }
  const nowMs = Date.now()
  const period = Math.floor(nowMs / PLAIN_REPEAT_MS)
  const keyOf = (periodNumber: number) => `plain-${contentHashOf([contentHash, periodNumber])}`
  const before = keyOf(period - 1)
  const repeats = await findRecentLead(db, slug, before, new Date(nowMs - PLAIN_REPEAT_MS))
  return repeats === null ? keyOf(period) : before
}
