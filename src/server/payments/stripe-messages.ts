/** Takes Stripe's messages about payments: each only says which payment to look at, so repeats and their order do not matter. */
import { findSite } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ServiceFailedError } from '../providers/json-service.ts'
import { PaymentRefusedError } from '../providers/payments/payment-provider.ts'
import { sessionOfMessage } from '../providers/payments/stripe.ts'
import { checkPayment } from './check-payment.ts'

export function routeStripe(app: PlatformHono, platform: PlatformContext): void {
  app.post('/api/payments/stripe', async (c) => {
    const site = (await findSite(c, platform))?.site
    const provider = site?.payments?.provider
    if (site === undefined || provider?.kind !== 'stripe') {
      throw new ProblemError('not-found', 'This site has no Stripe.')
    }
    const key = platform.secret(provider.keyVariable)
    const secret = platform.secret(provider.webhookVariable)
    if (key === undefined || secret === undefined) {
      throw new ProblemError('service-unavailable', 'The secrets of Stripe are not set.')
    }
    const message = { body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '', secret }
    const sessionId = await sessionOfMessage(key, platform.stripeApiUrl, message).catch(asProblem)
    if (sessionId !== null) await checkPayment(platform, site, 'stripe', sessionId).catch(asProblem)
    return c.json({ received: true })
  })
}

/** Stripe sends again what was not answered with success. */
function asProblem(error: unknown): never {
  if (error instanceof PaymentRefusedError) throw new ProblemError('malformed-request', error.message)
  if (error instanceof ServiceFailedError) throw new ProblemError('service-unavailable', error.message)
  throw error
}
