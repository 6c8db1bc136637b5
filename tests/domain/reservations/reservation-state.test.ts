import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderState, Settlement } from '#domain/reservations/reservation-state.ts'
import {
  nextReservation,
  PAYMENT_STATES,
  RESERVATION_STATES,
  RESERVATION_TRANSITIONS,
  settle,
} from '#domain/reservations/reservation-state.ts'

const holdsCar = (state: string) => state === 'held' || state === 'paid'
const EVENTS = ['pay', 'release', 'expire', 'refund'] as const

describe('the states of a reservation', () => {
  it('held is paid, released or expired; paid is refunded; the others are ends', () => {
    const table = RESERVATION_STATES.map((state) => EVENTS.map((event) => nextReservation(state, event)))
    expect(table).toEqual([
      ['paid', 'released', 'expired', 'held'],
      ['paid', 'paid', 'paid', 'refunded'],
      ['released', 'released', 'released', 'released'],
      ['expired', 'expired', 'expired', 'expired'],
      ['refunded', 'refunded', 'refunded', 'refunded'],
    ])
  })

  it('a car that is free again is never held again by the same reservation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RESERVATION_STATES), fc.array(fc.constantFrom(...EVENTS)), (start, events) => {
        let state = start
        for (const event of events) {
          const next = nextReservation(state, event)
          if (!holdsCar(state)) expect(next).toBe(state)
          state = next
        }
      }),
    )
  })

  it('every state that holds the car has a way out', () => {
    for (const state of RESERVATION_STATES) {
      expect(Object.keys(RESERVATION_TRANSITIONS[state]).length > 0).toBe(holdsCar(state))
    }
  })
})

describe('what the provider says', () => {
  const HELD: Settlement = { reservation: 'held', payment: 'open' }

  it.each<[Settlement, ProviderState, 'release' | 'expire', Settlement]>([
    [HELD, 'open', 'expire', HELD],
    [HELD, 'paid', 'expire', { reservation: 'paid', payment: 'paid' }],
    [HELD, 'closed', 'expire', { reservation: 'expired', payment: 'closed' }],
    [HELD, 'closed', 'release', { reservation: 'released', payment: 'closed' }],
    [HELD, 'refunded', 'expire', { reservation: 'refunded', payment: 'refunded' }],
    [{ reservation: 'held', payment: 'starting' }, 'closed', 'expire', { reservation: 'expired', payment: 'closed' }],
    [{ reservation: 'expired', payment: 'open' }, 'paid', 'expire', { reservation: 'expired', payment: 'refund-due' }],
    [
      { reservation: 'released', payment: 'closed' },
      'paid',
      'expire',
      { reservation: 'released', payment: 'refund-due' },
    ],
    [{ reservation: 'paid', payment: 'refund-due' }, 'paid', 'expire', { reservation: 'paid', payment: 'refund-due' }],
    [
      { reservation: 'paid', payment: 'refund-due' },
      'refunded',
      'expire',
      { reservation: 'refunded', payment: 'refunded' },
    ],
    [{ reservation: 'paid', payment: 'paid' }, 'closed', 'expire', { reservation: 'paid', payment: 'paid' }],
    [
      { reservation: 'refunded', payment: 'refunded' },
      'paid',
      'expire',
      { reservation: 'refunded', payment: 'refunded' },
    ],
  ])('%o, and then %s (%s)', (before, provider, ending, after) => {
    expect(settle(before, provider, ending)).toEqual(after)
  })

  /** What a provider can say of one payment, each as often as it likes. */
  const story = fc
    .constantFrom<ProviderState[]>(['open', 'paid', 'refunded'], ['open', 'closed'], ['open', 'paid'], ['open'])
    .chain((states) =>
      fc.record({ last: fc.constant(states.at(-1) ?? 'open'), heard: fc.array(fc.constantFrom(...states)) }),
    )
  const endings = fc.constantFrom('release' as const, 'expire' as const)

  it('in any order and however often, ends as if only the last had been heard', () => {
    fc.assert(
      fc.property(story, endings, ({ last, heard }, ending) => {
        const all = [...heard, last].reduce((state, said) => settle(state, said, ending), HELD)
        expect(all).toEqual(settle(HELD, last, ending))
      }),
    )
  })

  it('heard twice changes nothing more, whatever stood before', () => {
    const states = fc.record({
      reservation: fc.constantFrom(...RESERVATION_STATES),
      payment: fc.constantFrom(...PAYMENT_STATES),
    })
    const says = fc.constantFrom<ProviderState>('open', 'paid', 'closed', 'refunded')
    fc.assert(
      fc.property(states, says, endings, (before, said, ending) => {
        const once = settle(before, said, ending)
        expect(settle(once, said, ending)).toEqual(once)
      }),
    )
  })

  it('money that was taken belongs to a paid reservation, or goes back', () => {
    fc.assert(
      fc.property(story, endings, ({ heard }, ending) => {
        const { reservation, payment } = heard.reduce((state, said) => settle(state, said, ending), HELD)
        expect(payment === 'paid').toBe(reservation === 'paid')
        if (heard.includes('paid')) expect(['paid', 'refund-due', 'refunded']).toContain(payment)
      }),
    )
  })
})
