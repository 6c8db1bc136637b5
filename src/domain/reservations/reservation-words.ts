/** What a shopper reads of a reservation. Ours. */
import { formatAud } from '#domain/formats/money.ts'
import type { ReservationState } from './reservation-state.ts'

export interface ShownReservation {
  readonly state: ReservationState | 'requested'
  /** Dollars. */
  readonly amount: number
  readonly seconds_left: number
  readonly is_refunding: boolean
  readonly car: { readonly name: string }
}

export interface ReservationWords {
  title: string
  words: string
}

/** `isCancelled`: the shopper has just left the payment page without paying. */
export function reservationWords(reservation: ShownReservation, isCancelled: boolean): ReservationWords {
  const { state, amount, seconds_left: secondsLeft, is_refunding: isRefunding, car } = reservation
  const paid = formatAud(amount)
  switch (state) {
    case 'held': {
      const minutes = Math.max(1, Math.ceil(secondsLeft / 60))
      const time = minutes === 1 ? 'minute' : `${minutes} minutes`
      const start = isCancelled ? 'Nothing has been paid. ' : ''
      return { title: 'It is held for you', words: `${start}The ${car.name} is yours to reserve for another ${time}.` }
    }
    case 'paid':
      return isRefunding
        ? { title: 'Your payment is on its way back', words: `${paid} is being returned to your card.` }
        : {
            title: 'It is reserved for you',
            words: `We have your ${paid}, and the ${car.name} is off sale. We will call you to agree on the next step.`,
          }
    case 'requested':
      return { title: 'Thank you', words: `We will call you about the ${car.name}. Nothing has been paid.` }
    case 'refunded':
      return { title: 'Your payment was returned', words: `${paid} has been returned to your card.` }
    case 'released':
      return {
        title: 'The reservation is cancelled',
        words: 'Nothing has been paid, and the vehicle is for sale again.',
      }
    case 'expired':
      return isRefunding
        ? {
            title: 'The reservation had ended',
            words: `Your payment came too late. ${paid} is being returned to your card.`,
          }
        : {
            title: 'The reservation has ended',
            words: 'It was not paid in time. If the vehicle is still there, you can reserve it again.',
          }
  }
}
