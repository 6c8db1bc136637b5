/** Links that a place gives. */
import type { Location } from '#config/schema/places/location.ts'

/** A route to the place in the shopper's maps. */
export function directionsHref({ name, address }: Location): string {
  const destination = `${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
