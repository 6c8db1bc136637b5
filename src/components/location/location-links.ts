/** Links that a place gives. */

import type { Location } from '#config/schema/places/location.ts'
import { addressLine } from '#domain/places/address-line.ts'

/** A route to the place in the shopper's maps, to the very place where its id is known. */
export function directionsHref({ name, address }: Location): string {
  const destination = `${name}, ${addressLine(address)}`
  const id = address.placeId === null ? '' : `&destination_place_id=${encodeURIComponent(address.placeId)}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}${id}`
}
