/** What becomes of an amount that a shopper enters (S1 §5 "Purchase-price variant"). */
import { formatAud } from '#domain/formats/money.ts'
import type { Bounds } from './bounds.ts'
import { clamp } from './bounds.ts'
import type { CalculatorVariant } from './options.ts'

export interface AmountEntry {
  /** What the field shows: a negative entry becomes 0. */
  readonly shownAud: number
  /** What is calculated with: always within the bounds. */
  readonly valueAud: number
  /** What stands under the field; `null` when all is well. */
  readonly message: string | null
}

/** What is no number counts as 0. Only the purchase-price variant says why it does not take an amount. */
export function amountEntry(enteredAud: number, bounds: Bounds, variant: CalculatorVariant): AmountEntry {
  const shownAud = Number.isNaN(enteredAud) ? 0 : Math.max(0, enteredAud)
  const outside = shownAud < bounds.min || shownAud > bounds.max
  return {
    shownAud,
    valueAud: clamp(shownAud, bounds),
    message: outside && variant === 'purchase-price' ? amountMessage(bounds) : null,
  }
}

/** "Cannot be less than 1,000 or more than 250,000". */
export function amountMessage({ min, max }: Bounds): string {
  return `Cannot be less than ${withoutSign(min)} or more than ${withoutSign(max)}`
}

/** "250,000", without the dollar sign, as S1 §5 words it. */
function withoutSign(amountAud: number): string {
  return formatAud(amountAud).replace('$', '')
}

/** A number as a shopper types it: "$20,000", "6.5 %", "20k"; NaN for what is none. */
export function readTypedNumber(text: string): number {
  const [, digits, thousands] = /^(-?\d*\.?\d+|-?\d+\.)(k?)$/i.exec(text.replace(/[$,%\s]|years?$/gi, '')) ?? []
  return digits === undefined ? Number.NaN : Number(digits) * (thousands === '' ? 1 : 1000)
}
