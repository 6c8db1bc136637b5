/** What a vehicle is and may be worth: from the platform's own stock, or from services of other companies. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { readComparableCars, readEstimate, writeEstimate } from '#database/estimates.ts'
import type { AdjustmentAnswer } from '#domain/leads/forms/trade-in-form.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import type { EstimateOutcome } from '#domain/valuation/estimate.ts'
import { estimateFromStock, limitOutcome } from '#domain/valuation/estimate.ts'
import type { ValuedVehicle } from '#domain/valuation/vehicle.ts'
import { modelNames, plainName } from '#domain/valuation/vehicle.ts'
import { askService } from './json-service.ts'

export interface ValuationServices {
  db: Database
  /** The token of a service, by the name of its environment variable. */
  secret(variable: string): string | undefined
}

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))
const vehicleSchema = v.object({
  make: name,
  model: name,
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
})
export type RegisteredVehicle = v.InferOutput<typeof vehicleSchema>

/** `null` when the service knows no such rego; rejects with a `ServiceFailedError`. */
export async function lookUpRegistration(
  { secret }: ValuationServices,
  lookup: { url: string; tokenVariable: string },
  rego: string,
  regoState: string,
): Promise<RegisteredVehicle | null> {
  const service = { url: lookup.url, token: secret(lookup.tokenVariable) }
  return askService(service, { rego: rego.toUpperCase().replace(/[^A-Z0-9]/g, ''), regoState }, vehicleSchema)
}

const amount = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000_000))
const estimateSchema = v.pipe(
  v.object({
    low: amount,
    high: amount,
    cars: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  }),
  v.check(({ low, high }) => low <= high),
)

/** How long a service's answer is used again, so that a lead includes what its shopper saw. */
const SAME_ANSWER_MS = 24 * 60 * 60_000

export interface Valuation {
  vehicle: ValuedVehicle
  answers: readonly AdjustmentAnswer[]
}

/** Rejects with a `ServiceFailedError`. A site without estimates has `null`. */
export async function estimateValuation(
  services: ValuationServices,
  site: Site,
  valuation: Valuation,
  /** Whether a service that was not asked before may be asked now. */
  mayAsk: boolean,
): Promise<EstimateOutcome | null> {
  const { estimate } = site.valuation
  const { vehicle, answers } = valuation
  if (estimate === null) return null
  const beyond = limitOutcome(vehicle, site.content.tradeInFaq, yearAt(Date.now(), site.timeZone))
  if (beyond !== null) return beyond
  if (estimate.kind === 'stock') {
    const cars = await readComparableCars(services.db, {
      make: plainName(vehicle.make),
      models: modelNames(vehicle),
      minYear: vehicle.year - estimate.yearsApart,
      maxYear: vehicle.year + estimate.yearsApart,
      minKm: vehicle.km - estimate.kmApart,
      maxKm: vehicle.km + estimate.kmApart,
      isDemo: site.demo !== null,
    })
    return estimateFromStock(vehicle, answers, cars, estimate)
  }
  return askedEstimate(
    services,
    site,
    { url: estimate.url, token: services.secret(estimate.tokenVariable) },
    valuation,
    mayAsk,
  )
}

async function askedEstimate(
  { db }: ValuationServices,
  { slug }: Site,
  service: { url: string; token: string | undefined },
  { vehicle, answers }: Valuation,
  mayAsk: boolean,
): Promise<EstimateOutcome | null> {
  const question = { ...vehicle, adjustmentAnswers: answers }
  const key = createHash('sha256')
    .update(JSON.stringify([slug, service.url, question]))
    .digest('base64url')
  const known = await readEstimate(db, key, new Date(Date.now() - SAME_ANSWER_MS))
  if (known !== null || !mayAsk) return known
  const answer = await askService(service, question, estimateSchema)
  const outcome: EstimateOutcome =
    answer === null
      ? { kind: 'none', why: 'too-few-cars' }
      : { kind: 'estimate', range: { lowAud: answer.low, highAud: answer.high, cars: answer.cars } }
  await writeEstimate(db, key, slug, outcome)
  return outcome
}
