/** Which car can be held for a shopper who is paying, for how long, and on which terms. Ours. */
import type { Car } from '../car/car.ts'
import { buttonState } from '../car/page/car-buttons.ts'

/** In stock or coming soon, and on the site. */
export function canBeReserved(car: Pick<Car, 'status' | 'reserved'>, isRemoved: boolean): boolean {
  return !isRemoved && ['inStock', 'comingSoon'].includes(buttonState(car))
}

/** Stripe takes a payment for at least 30 minutes; the rest is for a slow start and for the end. */
export const MIN_HOLD_MINUTES = 40
/** So long before the end of the hold no payment is taken any more, so that none comes after it. */
export const PAYMENT_GRACE_MINUTES = 5

/** Refundable, because the deposit of a car that a shopper has not seen must not bind them. */
export const RESERVATION_TERMS = [
  'Your payment of {amount} takes this vehicle off sale while you arrange to see it. {dealer} will call you to agree on the next step.',
  'The payment counts towards the price if you buy the vehicle. If you decide not to buy it, ask {dealer} and the payment is returned in full.',
  'A reservation is not a contract to buy the vehicle, and it does not change your rights under the Australian Consumer Law.',
] as const

/** Each of the terms with its dealer, in parts between which the amount stands. */
export function termParts(terms: readonly string[], dealer: string): string[][] {
  return terms.map((text) => text.split('{amount}').map((words) => words.replaceAll('{dealer}', () => dealer)))
}
