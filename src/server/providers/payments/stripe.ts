/** Stripe Checkout: a page of Stripe takes the payment, by card or by a wallet that holds one. */
import Stripe from 'stripe'
import type { ProviderState } from '#domain/reservations/reservation-state.ts'
import { ServiceFailedError } from '../json-service.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { PaymentRefusedError } from './payment-provider.ts'

export const STRIPE_API_URL = 'https://api.stripe.com'
/** A shopper waits for it. */
const TIMEOUT_MS = 8_000

export function stripePayments(secretKey: string, apiUrl: string): PaymentProvider {
  const stripe = stripeClient(secretKey, apiUrl)
  const look = async (id: string): Promise<ProviderState> =>
    stateOf(await asked(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })))
  return {
    async open({ key, reference, amountCents, description, email, expiresAt, returnUrl, cancelUrl }) {
      const price_data = { currency: 'aud', unit_amount: amountCents, product_data: { name: description } }
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            line_items: [{ quantity: 1, price_data }],
            client_reference_id: reference,
            metadata: { reference },
            payment_intent_data: { description, metadata: { reference } },
            ...(email === null ? {} : { customer_email: email }),
            expires_at: Math.floor(expiresAt.getTime() / 1_000),
            success_url: returnUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        ),
      )
      if (session.url === null) throw new PaymentRefusedError('Stripe gave no page on which the payment is made.')
      return { id: session.id, url: session.url }
    },
    look,
    async close(id) {
      try {
        return stateOf(await stripe.checkout.sessions.expire(id))
      } catch (error) {
        // It was paid, or it has expired already.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return look(id)
        throw failure(error)
      }
    },
    async refund(id, key) {
      const { payment_intent } = await asked(stripe.checkout.sessions.retrieve(id))
      const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
      if (intent === undefined) throw new PaymentRefusedError('Stripe knows of no payment to give back.')
      try {
        await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${key}` })
      } catch (error) {
        const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
        if (!isDone) throw failure(error)
      }
    },
  }
}

/** The Checkout session that a message of Stripe is about; `null` for messages about anything else. */
export async function sessionOfMessage(
  secretKey: string,
  apiUrl: string,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): Promise<string | null> {
  const stripe = stripeClient(secretKey, apiUrl)
  const event = await stripe.webhooks.constructEventAsync(body, signature, secret).catch((error: unknown) => {
    throw new PaymentRefusedError('The signature is not right.', { cause: error })
  })
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return event.data.object.id
    // The dealer has given the money back on Stripe's own pages.
    case 'charge.refunded': {
      const { payment_intent } = event.data.object
      const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
      if (intent === undefined) return null
      const { data } = await asked(stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }))
      return data[0]?.id ?? null
    }
    default:
      return null
  }
}

function stripeClient(secretKey: string, apiUrl: string): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): ProviderState {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : null
  if (typeof charge === 'object' && charge?.refunded === true) return 'refunded'
  if (payment_status === 'paid') return 'paid'
  return status === 'expired' ? 'closed' : 'open'
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw failure(error)
  }
}

/** What was asked stays out of the message: it may hold a shopper's e-mail address. */
function failure(error: unknown): Error {
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError) {
    return new PaymentRefusedError(`Stripe refused it: ${error.code ?? error.type}.`)
  }
  const kind = error instanceof Stripe.errors.StripeError ? error.type : String(error)
  return new ServiceFailedError(`Stripe could not be asked: ${kind}.`)
}
