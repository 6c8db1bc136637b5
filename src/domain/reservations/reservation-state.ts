/**
 * What becomes of a reservation and of its payment. Ours.
 *
 * A reservation holds its car while it is held or paid. What the payment provider says decides, so every way of hearing
 * of it (its message, the shopper who comes back, the queue that looks again) comes to the same end, in any order.
 */

export const RESERVATION_STATES = ['held', 'paid', 'released', 'expired', 'refunded'] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

/** `refund-due`: the money goes back, and the provider has not said yet that it has. */
export const PAYMENT_STATES = ['starting', 'open', 'paid', 'closed', 'refund-due', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What the provider says of a payment; `closed` and `refunded` are final, and `closed` was never paid. */
export type ProviderState = 'open' | 'paid' | 'closed' | 'refunded'

type ReservationEvent = 'pay' | 'release' | 'expire' | 'refund'

/** What is not here does not happen. */
export const RESERVATION_TRANSITIONS: Readonly<
  Record<ReservationState, Readonly<Partial<Record<ReservationEvent, ReservationState>>>>
> = {
  held: { pay: 'paid', release: 'released', expire: 'expired' },
  paid: { refund: 'refunded' },
  released: {},
  expired: {},
  refunded: {},
}

/** The next state; the same one where the event changes nothing. */
export function nextReservation(state: ReservationState, event: ReservationEvent): ReservationState {
  return RESERVATION_TRANSITIONS[state][event] ?? state
}

export interface Settlement {
  reservation: ReservationState
  payment: PaymentState
}

/** What follows from what the provider says. `ending`: why the hold ends if nothing was paid. */
export function settle(
  { reservation, payment }: Settlement,
  provider: ProviderState,
  ending: 'release' | 'expire' = 'expire',
): Settlement {
  switch (provider) {
    case 'open':
      return { reservation, payment }
    case 'closed':
      return isUnpaid(payment)
        ? { reservation: nextReservation(reservation, ending), payment: 'closed' }
        : { reservation, payment }
    case 'paid':
      return settlePaid(reservation, payment)
    case 'refunded':
      return { reservation: nextReservation(nextReservation(reservation, 'pay'), 'refund'), payment: 'refunded' }
  }
}

/** Paid after the hold had ended: the car may be another shopper's by now, so the money goes back. */
function settlePaid(reservation: ReservationState, payment: PaymentState): Settlement {
  const paid = nextReservation(reservation, 'pay')
  if (!isUnpaid(payment) && payment !== 'closed') return { reservation, payment }
  return { reservation: paid, payment: paid === 'paid' ? 'paid' : 'refund-due' }
}

function isUnpaid(payment: PaymentState): boolean {
  return payment === 'starting' || payment === 'open'
}
