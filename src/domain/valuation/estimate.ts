/** An online estimate of a trade-in: a range, and what it rests on (S1 §9, S2 §9 "Trade-in FAQ"). */
import type { ItemName } from '#domain/car/item-types.ts'
import type { EstimateLimits } from '#domain/content/trade-in-faq.ts'
import { beyondLimitsText, hasOnlineEstimate } from '#domain/content/trade-in-faq.ts'
import { formatAud } from '#domain/formats/money.ts'
import type { AdjustmentAnswer } from '#domain/leads/forms/trade-in-form.ts'
import { quantile } from '#domain/values/quantile.ts'
import type { ValuedVehicle } from './vehicle.ts'
import { modelNames, plainName } from './vehicle.ts'

export interface EstimateRange {
  lowAud: number
  highAud: number
  /** How many cars it rests on; `null` when a service that does not say gave it. */
  cars: number | null
}

/** How an estimate is made from the prices of cars for sale. */
export interface EstimateRule {
  /** No estimate rests on fewer cars. */
  readonly minimumCars: number
  /** How far a comparable car may be apart, both ways. */
  readonly yearsApart: number
  readonly kmApart: number
  /** What a dealer pays, as a share of the price at which such a car is for sale. */
  readonly percentOfPrice: number
  /** By question and answer, in per cent of the estimate: { condition: { Fair: -8 } }. */
  readonly adjustPercent: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Ours: what the usual answers take off an estimate. */
export const ADJUST_PERCENT = {
  condition: { Excellent: 3, Fair: -8, Poor: -20 },
  'service-history': { Partial: -3, None: -8 },
  accidents: { 'Yes, repaired': -10, 'Yes, not repaired': -25 },
} as const

/** A car for sale. */
export interface ComparableCar {
  model: string
  year: number
  odometerKm: number
  priceAud: number
}

export type EstimateOutcome =
  | { kind: 'estimate'; range: EstimateRange }
  | { kind: 'none'; why: 'beyond-limits' | 'too-few-cars' | 'unknown-vehicle' }

const ROUNDED_TO_AUD = 100

/** `beyond-limits` when the vehicle is older or has gone further than a site gives estimates for. */
export function limitOutcome(vehicle: ValuedVehicle, limits: EstimateLimits, thisYear: number): EstimateOutcome | null {
  const isWithin = hasOnlineEstimate({ ageYears: thisYear - vehicle.year, km: vehicle.km }, limits)
  return isWithin ? null : { kind: 'none', why: 'beyond-limits' }
}

/** The middle half of the prices of comparable cars, as what a dealer pays for one of them. Ours. */
export function estimateFromStock(
  vehicle: ValuedVehicle,
  answers: readonly AdjustmentAnswer[],
  cars: readonly ComparableCar[],
  rule: EstimateRule,
): EstimateOutcome {
  const prices = comparableCars(vehicle, cars, rule)
    .map(({ priceAud }) => priceAud)
    .sort((a, b) => a - b)
  if (prices.length < rule.minimumCars) return { kind: 'none', why: 'too-few-cars' }
  const percent = answers.reduce((sum, { id, answer }) => sum + adjustment(rule, id, answer), 100)
  const share = (rule.percentOfPrice / 100) * (Math.max(0, percent) / 100)
  const lowAud = Math.floor((quantile(prices, 0.25) * share) / ROUNDED_TO_AUD) * ROUNDED_TO_AUD
  const highAud = Math.ceil((quantile(prices, 0.75) * share) / ROUNDED_TO_AUD) * ROUNDED_TO_AUD
  return { kind: 'estimate', range: { lowAud, highAud, cars: prices.length } }
}

/** Those of the model whose name is closest to what was typed, and near in year and kilometres. */
function comparableCars(vehicle: ValuedVehicle, cars: readonly ComparableCar[], rule: EstimateRule): ComparableCar[] {
  const name = modelNames(vehicle).find((each) => cars.some(({ model }) => plainName(model) === each))
  return cars.filter(
    ({ model, year, odometerKm }) =>
      plainName(model) === name &&
      Math.abs(year - vehicle.year) <= rule.yearsApart &&
      Math.abs(odometerKm - vehicle.km) <= rule.kmApart,
  )
}

function adjustment({ adjustPercent }: EstimateRule, id: string, answer: string): number {
  const answers = Object.hasOwn(adjustPercent, id) ? (adjustPercent[id] ?? {}) : {}
  return Object.hasOwn(answers, answer) ? (answers[answer] ?? 0) : 0
}

/** "$18,400 to $22,100, from 6 comparable cars". */
export function rangeText(range: EstimateRange): string {
  return [amountsText(range), comparedText(range)].filter(Boolean).join(', ')
}

/** "$18,400 to $22,100". */
export function amountsText({ lowAud, highAud }: EstimateRange): string {
  return lowAud === highAud ? formatAud(lowAud) : `${formatAud(lowAud)} to ${formatAud(highAud)}`
}

/** "from 6 comparable cars"; empty when that is not known. */
export function comparedText({ cars }: EstimateRange): string {
  return cars === null ? '' : `from ${cars} comparable ${cars === 1 ? 'car' : 'cars'}`
}

export const NO_ESTIMATE_NOW =
  'An estimate cannot be made just now. Send us the details, and we will value it in person.'

export const NO_LOOKUP_NOW = 'The rego cannot be looked up just now. Enter make, model and year.'

/** What a shopper reads, and the dealer with the lead. The first sentence of limits is S1 §9's; ours: the others. */
export function estimateText(outcome: EstimateOutcome, limits: EstimateLimits, itemName: ItemName): string {
  if (outcome.kind === 'estimate') {
    return 'It is a guide from the details that you gave. The price is settled once we have seen it.'
  }
  switch (outcome.why) {
    case 'beyond-limits':
      return beyondLimitsText(limits, itemName)
    case 'too-few-cars':
      return 'There are too few like yours for sale here to estimate its value online. Send us the details, and we will value it in person.'
    case 'unknown-vehicle':
      return 'We need make, model, year and kilometres to estimate its value online. Send us the details, and we will value it in person.'
  }
}
