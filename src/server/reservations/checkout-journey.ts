/** Takes what a shopper chooses on the way to buying a car online, as one lead that each change continues. */
import type { Site } from '#config/schema/site.ts'
import type { JourneyStageRequest } from '#contract/checkout-journey.ts'
import { journeyCar, journeyStage } from '#contract/checkout-journey.ts'
import type { KeyedLead } from '#database/leads/leads.ts'
import { findLeadsOfKeys } from '#database/leads/leads.ts'
import { readCar } from '#database/sites.ts'
import { readViewedCar } from '#database/visits.ts'
import { hasCheckoutJourney } from '#domain/access/car-journeys.ts'
import type { Car } from '#domain/car/car.ts'
import { journeyDetails, journeyLead, MAX_STAGES, stageKey } from '#domain/checkout-journey/journey-lead.ts'
import {
  APPOINTMENT,
  APPOINTMENT_GONE,
  DELIVERY_POSTCODE,
  journeyErrors,
  journeyOptions,
} from '#domain/checkout-journey/journey-steps.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import { ERRORS_HEADING } from '#domain/leads/form-errors.ts'
import { textOf } from '#domain/leads/form-values.ts'
import { targetsOfLead } from '#domain/leads/lead-routing.ts'
import { canBeReserved } from '#domain/reservations/hold.ts'
import { isOffered } from '#domain/time/appointment-times.ts'
import { visitorOfRoute } from '../accounts/visitors.ts'
import { contentHashOf } from '../http/content-hash.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import { leadEstimate } from '../leads/lead-estimate.ts'
import { leadSuspicions } from '../leads/lead-suspicions.ts'
import { appointmentsFor, deliveryTo } from '../places/places.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { buyerConsent, buyerLead } from './buyer-lead.ts'

/** Two tabs that change the same journey at once: so often the next stage is tried. */
const MAX_TRIES = 3

export function routeCheckoutJourney(app: PlatformHono, platform: PlatformContext): void {
  routeEndpoint(app, platform, journeyCar, async ({ car_id }, { site }) => {
    const car = await carOf(platform, site, car_id)
    const known = await readViewedCar(platform.db, site.slug, car.slug)
    return { slug: car.slug, name: car.name, is_for_sale: canBeReserved(car, known?.isRemoved ?? true) }
  })
  routeEndpoint(app, platform, journeyStage, async (input, request) => takeStage(platform, input, request))
}

/** The lead of the first stage, which a reservation continues; `null` for a shopper who came without the steps. */
export async function leadOfJourney(
  { db }: PlatformContext,
  { slug }: Site,
  journeyKey: string | null,
): Promise<KeyedLead | null> {
  if (journeyKey === null) return null
  const [first] = await findLeadsOfKeys(db, slug, [stageKey(journeyKey, 1)])
  return first ?? null
}

async function takeStage(
  platform: PlatformContext,
  input: JourneyStageRequest,
  request: EndpointRequest,
): Promise<{ lead_id: string }> {
  const { site, address, context } = request
  const { limits } = platform
  await limits.count('lead-by-address', `${site.slug} ${address}`)
  const visitor = await visitorOfRoute(context, platform, site, 'checkout')
  const car = await carOf(platform, site, input.car_id)
  const { answers } = input
  const options = journeyOptions(site)
  const errors = journeyErrors(answers, options)
  const appointment = answers['handover'] === 'pick-up' ? (textOf(answers, APPOINTMENT) ?? '') : ''
  if (errors.length === 0 && !isOffered(appointmentsFor(site, car.locationCode)?.days ?? [], appointment))
    errors.push({ name: APPOINTMENT, message: APPOINTMENT_GONE })
  if (errors.length > 0) throw new ProblemError('invalid-values', ERRORS_HEADING, { errors })

  const buyer = {
    name: textOf(answers, 'name'),
    last_name: textOf(answers, 'last_name'),
    email: textOf(answers, 'email'),
    phone: textOf(answers, 'phone'),
    postcode: textOf(answers, 'postcode'),
    opt_in: answers['opt_in'] === true,
    url: input.url,
    notice_version: input.notice_version,
  }
  const lead = buyerLead(site, car, buyer, request)
  const isOwn = visitor !== null && internationalPhone(buyer.phone ?? '') === visitor.phoneNumber
  const postcode = textOf(answers, DELIVERY_POSTCODE)
  const details = journeyDetails(answers, options, {
    tradeInEstimate: answers['trade_in'] === 'yes' ? await leadEstimate(platform, site, answers) : [],
    delivery: answers['handover'] === 'delivery' && postcode !== null ? await deliveryTo(site, car, postcode) : null,
  })
  const hash = contentHashOf([car.id, buyer, details])
  const target = { siteSlug: site.slug, journeyKey: input.journey_key, hash }
  const leadId = await storedStage(platform, target, async (key, firstLeadId) => {
    await Promise.all([
      limits.count('lead-by-phone', `${site.slug} ${internationalPhone(buyer.phone ?? '')}`),
      limits.count('lead-by-car', `${site.slug} ${car.id}`),
    ])
    const values = journeyLead(lead, firstLeadId)
    return platform.storeLead({
      siteSlug: site.slug,
      idempotencyKey: key,
      contentHash: hash,
      form: 'checkoutJourney',
      visitorId: isOwn ? visitor.id : null,
      values,
      details,
      car,
      consent: buyerConsent(site, buyer),
      suspicions: await leadSuspicions(platform, site, {
        signs: input,
        address,
        message: null,
        idempotencyKey: input.journey_key,
        isContinued: firstLeadId !== null,
      }),
      targets: targetsOfLead(site, values),
      confirms: false,
    })
  })
  return { lead_id: leadId }
}

/** The id of the first lead. What is as the last stage has it is not stored again. */
async function storedStage(
  { db }: PlatformContext,
  { siteSlug, journeyKey, hash }: { siteSlug: string; journeyKey: string; hash: string },
  store: (key: string, firstLeadId: string | null) => ReturnType<PlatformContext['storeLead']>,
): Promise<string> {
  const keys = Array.from({ length: MAX_STAGES }, (_, index) => stageKey(journeyKey, index + 1))
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const known = new Map((await findLeadsOfKeys(db, siteSlug, keys)).map((lead) => [lead.key, lead]))
    const stages = keys.flatMap((key) => known.get(key) ?? [])
    const first = stages[0]?.id ?? null
    if (first !== null && stages.at(-1)?.contentHash === hash) return first
    const next = keys[stages.length]
    if (next === undefined) break
    const outcome = await store(next, first)
    if (outcome.kind !== 'key-reused') return first ?? outcome.leadId
  }
  throw new ProblemError('key-reused', 'This was changed too often. Please call us.')
}

async function carOf({ db }: PlatformContext, site: Site, carId: string): Promise<Car> {
  const car = hasCheckoutJourney(site) ? await readCar(db, site.slug, carId) : null
  if (car === null) throw new ProblemError('not-found', 'There is no such car to buy online.')
  return car
}
