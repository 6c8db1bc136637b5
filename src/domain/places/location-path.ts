/** The paths of places (S2 §2 "Location and contact"). */
import { slugify } from '#domain/formats/slugify.ts'
import type { LocationType } from './location-type.ts'

/** Where the list of places may stand. */
export const LOCATIONS_LIST_PATHS = ['/contact', '/dealerships', '/dealer-locator'] as const
export type LocationsListPath = (typeof LOCATIONS_LIST_PATHS)[number]

/** Where the page of one place may stand; /contact-us takes the slug of the place's name. */
export const LOCATION_FOLDERS = ['/locations', '/our-location', '/contact-us'] as const
export type LocationFolder = (typeof LOCATION_FOLDERS)[number]

/** Places that sell have pages; the hours of the others stand where they are listed (S2 §2). */
export function hasLocationPage({ type, visible }: { type: LocationType; visible: boolean }): boolean {
  return visible && type === 'sales'
}

interface NamedPlace {
  name: string
  slug: string
}

/** "/locations/chermside", "/our-location/chermside" or "/contact-us/north-shore-motors-chermside". */
export function locationPath(location: NamedPlace, folder: LocationFolder): string {
  return `${folder}/${locationSlugIn(location, folder)}`
}

/** The paths of the same page in the folders that the site did not choose: they lead to the chosen one. */
export function otherLocationPaths(location: NamedPlace, folder: LocationFolder): string[] {
  const paths = LOCATION_FOLDERS.flatMap((each) => [`${each}/${location.slug}`, locationPath(location, each)])
  return [...new Set(paths)].filter((path) => path !== locationPath(location, folder))
}

function locationSlugIn({ name, slug }: NamedPlace, folder: LocationFolder): string {
  // A name without a Latin letter or digit gives no slug.
  return folder === '/contact-us' ? slugify(name) || slug : slug
}
