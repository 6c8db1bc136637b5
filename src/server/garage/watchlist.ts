/** Keeps the watchlists of people who have signed in (S1 §7). */
import { removeCar, saveCar, watchedIds, watchlist } from '#contract/watchlist.ts'
import { readNewestFromMs } from '#database/newest-cars.ts'
import { readCar } from '#database/sites.ts'
import {
  readWatchedIds,
  readWatchlist,
  removeWatchedCar,
  saveWatchedCar,
  WATCHLIST_MAX,
} from '#database/visitors/watchlist.ts'
import { cardNow } from '#domain/car/car-now.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { requireVisitor } from '../accounts/visitors.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ownerOf } from './owner.ts'

export function routeWatchlist(app: PlatformHono, platform: PlatformContext): void {
  const { db } = platform

  routeEndpoint(app, platform, watchlist, async (_, { site, context }) => {
    const visitor = await requireVisitor(context, platform, site)
    const nowMs = Date.now()
    const [cars, fromMs] = await Promise.all([
      readWatchlist(db, ownerOf(visitor)),
      readNewestFromMs(db, site.slug, site.card.justArrivedNewestPercent, nowMs),
    ])
    return {
      cars: cars.map((watched) => ({
        car_id: watched.carId,
        saved_at: watched.savedAt.toISOString(),
        saved_price: watched.savedPriceAud,
        card: cardNow(watched, site.card, nowMs, fromMs),
      })),
    }
  })

  routeEndpoint(app, platform, watchedIds, async (_, { site, context }) => {
    const visitor = await requireVisitor(context, platform, site)
    return { phone_number: visitor.phoneNumber, car_ids: await readWatchedIds(db, ownerOf(visitor)) }
  })

  routeEndpoint(app, platform, saveCar, async ({ phone_number, car_id }, request) => {
    const visitor = await requireOwn(platform, request, phone_number)
    const car = await readCar(db, request.site.slug, car_id)
    if (car === null) throw new ProblemError('not-found', 'There is no such car.')
    if (!(await saveWatchedCar(db, ownerOf(visitor), car_id, currentPriceAud(car)))) {
      throw new ProblemError('watchlist-full', `Your watchlist holds ${WATCHLIST_MAX} cars: please remove one first.`)
    }
    return { success: true }
  })

  routeEndpoint(app, platform, removeCar, async ({ phone_number, car_id }, request) => {
    const visitor = await requireOwn(platform, request, phone_number)
    await removeWatchedCar(db, ownerOf(visitor), car_id)
    return { success: true }
  })
}

/** Whoever has signed in, if it is whose number was sent. */
async function requireOwn(
  platform: PlatformContext,
  { context, site }: EndpointRequest,
  phoneNumber: string,
): Promise<Visitor> {
  const visitor = await requireVisitor(context, platform, site)
  if (internationalPhone(phoneNumber) !== visitor.phoneNumber) {
    throw new ProblemError('foreign-account', 'You have signed in with another number. Please sign in again.')
  }
  await platform.limits.count('account-by-visitor', `${site.slug} ${visitor.id}`)
  return visitor
}
