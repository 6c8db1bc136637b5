/** The platform's HTTP interface: the API of every site, and what watches over it. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { readFleetBuilds } from '#database/builds/fleet.ts'
import { createStockMessages } from '#database/builds/stock-messages.ts'
import type { OpenDatabase } from '#database/database.ts'
import { isUnavailable } from '#database/database.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import { routeAccounts } from './accounts/accounts.ts'
import { createSignInCodes } from './accounts/codes.ts'
import { routePortals } from './accounts/portals.ts'
import { createSiteAuths } from './accounts/site-auth.ts'
import { createVisitorSessions } from './accounts/visitors.ts'
import { routeBrochures } from './brochure/brochures.ts'
import { routeCars } from './cars/cars.ts'
import { routeFinance } from './cars/finance.ts'
import { createKnownCars } from './cars/known-cars.ts'
import { routeValuations } from './cars/valuations.ts'
import { createViewCounter } from './cars/view-counter.ts'
import { createEventCounter } from './events/event-counter.ts'
import { routeEvents } from './events/events.ts'
import { routeApproveFeed } from './fleet/approve-feed.ts'
import { routeFleet } from './fleet/fleet.ts'
import { routeGarage } from './garage/garage.ts'
import { routeStopAlerts } from './garage/stop-alerts.ts'
import { routeWatchlist } from './garage/watchlist.ts'
import { openApiDocument, openApiPage } from './http/open-api.ts'
import { ProblemError, problemResponse } from './http/problem-error.ts'
import type { RateLimits } from './http/rate-limits.ts'
import { createOriginReader } from './http/request-origin.ts'
import { isSameSecret } from './http/same-secret.ts'
import { routeLeads } from './leads/leads.ts'
import type { PlatformMetrics } from './metrics.ts'
import { routeOutbox } from './outbox.ts'
import { routeOnlinePayments } from './payments/online-payments.ts'
import { routeStripe } from './payments/stripe-messages.ts'
import { routeTestPayments } from './payments/test-payment-page.ts'
import { routePlaces } from './places/places.ts'
import type { PlatformContext, PlatformEnvironment } from './platform-context.ts'
import { routeReservations } from './reservations/reservations.ts'
import { createSiteDirectory } from './site-directory.ts'
import { routeSpins } from './spin/spins.ts'
import { routeWebhooks } from './webhooks.ts'

export interface PlatformOptions {
  database: OpenDatabase
  limits: RateLimits
  metrics: PlatformMetrics
  log: Logger
  trustedProxies: readonly string[]
  /** The outbox and the readable page of the API exist. */
  isDevelopment: boolean
  metricsToken: string | null
  /** Opens the page of the fleet; without it that exists in development alone. */
  fleetKey: string | null
  /** The secret of a service, by the name of its environment variable. */
  secret(variable: string): string | undefined
  /** Where Turnstile's tokens are checked. */
  turnstileVerifyUrl: string
  /** Signs sessions and hashes codes. */
  sessionSecret: string
  stripeApiUrl: string
}

export interface PlatformApp {
  /** `peerAddress`: the other end of the connection; this machine when there is none. */
  fetch(request: Request, peerAddress?: string): Promise<Response>
  /** From now on `/readyz` says no, so that nothing new is sent here. */
  drain(): void
  /** Writes what is still in memory. */
  close(): Promise<void>
}

const MAX_BODY_BYTES = 128 * 1024
/** How long a browser believes that it may ask. */
const PREFLIGHT_SECONDS = 600
const HEALTH_PATHS = new Set(['/healthz', '/readyz', '/metrics'])

