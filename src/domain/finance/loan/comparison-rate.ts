/**
 * The comparison rate: one annual rate for interest and known fees together, which the National Credit Code wants
 * beside every advertised rate. National Consumer Credit Protection Regulations 2010, regulation 100: n × r × 100 %,
 * where r is the rate per period at which all credit provided equals all repayments and credit fees.
 */
import type { Frequency } from './frequency.ts'
import { FREQUENCY_FACTS } from './frequency.ts'

/** An amount at a time, which is counted in periods between repayments from the first advance. */
export interface TimedAmount {
  readonly period: number
  readonly amountAud: number
}

export interface CreditFlows {
  /** "Aj": credit that the debtor is given. */
  readonly credit: readonly TimedAmount[]
  /** "Rj + Cj": repayments and credit fees; government fees, charges and duties do not count. */
  readonly payments: readonly TimedAmount[]
  readonly frequency: Frequency
}

/**
 * In percent, correct to a hundredth; `null` when no rate makes both sides equal (nothing lent, nothing repaid,
 * or more fees on the first day than credit). Negative when less is repaid than was lent.
 */
export function comparisonRatePercent(flows: CreditFlows): number | null {
  const rate = internalRatePerPeriod(flows)
  if (rate === null) return null
  const percent = rate * FREQUENCY_FACTS[flows.frequency].regulatedPeriodsPerYear * 100
  // Rounding must not show "-0".
  return Math.round(Number((percent * 100).toPrecision(12))) / 100 || 0
}

/** Rates per period between which a solution is looked for: from losing nearly all to a hundredfold each period. */
const MIN_RATE = -0.99
const MAX_RATE = 100
/** Halvings that shrink the interval to the last digit of a double. */
const HALVINGS = 80

/** The r of regulation 100, by halving an interval, which cannot run away as Newton's method can. */
export function internalRatePerPeriod({ credit, payments }: CreditFlows): number | null {
  const all = [...credit.map(negative), ...payments]
  if (!all.every(({ period, amountAud }) => Number.isFinite(period) && Number.isFinite(amountAud))) return null
  let low = MIN_RATE
  let high = MAX_RATE
  // What is paid less what is lent is worth less the higher the rate: above 0 first, below it at the end.
  if (worthAt(all, low) <= 0 || worthAt(all, high) >= 0) return null
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (worthAt(all, middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The sign of this is the sign of the net present worth. Below a rate of 0 it is the worth at the last period instead,
 * so that no power of a long loan overflows.
 */
function worthAt(amounts: readonly TimedAmount[], rate: number): number {
  const discount = Math.log1p(rate)
  const origin = rate < 0 ? Math.max(0, ...amounts.map(({ period }) => period)) : 0
  return amounts.reduce(
    (sum, { period, amountAud }) => sum + amountAud * Math.exp((origin - timeOf(period)) * discount),
    0,
  )
}

/** Regulation 100: a fee that is payable before the first credit counts as if it were payable then. */
function timeOf(period: number): number {
  return Math.max(0, period)
}

function negative({ period, amountAud }: TimedAmount): TimedAmount {
  return { period, amountAud: -amountAud }
}
