/** Links that a place gives. */

import type { Location } from '#config/schema/places/location.ts'
import { addressLine } from '#domain/places/address-line.ts'

/** S2 §2, §3 `place_url`: the place's own page of the map service, else a route to its address, to the very place where its id is known. */
export function directionsHref({ name, address }: Location): string {
  if (address.placeUrl !== null) return address.placeUrl
  const destination = `${name}, ${addressLine(address)}`
  const id = address.placeId === null ? '' : `&destination_place_id=${encodeURIComponent(address.placeId)}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}${id}`
}
