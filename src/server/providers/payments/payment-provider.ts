/** Who takes payments: one interface for every provider. */
import type { ProviderState } from '#domain/reservations/reservation-state.ts'

export interface PaymentRequest {
  /** Asked for again with the same key, it is the same payment; everything else must be the same, too. */
  key: string
  /** What the payment is for, in our own records. */
  reference: string
  amountCents: number
  description: string
  email: string | null
  /** After it no payment is taken. */
  expiresAt: Date
  returnUrl: string
  cancelUrl: string
}

/** Rejects with a `ServiceFailedError` when the provider cannot be asked: another try may work. */
export interface PaymentProvider {
  /** Rejects with a `PaymentRefusedError` when the provider takes no such payment. */
  open(request: PaymentRequest): Promise<{ id: string; url: string }>
  look(id: string): Promise<ProviderState>
  /** No payment is taken any more; one that was taken before is what it says. */
  close(id: string): Promise<ProviderState>
  /** Gives everything back; again with the same key, or after it was given back otherwise, it does nothing. */
  refund(id: string, key: string): Promise<void>
}

/** No later try can work. */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError'
}
