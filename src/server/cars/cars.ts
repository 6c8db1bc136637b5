/** Answers what pages ask and report about one car. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { autoGauge } from '#contract/auto-gauge.ts'
import { carView, revealPhone, similarCars } from '#contract/cars.ts'
import { readBuyableCars } from '#database/similar-cars.ts'
import { recordPhoneReveal } from '#database/visits.ts'
import { carNow } from '#domain/car/car-now.ts'
import type { AutoGauge } from '#domain/car/price/auto-gauge.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { createFindSimilar } from '#domain/car/similar/find-similar-cars.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { gaugeFromStock } from '../providers/auto-gauge.ts'

/** Of gauges, and of lists of similar cars. */
const MAX_ANSWERS = 20_000
/** Similar cars come and go by the day. */
const ANSWER_FRESH_MS = 10 * 60_000

export function routeCars(app: PlatformHono, platform: PlatformContext): void {
  const { db, limits, views, cars } = platform

  routeEndpoint(app, platform, carView, async ({ slug }, { site, address, userAgent }) => {
    const known = await cars.read(site.slug, slug)
    if (known === null) throw new ProblemError('not-found', 'There is no such car.')
    const car = carNow(known)
    views.count({ siteSlug: site.slug, carId: car.id, visitor: visitorOf(address, userAgent) })
    return {
      views: (car.views ?? 0) + known.views,
      car_fields: {
        price: car.priceAud,
        before_price: car.beforePriceAud,
        offer_price: car.offerPriceAud,
        subscription_price: car.subscriptionPriceAud,
        price_type: car.priceType,
        status: car.status,
        reserved: car.reserved,
      },
    }
  })

  const gauges = new LRUCache<string, { gauge: AutoGauge | null }>({ max: MAX_ANSWERS, ttl: ANSWER_FRESH_MS })
  routeEndpoint(app, platform, autoGauge, async ({ slug }, { site, address }) => {
    if (!site.vehiclePage.plugins.includes('Autogauge')) throw new ProblemError('not-found', 'This site has no gauge.')
    await limits.count('gauge-by-address', `${site.slug} ${address}`)
    const known = await cars.read(site.slug, slug)
    if (known === null || known.isRemoved) throw new ProblemError('not-found', 'There is no such car.')
    const priceAud = currentPriceAud(known.car)
    const key = `${site.slug}/${slug}/${priceAud}`
    const { gauge } = gauges.get(key) ?? { gauge: await gaugeFromStock(db, site, known.car) }
    gauges.set(key, { gauge }, { noUpdateTTL: true })
    return {
      fill: gauge?.fill ?? null,
      listing_price: priceAud,
      market_range_min: gauge?.marketRangeMinAud ?? null,
      market_range_max: gauge?.marketRangeMaxAud ?? null,
      confidence: gauge?.confidence ?? 0,
      description: gauge?.description ?? null,
    }
  })

  const similar = new LRUCache<string, { ids: string[] }>({ max: MAX_ANSWERS, ttl: ANSWER_FRESH_MS })
  routeEndpoint(app, platform, similarCars, async ({ slug }, { site, address }) => {
    const known = await cars.read(site.slug, slug)
    if (known === null) throw new ProblemError('not-found', 'There is no such car.')
    const key = `${site.slug}/${slug}`
    const kept = similar.get(key)
    if (kept !== undefined) return kept
    await limits.count('similar-by-address', `${site.slug} ${address}`)
    const candidates = await readBuyableCars(db, site.slug, known.car)
    const answer = { ids: createFindSimilar(candidates)(known.car).map(({ id }) => id) }
    similar.set(key, answer)
    return answer
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
