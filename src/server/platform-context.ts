/** What every endpoint of the platform is given. */
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Site } from '#config/schema/site.ts'
import type { TakeStockMessage } from '#database/builds/stock-messages.ts'
import type { Database } from '#database/database.ts'
import type { StoreLead } from '#database/leads/store-leads.ts'
import type { Visitor } from './accounts/visitor.ts'
import type { KnownCars } from './cars/known-cars.ts'
import type { ViewCounter } from './cars/view-counter.ts'
import type { EventCounter } from './events/event-counter.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { RequestOrigin } from './http/request-origin.ts'
import type { SiteDirectory } from './site-directory.ts'

export interface PlatformContext {
  db: Database
  storeLead: StoreLead
  takeStockMessage: TakeStockMessage
  sites: SiteDirectory
  cars: KnownCars
  isDevelopment: boolean
  limits: RateLimits
  views: ViewCounter
  events: EventCounter
  /** The secret of a service, by the name of its environment variable. */
  secret(variable: string): string | undefined
  turnstileVerifyUrl: string
  /** `null` when nobody has signed in on this site. */
  visitorOf(c: RequestContext, site: Site): Promise<Visitor | null>
  /** Where Stripe's API answers. */
  stripeApiUrl: string
  log: Logger
}

/** What Hono keeps for one request. */
export interface PlatformEnvironment {
  Variables: { requestId: string; origin: RequestOrigin }
  /** The other end of the connection. */
  Bindings: { peerAddress: string }
}
export type PlatformHono = Hono<PlatformEnvironment>
export type RequestContext = Context<PlatformEnvironment>
