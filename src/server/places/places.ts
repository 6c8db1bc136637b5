/** Answers where a postcode is, what delivery there costs, and when a location has time. */
import type { Site } from '#config/schema/site.ts'
import { deliveryPrice } from '#contract/cars.ts'
import { appointments, geocode } from '#contract/places.ts'
import { readCar } from '#database/sites.ts'
import type { Car } from '#domain/car/car.ts'
import { distanceKm } from '#domain/places/distance.ts'
import type { DeliveryEstimate } from '#domain/running-costs/delivery-price.ts'
import { deliveryEstimate, hasDeliveryCalculator } from '#domain/running-costs/delivery-price.ts'
import type { AppointmentDay } from '#domain/time/appointment-times.ts'
import { appointmentDays } from '#domain/time/appointment-times.ts'
import { localMoment } from '#domain/time/local-moment.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { locatePostcode } from './postcodes.ts'

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
    if (!hasDeliveryCalculator(site.runningCosts.delivery, false))
      throw new ProblemError('not-found', 'This site has no delivery prices.')
    await platform.limits.count('delivery-by-address', `${site.slug} ${address}`)
    const car = carId === undefined ? null : await readCar(platform.db, site.slug, carId)
    const estimate = await deliveryTo(site, car, postcode)
    return { name: estimate?.name ?? null, price: estimate?.priceAud ?? null }
  })
  routeEndpoint(app, platform, appointments, async ({ location: code, car_id: carId }, { site }) => {
    const car = code === undefined && carId !== undefined ? await readCar(platform.db, site.slug, carId) : null
    const found = appointmentsFor(site, code ?? car?.locationCode ?? null)
    if (found === null) throw new ProblemError('not-found', 'There is no such location.')
    return found
  })
}

/** When somebody can come to a location, or to the first that sells; `null` where there is none. */
export function appointmentsFor(
  site: Site,
  locationCode: string | null,
): { timeZone: string; days: AppointmentDay[] } | null {
  const visible = site.locations.filter((location) => location.visible)
  const location =
    locationCode === null
      ? visible.find(({ type }) => type === 'sales')
      : visible.find(({ code }) => code === locationCode)
  if (location === undefined) return null
  const timeZone = location.timeZone ?? site.timeZone
  const now = localMoment(Date.now(), timeZone)
  return { timeZone, days: appointmentDays(location.openingHours, location.specialHours, now, APPOINTMENT_DAYS) }
}

/** What it costs to bring a car to a postcode; `null` where the site does not deliver, or does not know. */
export async function deliveryTo(site: Site, car: Car | null, postcode: string): Promise<DeliveryEstimate | null> {
  const { delivery } = site.runningCosts
  const wayKm =
    delivery.byDistance === null ? null : await distanceToPostcode(site, car?.locationCode ?? null, postcode)
  return deliveryEstimate(postcode, delivery, wayKm)
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
