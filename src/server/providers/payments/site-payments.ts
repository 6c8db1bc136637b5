/** Which provider takes the payments of a site. */
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { ServiceFailedError } from '../json-service.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { stripePayments } from './stripe.ts'
import { testPayments } from './test-payments.ts'

export interface PaymentServices {
  db: Database
  /** The secret of a service, by the name of its environment variable. */
  secret(variable: string): string | undefined
  /** Where Stripe's API answers. */
  stripeApiUrl: string
  isDevelopment: boolean
}

/** The provider of a site; throws a `ServiceFailedError` where it cannot be used. */
export function paymentProvider({ payments, slug }: Site, services: PaymentServices): PaymentProvider {
  const provider = payments?.provider
  if (provider?.kind === 'stripe') {
    const key = services.secret(provider.keyVariable)
    if (key === undefined) throw new ServiceFailedError(`The environment variable ${provider.keyVariable} is not set.`)
    return stripePayments(key, services.stripeApiUrl)
  }
  if (provider?.kind === 'test' && services.isDevelopment) return testPayments(services.db)
  throw new ServiceFailedError(
    provider?.kind === 'test'
      ? `${slug} has the test provider, which takes no payments in production.`
      : `${slug} takes no payments online.`,
  )
}
