/** Answers where a postcode is, what delivery there costs, and when a location has time. */
import type { Site } from '#config/schema/site.ts'
import { deliveryPrice } from '#contract/cars.ts'
import { appointments, geocode } from '#contract/places.ts'
import { readCar } from '#database/sites.ts'
import { distanceKm } from '#domain/places/distance.ts'
import { deliveryEstimate, hasDeliveryCalculator } from '#domain/running-costs/delivery-price.ts'
import { appointmentDays } from '#domain/time/appointment-times.ts'
import { localMoment } from '#domain/time/local-moment.ts'
import { routeEndpoint } from './endpoint-route.ts'
import type { PlatformContext, PlatformHono } from './platform-context.ts'
import { locatePostcode } from './postcodes.ts'
import { ProblemError } from './problem-error.ts'

/** Ours: how far ahead a test drive can be booked. */
const APPOINTMENT_DAYS = 14

export function routePlaces(app: PlatformHono, platform: PlatformContext): void {
  routeEndpoint(app, platform, geocode, async ({ postcode }, { site, address }) => {
    await platform.limits.count('geocode-by-address', `${site.slug} ${address}`)
    const found = await locatePostcode(postcode)
    const results = found === null ? [] : [{ geometry: { location: { lat: found.latitude, lng: found.longitude } } }]
    return { results }
  })
  routeEndpoint(app, platform, deliveryPrice, async ({ postcode, car_id: carId }, { site, address }) => {
    const { delivery } = site.runningCosts
    if (!hasDeliveryCalculator(delivery, false))
      throw new ProblemError('not-found', 'This site has no delivery prices.')
    await platform.limits.count('delivery-by-address', `${site.slug} ${address}`)
    const car = carId === undefined ? null : await readCar(platform.db, site.slug, carId)
    const wayKm =
      delivery.byDistance === null ? null : await distanceToPostcode(site, car?.locationCode ?? null, postcode)
    const estimate = deliveryEstimate(postcode, delivery, wayKm)
    return { name: estimate?.name ?? null, price: estimate?.priceAud ?? null }
  })
  routeEndpoint(app, platform, appointments, async ({ location: code, car_id: carId }, { site }) => {
    const car = code === undefined && carId !== undefined ? await readCar(platform.db, site.slug, carId) : null
    const asked = code ?? car?.locationCode
    const visible = site.locations.filter((location) => location.visible)
    const location =
      asked === undefined ? visible.find(({ type }) => type === 'sales') : visible.find((each) => each.code === asked)
    if (location === undefined) throw new ProblemError('not-found', 'There is no such location.')
    const timeZone = location.timeZone ?? site.timeZone
    const now = localMoment(Date.now(), timeZone)
    return { timeZone, days: appointmentDays(location.openingHours, location.specialHours, now, APPOINTMENT_DAYS) }
  })
}

/** From the location of the car, or the site's first; `null` where one of both is not known. */
async function distanceToPostcode(
  { locations }: Site,
  locationCode: string | null,
  postcode: string,
): Promise<number | null> {
  const location = locations.find(({ code }) => code === locationCode) ?? locations[0]
  const to = await locatePostcode(postcode)
  if (location === undefined || to === null) return null
  const { latitude, longitude, postcode: own } = location.address
  const from = latitude === null || longitude === null ? await locatePostcode(own) : { latitude, longitude }
  return from === null ? null : distanceKm(from, to)
}
