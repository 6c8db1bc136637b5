/** Answers what pages ask and report about one car. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { carView, revealPhone } from '#contract/cars.ts'
import type { ViewedCar } from '#database/visits.ts'
import { readViewedCar, recordPhoneReveal } from '#database/visits.ts'
import { routeEndpoint } from './endpoint-route.ts'
import type { PlatformContext, PlatformHono } from './platform-context.ts'
import { ProblemError } from './problem-error.ts'

/** How long an answer about a car is believed. */
const FRESH_MS = 3_000
const MAX_CARS = 20_000

/** `none`: the site has no such car; remembered, too, so that guesses do not reach the database. */
type Known = ViewedCar | { car: null }

export function routeCars(app: PlatformHono, platform: PlatformContext): void {
  const { db, limits, views } = platform
  const cars = new LRUCache<string, Known>({ max: MAX_CARS, ttl: FRESH_MS })

  routeEndpoint(app, platform, carView, async ({ slug }, { site, address, userAgent }) => {
    const key = `${site.slug}/${slug}`
    const known = cars.get(key) ?? (await readViewedCar(db, site.slug, slug)) ?? { car: null }
    cars.set(key, known, { noUpdateTTL: true })
    if (known.car === null) throw new ProblemError('not-found', 'There is no such car.')
    const { car } = known
    views.count({ siteSlug: site.slug, carId: car.id, visitor: visitorOf(address, userAgent) })
    return {
      views: (car.views ?? 0) + known.views,
      car_fields: {
        price: car.priceAud,
        before_price: car.beforePriceAud,
        offer_price: car.offerPriceAud,
        subscription_price: car.subscriptionPriceAud,
        price_type: car.priceType,
        status: known.isRemoved ? 'sold' : car.status,
        reserved: car.reserved,
      },
    }
  })

  routeEndpoint(app, platform, revealPhone, async ({ car_id, dealership_id }, { site, address }) => {
    await limits.count('reveal-by-address', `${site.slug} ${address}`)
    await recordPhoneReveal(db, site.slug, car_id, dealership_id)
    return { success: true as const }
  })
}

/** Of this day only, so that nobody can be followed from day to day by it. */
function visitorOf(address: string, userAgent: string | null): string {
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256').update(`${day} ${address} ${userAgent}`).digest('base64url').slice(0, 22)
}
