/** How often something may be done, counted in Postgres for all processes together. */
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from './problem-error.ts'

/** So many within so many seconds. */
export interface RateLimit {
  points: number
  seconds: number
}

/** What is limited, by whom or by what. */
export const RATE_LIMITS = {
  'lead-by-address': { points: 30, seconds: 600 },
  'lead-by-phone': { points: 10, seconds: 3_600 },
  'lead-by-car': { points: 200, seconds: 3_600 },
  'code-by-address': { points: 10, seconds: 900 },
  'code-by-phone': { points: 3, seconds: 900 },
  'code-by-phone-daily': { points: 20, seconds: 86_400 },
  'sign-in-by-address': { points: 60, seconds: 900 },
  'stop-by-address': { points: 60, seconds: 600 },
  'approve-by-address': { points: 60, seconds: 600 },
  'fleet-by-address': { points: 120, seconds: 600 },
  'account-by-visitor': { points: 300, seconds: 600 },
  'reservation-by-address': { points: 20, seconds: 600 },
  'reservation-by-phone': { points: 10, seconds: 3_600 },
  // Low: whoever tries stolen cards wants many small payments.
  'payment-by-address': { points: 10, seconds: 600 },
  'payment-by-phone': { points: 10, seconds: 3_600 },
  // A page that waits for a payment asks every few seconds.
  'reservation-state-by-address': { points: 300, seconds: 600 },
  'stock-changes-by-address': { points: 240, seconds: 60 },
  'geocode-by-address': { points: 60, seconds: 60 },
  'quote-by-address': { points: 60, seconds: 60 },
  'gauge-by-address': { points: 120, seconds: 60 },
  'similar-by-address': { points: 120, seconds: 60 },
  'disclaimer-by-address': { points: 60, seconds: 60 },
  'delivery-by-address': { points: 60, seconds: 60 },
  'registration-by-address': { points: 20, seconds: 600 },
  'valuation-by-address': { points: 60, seconds: 600 },
  'reveal-by-address': { points: 60, seconds: 600 },
  'brochure-by-address': { points: 60, seconds: 600 },
  // Batches: a page sends one a second at most.
  'events-by-address': { points: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>
export type RateLimitName = keyof typeof RATE_LIMITS

export interface RateLimits {
  /** Counts one; rejects with a `ProblemError` when it is one too many. `null` is not counted. */
  count(name: RateLimitName, key: string | null): Promise<void>
}

export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        // Whoever is over the limit is refused without asking Postgres again.
        inMemoryBlockOnConsumed: points + 1,
        inMemoryBlockDuration: seconds,
      }),
    ]),
  )
  return {
    async count(name, key) {
      if (key === null) return
      const refusal = await limiters
        .get(name)
        ?.consume(hashed(key))
        .then(() => null, asRefusal)
      if (refusal == null) return
      throw new ProblemError('too-many-requests', 'That was sent too often. Please wait a little and try again.', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
      })
    },
  }
}

/** The table holds no telephone numbers and no addresses. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32)
}

/** The library rejects with its result when it is one too many, and with an error when it cannot count. */
function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}
