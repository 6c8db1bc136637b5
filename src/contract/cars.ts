/** What pages ask and report about one car. */
import * as v from 'valibot'
import { CAR_STATUSES, PRICE_TYPES } from '#domain/car/car.ts'
import { EMPTY_POSTCODE_MESSAGE } from '#domain/running-costs/delivery-calculator.ts'
import { defineEndpoint, pdfAnswer } from './endpoint.ts'

const short = v.pipe(v.string(), v.maxLength(300))
/** Of a car: "2022-toyota-hilux-sr5-t1042". */
export const carSlug = v.pipe(short, v.regex(/^[a-z0-9-]+$/))
const amount = v.nullable(v.number())

/** S1 §7 view.json: counts a view, and says what may have changed since the page was built. */
export const carView = defineEndpoint({
  call: 'carView',
  method: 'GET',
  summary: 'Counts a view of a car, and gives its views and the values that change.',
  input: v.object({
    slug: carSlug,
    photos_count: v.optional(short),
    updated_at: v.optional(short),
    website_id: v.optional(short),
  }),
  answer: v.object({
    views: v.number(),
    car_fields: v.object({
      price: amount,
      before_price: amount,
      offer_price: amount,
      subscription_price: amount,
      price_type: v.picklist(PRICE_TYPES),
      status: v.picklist(CAR_STATUSES),
      reserved: v.boolean(),
    }),
  }),
  problems: ['not-found'],
})

/** S1 §7 "PDF download for a car slug": saved as {slug}.pdf. */
export const brochure = defineEndpoint({
  call: 'brochure',
  method: 'GET',
  summary: 'The brochure of a car that is in stock, as a PDF.',
  input: v.object({ slug: carSlug }),
  answer: pdfAnswer,
  problems: ['not-found', 'too-many-requests'],
})

/** S1 §7 "Phone-reveal logging". */
export const revealPhone = defineEndpoint({
  call: 'phoneReveal',
  method: 'POST',
  summary: 'Records that a shopper looked at the telephone number of a car.',
  input: v.object({
    car_id: v.pipe(short, v.regex(/^[\w.:-]+$/)),
    dealership_id: v.optional(v.nullable(short), null),
    website_id: v.optional(v.nullable(short), null),
  }),
  answer: v.object({ success: v.boolean() }),
  problems: ['foreign-origin', 'too-many-requests'],
})

/** S1 §7 "Delivery price lookup by postcode"; its path and its parameters are ours. */
export const deliveryPrice = defineEndpoint({
  call: 'deliveryEstimate',
  method: 'GET',
  summary: 'What delivery of a car to a postcode costs.',
  input: v.object({
    postcode: v.pipe(v.string(), v.trim(), v.nonEmpty(EMPTY_POSTCODE_MESSAGE), v.maxLength(20)),
    /** From whose location the way is measured. */
    car_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  /** The name of the region and the price in dollars; `null` where there is no estimate. */
  answer: v.object({ name: v.nullable(v.string()), price: v.nullable(v.pipe(v.number(), v.minValue(0))) }),
  problems: ['not-found', 'too-many-requests'],
})

/** S1 §7 "a separate fetch of similar-car ids for a slug"; its path is ours. */
export const similarCars = defineEndpoint({
  call: 'similarCars',
  method: 'GET',
  summary: 'The ids of the cars that are offered beside a car, best first; none of them is sold.',
  input: v.object({ slug: carSlug }),
  answer: v.object({ ids: v.array(v.string()) }),
  problems: ['not-found', 'too-many-requests'],
})

/** S1 §7 "Finance disclaimer for a car id"; its path is ours. */
export const carFinanceDisclaimer = defineEndpoint({
  call: 'financeDisclaimer',
  method: 'GET',
  summary: 'What must be said beside a repayment of a car: its lender’s own words and the sentences of the site.',
  input: v.object({ car_id: v.pipe(short, v.regex(/^[\w.:-]+$/)) }),
  /** `lender` is `null` where the car has no lender of the site, or the lender says nothing. */
  answer: v.object({ lender: v.nullable(v.string()), sentences: v.array(v.string()) }),
  problems: ['not-found', 'too-many-requests'],
})
