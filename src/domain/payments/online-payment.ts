/** Paying a dealer online by a reference and an amount (S2 §2 "/online-payment"). What it asks and says is ours. */
import { formatAud, toCents } from '#domain/formats/money.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { formErrors } from '#domain/leads/form-errors.ts'
import type { FormValues } from '#domain/leads/form-values.ts'
import { CORE_FIELDS } from '#domain/leads/forms/core-fields.ts'
import type { FormField } from '#domain/leads/forms/form-field.ts'
import { formField } from '#domain/leads/forms/form-field.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import type { PaymentState, ProviderState } from '#domain/reservations/reservation-state.ts'

/** Of its leads. */
export const ONLINE_PAYMENT_FORM = 'online-payment'
export const MAX_REFERENCE_CHARACTERS = 40
/** Stripe takes a payment for at least 30 minutes; the rest is for a slow start. */
export const PAYMENT_PAGE_MINUTES = 35
/** Paid again with the same reference, amount and payer within it, it is taken for a mistake. */
export const REPEAT_MINUTES = 60
/** Seven years, for which a business keeps its financial records. */
export const PAID_KEEP_DAYS = 2_557

export interface OnlinePaymentOptions {
  /** What the payer copies from the dealer's paper. */
  readonly referenceLabel: string
  readonly minimumAud: number
  readonly maximumAud: number
}

const REFERENCE_PATTERN = /^[\p{L}\d][\p{L}\d ./#-]*$/u

export function onlinePaymentFields({ referenceLabel }: OnlinePaymentOptions): FormField[] {
  return [
    formField('text', 'reference', referenceLabel, { required: true }),
    formField('amount', 'amount', 'Amount', { required: true }),
    ...CORE_FIELDS.filter(({ name }) => name !== 'postcode'),
  ]
}

/** Every problem of what was entered, in the order of the fields. */
export function onlinePaymentErrors(options: OnlinePaymentOptions, values: FormValues): FieldError[] {
  const errors = formErrors(onlinePaymentFields(options), values)
  const has = (name: string): boolean => errors.some((error) => error.name === name)
  const own: FieldError[] = []
  const reference = String(values['reference'] ?? '').trim()
  if (!has('reference') && (reference.length > MAX_REFERENCE_CHARACTERS || !REFERENCE_PATTERN.test(reference))) {
    const rule = `may hold at most ${MAX_REFERENCE_CHARACTERS} letters, digits, spaces and . / # -`
    own.push({ name: 'reference', message: `${options.referenceLabel} ${rule}.` })
  }
  if (!has('amount')) {
    const message = amountProblem(String(values['amount'] ?? ''), options)
    if (message !== null) own.push({ name: 'amount', message })
  }
  return [...own, ...errors].sort((a, b) => orderOf(a) - orderOf(b))
}

function orderOf({ name }: FieldError): number {
  return ['reference', 'amount'].includes(name) ? ['reference', 'amount'].indexOf(name) : 2
}

/** In cents: "$1,250.50" is 125050; `null` for what is no amount of whole cents. */
export function paymentCents(written: string): number | null {
  const digits = written.replace(/[$,\s]/g, '')
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? toCents(Number(digits)) : null
}

function amountProblem(written: string, { minimumAud, maximumAud }: OnlinePaymentOptions): string | null {
  const cents = paymentCents(written)
  if (cents === null) return 'Please enter an amount such as 1,250 or 1,250.50.'
  return cents < toCents(minimumAud) || cents > toCents(maximumAud)
    ? `Please enter an amount between ${formatAud(minimumAud)} and ${formatAud(maximumAud)}.`
    : null
}

/** What follows from what the provider says, whichever of its messages comes first or twice. Money that came stays. */
export function nextPayment(payment: PaymentState, provider: ProviderState): PaymentState {
  const isUnpaid = payment === 'starting' || payment === 'open'
  switch (provider) {
    case 'open':
      return payment
    case 'closed':
      return isUnpaid ? 'closed' : payment
    case 'paid':
      return isUnpaid || payment === 'closed' ? 'paid' : payment
    case 'refunded':
      return 'refunded'
  }
}

export type PaymentStage = 'requested' | 'paid' | 'refunded'

export const PAYMENT_SUBCATEGORIES: Readonly<Record<PaymentStage, string>> = {
  requested: 'Call back to pay',
  paid: 'Paid',
  refunded: 'Refunded',
}

/** Which stage of the lead a change is; `null` when nothing changed that the dealer needs to know. */
export function stageOfPayment(before: PaymentState, after: PaymentState): 'paid' | 'refunded' | null {
  return after !== before && (after === 'paid' || after === 'refunded') ? after : null
}

export function paymentLead(values: LeadValues, stage: PaymentStage, firstLeadId: string | null): LeadValues {
  return { ...values, category: 'Online payment', subcategory: PAYMENT_SUBCATEGORIES[stage], lead_id: firstLeadId }
}

export interface PaymentFacts {
  readonly id: string
  readonly reference: string
  readonly amountCents: number
}

export function paymentDetails({ id, reference, amountCents }: PaymentFacts): LeadDetail[] {
  return [
    { label: 'Reference', value: reference },
    { label: 'Amount', value: formatAud(amountCents / 100) },
    { label: 'Receipt number', value: receiptNumber(id) },
  ]
}

/** What a person reads out on the telephone: "7F3A-91C2" of the payment's id. */
export function receiptNumber(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

export const SHOWN_PAYMENT_STATES = ['open', 'paid', 'closed', 'refunded'] as const
export type ShownPaymentState = (typeof SHOWN_PAYMENT_STATES)[number]

/** As a payer sees it: one whose time is over can no longer be paid, though the provider has not said so yet. */
export function shownPaymentState(state: PaymentState, isOverdue: boolean): ShownPaymentState {
  if (state === 'paid' || state === 'refunded') return state
  return (state === 'open' || state === 'starting') && !isOverdue ? 'open' : 'closed'
}

export interface ShownPayment {
  readonly state: ShownPaymentState | 'requested'
  readonly reference: string
  /** Dollars. */
  readonly amount: number
  readonly receipt_number: string
}

export function paymentWords(
  { state, reference, amount, receipt_number: receipt }: ShownPayment,
  isCancelled: boolean,
): { title: string; words: string } {
  const paid = formatAud(amount)
  switch (state) {
    case 'open':
      return {
        title: 'Your payment is waiting',
        words: `${isCancelled ? 'Nothing has been paid. ' : ''}${paid} for ${reference} can be paid on the payment page.`,
      }
    case 'paid':
      return {
        title: 'Thank you, it is paid',
        words: `We have your ${paid} for ${reference}. Your receipt number is ${receipt}, and a receipt is on its way to your email address.`,
      }
    case 'requested':
      return { title: 'Thank you', words: `We will call you about ${paid} for ${reference}. Nothing has been paid.` }
    case 'refunded':
      return { title: 'Your payment was returned', words: `${paid} for ${reference} has been returned to your card.` }
    case 'closed':
      return { title: 'Nothing was paid', words: 'The payment page was open for too long. You can start again.' }
  }
}

export function paidAlready(amountCents: number, reference: string): string {
  return `${formatAud(amountCents / 100)} for ${reference} was paid within the last hour, so it was not taken again. If you mean to pay it a second time, please call us.`
}
