/** The platform on a database of tests, called as pages call it. */

import { pino } from 'pino'
import type * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import type { CallOutcome } from '#contract/call-endpoint.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OpenDatabase } from '#database/database.ts'
import { writeSite } from '#database/sites.ts'
import type { PlatformApp } from '#server/app.ts'
import { createPlatformApp } from '#server/app.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createMetrics } from '#server/metrics.ts'
import { STRIPE_API_URL } from '#server/providers/payments/stripe.ts'
import { TURNSTILE_VERIFY_URL } from '#server/providers/turnstile.ts'

export interface TestPlatform {
  app: PlatformApp
  site: Site
  database: OpenDatabase
  /** As the browser calls it from a page of the site. */
  call<Input extends v.GenericSchema, Answer extends v.GenericSchema>(
    endpoint: Endpoint<Input, Answer>,
    input: v.InferInput<Input>,
    /** The cookies of the browser, such as `signIn` gives them. */
    cookie?: string,
  ): Promise<CallOutcome<v.InferOutput<Answer>>>
  /** Any request to the site's host. */
  send(path: string, init?: RequestInit, peerAddress?: string): Promise<Response>
  /** What was logged, one JSON object a line. */
  logged(): string
}

/** Knows one site, on its own host. */
export async function testPlatform(
  database: OpenDatabase,
  site: Site,
  options: Partial<Parameters<typeof createPlatformApp>[0]> = {},
): Promise<TestPlatform> {
  await writeSite(database.db, site, JSON.stringify(site))
  let logged = ''
  const app = createPlatformApp({
    database,
    log: pino(
      { base: null },
      {
        write(line: string) {
          logged += line
        },
      },
    ),
    metrics: createMetrics(),
    limits: createRateLimits(database.pool),
    trustedProxies: [],
    isDevelopment: true,
    sessionSecret: 'for tests, and as long as it has to be',
    metricsToken: null,
    fleetKey: null,
    secret: () => undefined,
    turnstileVerifyUrl: TURNSTILE_VERIFY_URL,
    stripeApiUrl: STRIPE_API_URL,
    ...options,
  })
  let shoppers = 0
  // Another shopper each time, so that limits by address are reached only where a test names one.
  const anotherAddress = (): string => {
    shoppers += 1
    return `10.0.${shoppers >> 8}.${shoppers & 255}`
  }
  const send: TestPlatform['send'] = (path, init = {}, peerAddress = anotherAddress()) => {
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', new URL(site.url).host)
    return app.fetch(new Request(new URL(path, site.url), { ...init, headers }), peerAddress)
  }
  return {
    app,
    site,
    database,
    send,
    logged: () => logged,
    call: (endpoint, input, cookie) =>
      callEndpoint(endpoint, input, {
        platform: site.platform ?? { apiBase: '', calls: {} },
        fetch: (url, init) => send(url, cookie === undefined ? init : withCookie(init, cookie)),
      }),
  }
}

function withCookie(init: RequestInit, cookie: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('cookie', cookie)
  return { ...init, headers }
}
