import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadValues } from '#domain/leads/lead-values.ts'
import {
  nextPayment,
  onlinePaymentErrors,
  paymentCents,
  paymentDetails,
  paymentLead,
  paymentWords,
  shownPaymentState,
  stageOfPayment,
} from '#domain/payments/online-payment.ts'
import type { PaymentState, ProviderState } from '#domain/reservations/reservation-state.ts'

const OPTIONS = { referenceLabel: 'Invoice number', minimumAud: 5, maximumAud: 10_000 }
const RIGHT = {
  reference: 'INV-1042',
  amount: '$1,250.50',
  name: 'Kim',
  last_name: 'Lee',
  phone: '0412 345 678',
  email: 'kim@example.com',
}

describe('what is entered', () => {
  it.each([
    ['$1,250.50', 125_050],
    ['7', 700],
    ['0.1', 10],
    ['1.005', null],
    ['12 km', null],
    ['-5', null],
    ['', null],
  ])('%s is %s cents', (written, cents) => expect(paymentCents(written)).toBe(cents))

  it.each([
    [{}, []],
    [{ reference: '' }, ['reference']],
    [{ reference: '<b>' }, ['reference']],
    [{ reference: 'x'.repeat(41) }, ['reference']],
    [{ amount: '4.99' }, ['amount']],
    [{ amount: '5' }, []],
    [{ amount: '10,000' }, []],
    [{ amount: '10,000.01' }, ['amount']],
    [{ amount: '1.005' }, ['amount']],
    [{ amount: 'much', reference: '', phone: '1' }, ['reference', 'amount', 'phone']],
  ])('with %j it says what is wrong with %j', (changed, names) => {
    expect(onlinePaymentErrors(OPTIONS, { ...RIGHT, ...changed }).map(({ name }) => name)).toEqual(names)
  })

  it('asks for everything', () => {
    expect(onlinePaymentErrors(OPTIONS, {}).map(({ name }) => name)).toEqual([
      'reference',
      'amount',
      'name',
      'last_name',
      'phone',
      'email',
    ])
  })
})

describe('what the provider says', () => {
  it.each<[PaymentState, ProviderState, PaymentState]>([
    ['starting', 'open', 'starting'],
    ['open', 'open', 'open'],
    ['open', 'paid', 'paid'],
    ['open', 'closed', 'closed'],
    ['closed', 'paid', 'paid'],
    ['paid', 'closed', 'paid'],
    ['paid', 'open', 'paid'],
    ['paid', 'paid', 'paid'],
    ['paid', 'refunded', 'refunded'],
    ['refunded', 'paid', 'refunded'],
  ])('%s and %s is %s', (before, says, after) => expect(nextPayment(before, says)).toBe(after))

  it('comes to the same end in any order and however often, and reports each stage once', () => {
    const says = fc.array(fc.constantFrom<ProviderState>('open', 'closed', 'paid'))
    fc.assert(
      fc.property(says, (messages) => {
        let state: PaymentState = 'open'
        const stages: string[] = []
        for (const message of messages) {
          const after = nextPayment(state, message)
          const stage = stageOfPayment(state, after)
          if (stage !== null) stages.push(stage)
          state = after
        }
        const isPaid = messages.includes('paid')
        expect(state === 'paid').toBe(isPaid)
        expect(stages).toEqual(isPaid ? ['paid'] : [])
      }),
    )
  })
})

it('the lead names its stage and continues the first', () => {
  expect(paymentLead(leadValues({ name: 'Kim' }), 'refunded', 'first')).toMatchObject({
    name: 'Kim',
    category: 'Online payment',
    subcategory: 'Refunded',
    lead_id: 'first',
  })
  expect(
    paymentDetails({ id: '7f3a91c2-0000-0000-0000-000000000000', reference: 'INV-1', amountCents: 125_050 }),
  ).toEqual([
    { label: 'Reference', value: 'INV-1' },
    { label: 'Amount', value: '$1,250.50' },
    { label: 'Receipt number', value: '7F3A-91C2' },
  ])
})

it.each([
  ['open', false, 'Your payment is waiting', /^\$50 for INV-1 can be paid/],
  ['open', true, 'Your payment is waiting', /^Nothing has been paid\. /],
  ['paid', false, 'Thank you, it is paid', /receipt number is 7F3A-91C2/],
  ['requested', false, 'Thank you', /Nothing has been paid\.$/],
  ['refunded', false, 'Your payment was returned', /returned to your card/],
  ['closed', false, 'Nothing was paid', /start again/],
] as const)('of a payment that is %s (cancelled: %s) the payer reads "%s"', (state, isCancelled, title, words) => {
  const shown = { state, reference: 'INV-1', amount: 50, receipt_number: '7F3A-91C2' }
  expect(paymentWords(shown, isCancelled)).toEqual({ title, words: expect.stringMatching(words) })
})

it.each([
  ['starting', false, 'open'],
  ['open', false, 'open'],
  ['open', true, 'closed'],
  ['closed', false, 'closed'],
  ['paid', false, 'paid'],
  ['paid', true, 'paid'],
  ['refunded', true, 'refunded'],
] as const)('a payment that is %s, overdue: %s, is shown as %s', (state, isOverdue, shown) => {
  expect(shownPaymentState(state, isOverdue)).toBe(shown)
})
