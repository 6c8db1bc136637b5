/** The fields of the finance calculator: their bounds, steps and where they begin (S1 §5, §9). */

import { toCents } from '#domain/formats/money.ts'
import type { Bounds } from './bounds.ts'
import { clamp, snapToStep } from './bounds.ts'
import type { Frequency } from './loan/frequency.ts'
import { DEFAULT_FREQUENCY } from './loan/frequency.ts'
import type { CalculatorOptions, CalculatorVariant, FinanceRules } from './options.ts'

/** S1 §5. */
export const MIN_AMOUNT_AUD = 1_000
export const AMOUNT_STEP_AUD = 500
export const MAX_AMOUNT_AUD: Readonly<Record<CalculatorVariant, number>> = { loan: 100_000, 'purchase-price': 250_000 }
/** S1 §5, S2 §9: the amount where the car has no price. */
export const FALLBACK_AMOUNT_AUD = 30_000
export const TERM_YEARS = { min: 1, max: 7, step: 0.5 } as const
export const INTEREST_PERCENT = { min: 0.5, max: 15, step: 0.5 } as const
export const START_TERM_YEARS: Readonly<Record<CalculatorVariant, number>> = { loan: 6, 'purchase-price': 5 }
/** S1 §4: the toggle of the panel that explains the answer. */
export const CALCULATOR_DETAILS_TOGGLE = { more: 'Show More', less: 'Show Less' } as const
export const MAX_DEPOSIT_AUD = 250_000
export const MAX_RESIDUAL_AUD = 250_000

export interface NumberField extends Bounds {
  readonly step: number
  readonly start: number
}

export type TermField =
  | ({ kind: 'range' } & NumberField)
  | { kind: 'choices'; choices: readonly number[]; start: number }

export interface CalculatorFields {
  readonly variant: CalculatorVariant
  readonly amount: NumberField
  readonly term: TermField
  readonly interest: NumberField & { readonly hidden: boolean }
  /** Deposit or trade-in; optional. */
  readonly deposit: NumberField & { readonly hidden: boolean }
  /** Optional. */
  readonly residual: NumberField & { readonly hidden: boolean }
  readonly frequency: Frequency
}

/**
 * S1 §5: the calculator appears only when a provider is configured and the car's finance amount is above 0.
 * Ours: on a page without a car the amount is the one that the calculator begins with.
 */
export function calculatorAppears(rules: FinanceRules, financeAmountAud: number): boolean {
  return rules.provider !== null && financeAmountAud > 0
}

/** The fields for a car's price, or `null` without a car; `knownPercent` is the lender's rate, if any. */
export function calculatorFields(
  rules: FinanceRules,
  priceAud: number | null,
  knownPercent: number | null,
): CalculatorFields {
  const { calculator } = rules
  return {
    variant: calculator.variant,
    amount: amountField(calculator, priceAud),
    term: termField(calculator),
    interest: interestField(calculator, knownPercent ?? rules.rates?.interestPercent ?? null),
    deposit: {
      min: 0,
      max: calculator.deposit.maxAud,
      step: AMOUNT_STEP_AUD,
      start: 0,
      hidden: calculator.deposit.hidden,
    },
    residual: {
      min: 0,
      max: calculator.residual.maxAud,
      step: AMOUNT_STEP_AUD,
      start: 0,
      hidden: calculator.residual.hidden,
    },
    frequency: DEFAULT_FREQUENCY,
  }
}

function amountField({ variant, amount }: CalculatorOptions, priceAud: number | null): NumberField {
  const bounds = { min: amount.minAud, max: maxAmountAud(variant, amount, priceAud) }
  const carPriceAud = amount.start === 'car-price' && priceAud !== null && priceAud > 0 ? priceAud : null
  return { ...bounds, step: amount.stepAud, start: clamp(carPriceAud ?? amount.fallbackAud, bounds) }
}

/** S1 §5: or 1.05 times the price when the price is over 100,000, on one site. Ours: never below the ordinary maximum. */
function maxAmountAud(
  variant: CalculatorVariant,
  { maxAud, maxTimesPrice }: CalculatorOptions['amount'],
  priceAud: number | null,
): number {
  const ordinaryAud = maxAud ?? MAX_AMOUNT_AUD[variant]
  if (maxTimesPrice === null || priceAud === null || priceAud <= MAX_AMOUNT_AUD.loan) return ordinaryAud
  return Math.max(ordinaryAud, toCents(priceAud * maxTimesPrice) / 100)
}

function termField({ variant, term }: CalculatorOptions): TermField {
  const wantedYears = term.startYears ?? START_TERM_YEARS[variant]
  if (term.choicesYears.length > 0) {
    const choices = [...new Set(term.choicesYears)].sort((one, other) => one - other)
    return { kind: 'choices', choices, start: nearest(choices, wantedYears) }
  }
  const bounds = { min: term.minYears, max: term.maxYears }
  return { kind: 'range', ...bounds, step: term.stepYears, start: clamp(wantedYears, bounds) }
}

/** Of two that are as near, the shorter: it costs less interest. */
function nearest(choices: readonly number[], wanted: number): number {
  return choices.reduce((best, choice) => (Math.abs(choice - wanted) < Math.abs(best - wanted) ? choice : best))
}

/** Ours: where nobody gives a rate, the step in the middle of the range, which promises neither the best nor the worst. */
function interestField({ interest }: CalculatorOptions, knownPercent: number | null): CalculatorFields['interest'] {
  const bounds = { min: interest.minPercent, max: interest.maxPercent }
  const given = interest.startPercent ?? knownPercent
  const middle = snapToStep((bounds.min + bounds.max) / 2, bounds, interest.stepPercent)
  return {
    ...bounds,
    step: interest.stepPercent,
    start: given === null ? middle : clamp(given, bounds),
    hidden: interest.hidden,
  }
}

/** The term nearest to one that was entered: a step of the range, or one of the choices. */
export function clampTermYears(years: number, field: TermField): number {
  if (field.kind === 'range') return snapToStep(years, field, field.step)
  return nearest(field.choices, years)
}
