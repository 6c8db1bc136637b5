/** What it costs to reserve a car, and with which cards it can be paid (S1 §9, S2 §9). */

/** S1 §9: when no amount comes from the car's payment processor. */
export const RESERVE_AMOUNT_AUD = 200

export const CARD_TYPES = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const
/** S1 §9 "Card types accepted". */
export type CardType = (typeof CARD_TYPES)[number]

/** The processor's amount, else the site's; a processor that asks for nothing has not been set up. */
export function reserveAmountAud(processorAmountAud: number | null, siteAmountAud: number): number {
  return asksOwnAmount(processorAmountAud) ? processorAmountAud : siteAmountAud
}

export function asksOwnAmount(processorAmountAud: number | null): processorAmountAud is number {
  return processorAmountAud !== null && processorAmountAud > 0
}
