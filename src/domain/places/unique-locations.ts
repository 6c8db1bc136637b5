/** Which places count as the same one. */
import { internationalPhone } from '#domain/formats/phone.ts'

/** S2 §4: unique locations are determined by phone number and street. */
export interface PhoneAndStreet {
  phone: string
  address: { street: string }
}

/** The first of the places that share both phone number and street, however they are written. */
export function uniqueLocations<T extends PhoneAndStreet>(locations: readonly T[]): T[] {
  const seen = new Set<string>()
  return locations.filter((location) => {
    const key = `${internationalPhone(location.phone)}|${plainStreet(location.address.street)}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** "12  Gympie Road, " and "12 gympie road" are one street. */
export function plainStreet(street: string): string {
  return (
    street
      .toLowerCase()
      .match(/[\p{L}\p{N}/-]+/gu)
      ?.join(' ') ?? ''
  )
}