export function createPlatformApp(options: PlatformOptions): PlatformApp {
  const { database, limits, metrics, log, isDevelopment } = options
  const { db } = database
  const readOrigin = createOriginReader(options.trustedProxies)
  const warn = (message: string): void => log.warn(message)
  const views = createViewCounter(db, warn)
  const events = createEventCounter(db, warn)
  const { secret, turnstileVerifyUrl, stripeApiUrl, sessionSecret } = options
  const codes = createSignInCodes(db, sessionSecret)
  const auths = createSiteAuths({ db, secret: sessionSecret, log: warn, codes })
  const sessions = createVisitorSessions(auths, isDevelopment)
  const platform: PlatformContext = {
    db,
    storeLead: createLeadStore(db),
    takeStockMessage: createStockMessages(db),
    limits,
    log,
    views,
    events,
    secret,
    turnstileVerifyUrl,
    visitorOf: sessions.visitorOf,
    stripeApiUrl,
    sites: createSiteDirectory(db, warn),
    cars: createKnownCars(db),
    isDevelopment,
  }
  let isDraining = false
  const app = new Hono<PlatformEnvironment>()

  app.use(async (c, next) => {
    const startMs = performance.now()
    c.set('requestId', randomUUID())
    c.set('origin', readOrigin(c.req.raw.headers, c.env.peerAddress))
    await next()
    c.header('x-request-id', c.var.requestId)
    const { status } = c.res
    const durationMs = performance.now() - startMs
    // The matched route, not the address: an address can hold what a shopper typed.
    const route = routePath(c)
    metrics.request(c.req.method, route, status, durationMs)
    if (!HEALTH_PATHS.has(c.req.path)) {
      log.info({ requestId: c.var.requestId, method: c.req.method, route, status, durationMs: Math.round(durationMs) })
    }
  })
  app.use(secureHeaders({ referrerPolicy: 'strict-origin-when-cross-origin', xFrameOptions: 'DENY' }))
  // To read whether a GET has a body costs as much as answering it.
  app.post(
    '*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ProblemError('body-too-large', 'The request is too large.')
      },
    }),
  )

  // A page of a site may ask a platform on another host.
  app.use(
    '/api/*',
    cors({
      origin: async (page, c) => {
        const host = URL.parse(page)?.host ?? ''
        const site = await platform.sites.siteOf({ ...c.var.origin, host }).catch(() => null)
        return site === null ? null : page
      },
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  )

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const isReady =
      !isDraining &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ))
    return isReady ? c.text('ready') : c.text('not ready', 503)
  })
  app.get('/metrics', async (c) => {
    const { metricsToken } = options
    const isAllowed =
      metricsToken === null
        ? c.var.origin.isLocal
        : isSameSecret(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
    if (!isAllowed) throw new ProblemError('not-found', 'There is nothing at this address.')
    // Without the database the rest is still worth reading.
    metrics.fleet(await readFleetBuilds(db).catch(() => []))
    return c.text(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()))
  if (isDevelopment) {
    app.get('/api/docs', async (c) => c.html(await openApiPage()))
    routeOutbox(app, db)
    routeTestPayments(app, platform)
  }
  routeFleet(app, platform, options.fleetKey)
  routeLeads(app, platform)
  routePlaces(app, platform)
  routeCars(app, platform)
  const closeBrochures = routeBrochures(app, platform)
  routeEvents(app, platform)
  routeValuations(app, platform)
  routeFinance(app, platform)
  routeAccounts(app, platform, codes, sessions)
  routeWebhooks(app, platform)
  routeApproveFeed(app, platform, sessionSecret)
  routeWatchlist(app, platform)
  routeGarage(app, platform, sessions)
  routeStopAlerts(app, platform, sessionSecret)
  routeReservations(app, platform)
  routeStripe(app, platform)
  routeOnlinePayments(app, platform)
  routeSpins(app, platform)
  routePortals(app, platform)

  app.notFound((c) =>
    problemResponse(new ProblemError('not-found', 'There is nothing at this address.'), c.var.requestId),
  )
  app.onError((error, c) => problemResponse(asProblem(error, c.var.requestId, log), c.var.requestId))

  return {
    async fetch(request, peerAddress = '127.0.0.1') {
      return app.fetch(request, { peerAddress })
    },
    drain() {
      isDraining = true
    },
    async close() {
      await Promise.all([views.flush(), events.flush(), closeBrochures()])
    },
  }
}

/** A message of a driver may hold what a shopper wrote, so the log gets its name, code and stack only. */
function asProblem(error: Error, requestId: string, log: Logger): ProblemError {
  if (error instanceof ProblemError) return error
  const { name, stack = '' } = error
  const { code } = error as NodeJS.ErrnoException
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  if (isUnavailable(error)) {
    log.error({ requestId, name, code }, 'The database cannot be reached.')
    return new ProblemError('database-unavailable', 'This cannot be done just now. Please try again in a minute.', {
      retryAfterSeconds: 10,
    })
  }
  log.error({ requestId, name, code, frames }, 'A request failed.')
  return new ProblemError('internal-error', 'Something went wrong on our side. Please try again, or call us.')
}
