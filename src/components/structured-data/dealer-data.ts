/** The dealer and its places, as search engines read them. */
import type { AutoDealer, OpeningHoursSpecification } from 'schema-dts'
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import { primaryLocation } from '#domain/places/location-block.ts'
import { locationPath } from '#domain/places/location-path.ts'
import { WEEKDAYS } from '#domain/time/opening-hours.ts'

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export function dealerId(site: Site): string {
  return `${site.url}/#dealer`
}

export function locationId(site: Site, location: Location): string {
  return `${locationUrl(site, location)}#dealer`
}

function locationUrl(site: Site, location: Location): string {
  return site.url + locationPath(location, site.locationPages.folder)
}

/** The dealer as a whole, at its primary place. */
export function dealerData(site: Site) {
  const primary = primaryLocation(site.locations)
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.name,
    url: site.url,
    description: site.description,
    telephone: internationalPhone(site.phone),
    ...(site.legalName === null ? {} : { legalName: site.legalName }),
    ...(site.email === null ? {} : { email: site.email }),
    ...(primary === null ? {} : { address: postalAddress(primary) }),
  } satisfies AutoDealer
}

export function locationData(site: Site, location: Location) {
  const { latitude, longitude } = location.address
  return {
    '@type': 'AutoDealer',
    '@id': locationId(site, location),
    name: location.name,
    url: locationUrl(site, location),
    telephone: internationalPhone(location.phone),
    address: postalAddress(location),
    parentOrganization: { '@id': dealerId(site) },
    openingHoursSpecification: openingHours(location),
    ...(location.email === null ? {} : { email: location.email }),
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } as const }),
  } satisfies AutoDealer
}

function postalAddress({ address }: Location) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: 'AU',
  } as const
}

/** Days that are closed or by appointment have no hours to list. */
function openingHours({ openingHours }: Location): OpeningHoursSpecification[] {
  return WEEKDAYS.flatMap((weekday, day) => {
    const [opens, closes] = openingHours[weekday].split('-')
    const dayOfWeek = DAY_NAMES[day]
    if (opens === undefined || closes === undefined || dayOfWeek === undefined) return []
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: padded(opens), closes: padded(closes) }]
  })
}

function padded(time: string): string {
  return time.padStart(5, '0')
}
