/** The dealer, its places and a group's other businesses, as search engines read them. */
import type { AutoDealer, Organization, SearchActionLeaf, WebSite, WithActionConstraints } from 'schema-dts'
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import { internationalPhone } from '#domain/formats/phone.ts'
import { primaryLocation } from '#domain/places/location-block.ts'
import { locationPath } from '#domain/places/location-path.ts'
import type { LocationType } from '#domain/places/location-type.ts'
import { AUSTRALIAN_STATE_NAMES } from '#domain/places/postcode-state.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import type { GroupPageInputs } from '#view-models/group.ts'
import type { QuotedReviews } from '#view-models/places.ts'
import { pictureOfSite } from '#view-models/social-picture.ts'
import { absolute } from './absolute.ts'
import { openingHours } from './hours-data.ts'
import { reviewedData } from './review-data.ts'

/** The business that does what is done there. */
const BUSINESS_TYPES = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
} as const satisfies Record<LocationType, string>

export function dealerId(site: Site): string {
  return `${site.url}/#dealer`
}

export function locationId(site: Site, location: Location): string {
  return `${locationUrl(site, location)}#dealer`
}

function locationUrl(site: Site, location: Location): string {
  return site.url + locationPath(location, site.locationPages.folder)
}

/** The dealer as a whole, at its primary place; `reviews` are those that the page quotes. */
export function dealerData(site: Site, reviews: QuotedReviews | null = null) {
  const primary = primaryLocation(site.locations)
  const states = [...new Set(site.locations.filter(({ visible }) => visible).map(({ address }) => address.state))]
  const elsewhere = site.navigation.social.map(({ href }) => href).filter((href) => href.startsWith('https://'))
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.name,
    url: site.url,
    description: site.description,
    telephone: internationalPhone(site.phone),
    areaServed: states.map((state) => ({ '@type': 'State' as const, name: AUSTRALIAN_STATE_NAMES[state] })),
    ...(site.legalName === null ? {} : { legalName: site.legalName }),
    ...(site.email === null ? {} : { email: site.email }),
    image: absolute(site, pictureOfSite(site).url),
    ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
    ...(primary === null ? {} : placeData(primary)),
    ...reviewedData(site, reviews),
  } satisfies AutoDealer
}

/** A place with its page: `departments` and `reviews` are those that the page shows. */
export function locationData(
  site: Site,
  location: Location,
  { departments = [], reviews = null }: { departments?: readonly Location[]; reviews?: QuotedReviews | null } = {},
) {
  return {
    '@id': locationId(site, location),
    url: locationUrl(site, location),
    parentOrganization: { '@id': dealerId(site) },
    areaServed: { '@type': 'City', name: location.address.city },
    ...businessData(site, location),
    ...(departments.length === 0 ? {} : { department: departments.map((each) => businessData(site, each)) }),
    ...reviewedData(site, reviews),
  } as const
}

function businessData(site: Site, location: Location) {
  const { image } = location
  return {
    '@type': BUSINESS_TYPES[location.type],
    name: location.name,
    telephone: internationalPhone(location.phone),
    ...placeData(location),
    ...(location.description === null ? {} : { description: location.description }),
    ...(location.email === null ? {} : { email: location.email }),
    ...(image === null ? {} : { image: absolute(site, image.url) }),
  } as const
}

function placeData({ address, ...hours }: Location) {
  const { street, city, state, postcode, latitude, longitude, placeUrl } = address
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    },
    openingHoursSpecification: openingHours(hours),
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } as const }),
    ...(placeUrl === null ? {} : { hasMap: placeUrl }),
  } as const
}

/** The site itself, with the search that words can be typed into. */
export function websiteData(site: Site) {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}${SEARCH_PATH}?query={words}` },
    'query-input': 'required name=words',
  }
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: site.url,
    name: site.name,
    inLanguage: 'en-AU',
    publisher: { '@id': dealerId(site) },
    potentialAction: search,
  } satisfies WebSite
}

/** One of a group's other businesses. */
export function groupBusinessData(
  site: Site,
  path: string,
  { title, description, phone, email, image }: GroupPageInputs,
) {
  return {
    '@type': 'Organization',
    '@id': `${site.url}${path}#business`,
    name: title,
    url: `${site.url}${path}`,
    description,
    telephone: internationalPhone(phone),
    parentOrganization: { '@id': dealerId(site) },
    ...(email === null ? {} : { email }),
    ...(image === null ? {} : { image: absolute(site, image) }),
  } satisfies Organization
}
