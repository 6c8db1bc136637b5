import { describe, expect, it } from 'vitest'
import { leadValues } from '#domain/leads/lead-values.ts'
import { RESERVATION_TERMS, termParts } from '#domain/reservations/hold.ts'
import { reservationDetails, reservationLead, stageOfChange } from '#domain/reservations/reservation-lead.ts'
import type { ShownReservation } from '#domain/reservations/reservation-words.ts'
import { reservationWords } from '#domain/reservations/reservation-words.ts'
import { reserveFields, takenText } from '#domain/reservations/reserve-fields.ts'

const shown = (state: ShownReservation['state'], extras: Partial<ShownReservation> = {}): ShownReservation => ({
  state,
  amount: 200,
  seconds_left: 0,
  is_refunding: false,
  car: { name: '2022 Toyota Hilux' },
  ...extras,
})

describe('what a shopper reads', () => {
  it.each([
    ['held', { seconds_left: 1_861 }, 'for another 32 minutes.'],
    ['held', { seconds_left: 20 }, 'for another a minute.'],
    ['paid', {}, 'We have your $200, and the 2022 Toyota Hilux is off sale.'],
    ['paid', { is_refunding: true }, '$200 is being returned'],
    ['requested', {}, 'Nothing has been paid.'],
    ['refunded', {}, '$200 has been returned'],
    ['released', {}, 'for sale again'],
    ['expired', {}, 'not paid in time'],
    ['expired', { is_refunding: true }, 'came too late'],
  ] as const)('%s %o: %s', (state, extras, words) => {
    expect(reservationWords(shown(state, extras), false).words).toContain(
      words.replace('another a minute', 'another minute'),
    )
  })

  it('after leaving the payment, that nothing was paid', () => {
    expect(reservationWords(shown('held', { seconds_left: 120 }), true).words).toMatch(/^Nothing has been paid\. /)
  })

  it('of another shopper, how long at most', () => {
    expect(takenText(null)).toContain('has just been reserved')
    expect(takenText(1)).toContain('at most a minute.')
    expect(takenText(12)).toContain('at most 12 minutes.')
  })

  it('the terms with the dealer, and a place for the amount', () => {
    const [first, ...others] = termParts(RESERVATION_TERMS, 'North')
    expect(first).toEqual(['Your payment of ', expect.stringMatching(/^ takes .* North will call you/)])
    expect(others.map((parts) => parts.length)).toEqual([1, 1])
    expect(others.flat().join()).not.toContain('{')
  })

  it('is asked for consent only where the site asks for it', () => {
    expect(reserveFields({ optIn: true })).toHaveLength(reserveFields({ optIn: false }).length + 1)
  })
})

describe('the lead', () => {
  it('has a stage for each change that the dealer needs to know, and continues the first', () => {
    const open = { reservation: 'held', payment: 'open' } as const
    expect(stageOfChange(open, open)).toBeNull()
    expect(stageOfChange(open, { reservation: 'paid', payment: 'paid' })).toBe('paid')
    const expired = { reservation: 'expired', payment: 'closed' } as const
    expect(stageOfChange(expired, { reservation: 'expired', payment: 'refund-due' })).toBe('late')
    const paid = { reservation: 'paid', payment: 'paid' } as const
    expect(stageOfChange(paid, { reservation: 'paid', payment: 'refund-due' })).toBeNull()
    const late = { reservation: 'expired', payment: 'refund-due' } as const
    expect(stageOfChange(late, { reservation: 'expired', payment: 'refunded' })).toBeNull()
    expect(reservationLead(leadValues({}), 'paid', 'first')).toMatchObject({ subcategory: '2. Paid', lead_id: 'first' })
    expect(reservationDetails('r1', 19_950)[1]).toEqual({ label: 'Amount', value: '$199.50' })
  })
})
