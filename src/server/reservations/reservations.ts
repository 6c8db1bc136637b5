/** Takes reservations of cars, says how they stand, and lets them be given up. */
import { LRUCache } from 'lru-cache'
import type { Site } from '#config/schema/site.ts'
import { giveUpReservation, reservationState, reserveCar } from '#contract/reservations.ts'
import type { ChangedCard } from '#contract/stock-changes.ts'
import { stockChanges } from '#contract/stock-changes.ts'
import { readNewestFromMs } from '#database/newest-cars.ts'
import type { StoredReservation } from '#database/payments/reservations.ts'
import { readReservation } from '#database/payments/reservations.ts'
import { changedCars } from '#database/payments/reserved-cars.ts'
import type { StandingCar } from '#domain/car/car-now.ts'
import { cardNow, priceNow } from '#domain/car/car-now.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ServiceFailedError } from '../providers/json-service.ts'
import { checkReservation } from '../providers/payments/check-reservation.ts'
import { routeCheckoutJourney } from './checkout-journey.ts'
import { answerOf, paymentProblem } from './reservation-answer.ts'
import { takeReservation } from './take-reservation.ts'

/** A page that waits asks often; the provider is asked no more than this. */
const LOOK_AGAIN_MS = 3_000
const MAX_LOOKS = 5_000
/** Pages that are older than this have been built again, or are reloaded. */
const CHANGES_HOURS = 72
const CHANGES_FRESH_MS = 3_000
const MAX_SITES = 1_000

export function routeReservations(app: PlatformHono, platform: PlatformContext): void {
  const { db, cars, limits, log } = platform
  const looked = new LRUCache<string, true>({ max: MAX_LOOKS, ttl: LOOK_AGAIN_MS })

  routeCheckoutJourney(app, platform)
  routeEndpoint(app, platform, reserveCar, async (input, request) => {
    try {
      return await takeReservation(platform, input, request)
    } finally {
      // Also after a no: another took the car.
      cars.forget(request.site.slug, input.slug)
    }
  })

  routeEndpoint(app, platform, reservationState, async ({ token }, { site, address }) => {
    await limits.count('reservation-state-by-address', `${site.slug} ${address}`)
    const reservation = await ownReservation(site, token)
    const mayHaveChanged = reservation.state === 'held' && reservation.payment.state === 'open'
    if (!reservation.isLapsed && (!mayHaveChanged || looked.has(reservation.id))) return answerOf(reservation)
    looked.set(reservation.id, true)
    try {
      await checkReservation(platform, site, reservation)
      cars.forget(site.slug, reservation.car.slug)
    } catch (error) {
      if (!(error instanceof ServiceFailedError)) throw error
      log.warn({ siteSlug: site.slug, message: error.message }, 'The payment provider cannot be asked.')
    }
    return answerOf(await ownReservation(site, token))
  })

  routeEndpoint(app, platform, giveUpReservation, async ({ token }, { site, address }) => {
    await limits.count('reservation-state-by-address', `${site.slug} ${address}`)
    const reservation = await ownReservation(site, token)
    if (reservation.state !== 'held') return answerOf(reservation)
    await checkReservation(platform, site, reservation, 'release').catch(paymentProblem(platform, site))
    cars.forget(site.slug, reservation.car.slug)
    return answerOf(await ownReservation(site, token))
  })

  const changes = new LRUCache<string, ChangedCard[]>({ max: MAX_SITES, ttl: CHANGES_FRESH_MS })
  routeEndpoint(app, platform, stockChanges, async (_, { site, address }) => {
    await limits.count('stock-changes-by-address', `${site.slug} ${address}`)
    const known = changes.get(site.slug)
    if (known !== undefined) return { cars: known }
    const nowMs = Date.now()
    const [cars, fromMs] = await Promise.all([
      changedCars(db, site.slug, CHANGES_HOURS),
      readNewestFromMs(db, site.slug, site.card.justArrivedNewestPercent, nowMs),
    ])
    const changed = cars.map((car) => changedCard(car, site, nowMs, fromMs))
    changes.set(site.slug, changed)
    return { cars: changed }
  })

  async function ownReservation(site: Site, token: string): Promise<StoredReservation> {
    const reservation = await readReservation(db, 'token', token)
    if (reservation === null || reservation.siteSlug !== site.slug) {
      throw new ProblemError('not-found', 'There is no such reservation.')
    }
    return reservation
  }
}

function changedCard(
  standing: StandingCar,
  { card: options, labels }: Site,
  nowMs: number,
  fromMs: number | null,
): ChangedCard {
  const card = cardNow(standing, options, nowMs, fromMs)
  const { car, availability, tag } = card
  return { id: car.id, availability, tag, price: priceNow(card, options, labels.priceTypes) }
}
