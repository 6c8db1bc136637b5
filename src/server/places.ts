/** Answers where a postcode is, and when a location has time. */
import { appointments, geocode } from '#contract/places.ts'
import { readCar } from '#database/sites.ts'
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
