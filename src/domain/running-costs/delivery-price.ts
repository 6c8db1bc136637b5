/** What delivery to a postcode costs, from a site's table of regions (S1 §3 "Delivery estimate result"). */
import { isPostcode } from '#domain/places/postcode.ts'

/** Both ends belong to it; one postcode is a range of its own. */
export interface PostcodeRange {
  readonly first: string
  readonly last: string
}

export interface DeliveryRegion {
  readonly name: string
  readonly priceAud: number
  /** "4000-4179" or "4205". */
  readonly postcodes: readonly string[]
}

/** Region name and price. */
export interface DeliveryEstimate {
  readonly name: string
  readonly priceAud: number
}

/** "4000-4179" or "4205"; `null` for anything else. Four digits each, so that texts order as numbers do. */
export function readPostcodeRange(text: string): PostcodeRange | null {
  const [first = '', last = first, ...more] = text.split('-').map((part) => part.trim())
  return isPostcode(first) && isPostcode(last) && first <= last && more.length === 0 ? { first, last } : null
}

/** Without regions there is nothing to calculate. */
export function hasDeliveryCalculator(regions: readonly DeliveryRegion[]): boolean {
  return regions.length > 0
}

/** The region of a postcode; `null` where the site does not deliver. */
export function deliveryEstimate(postcode: string, regions: readonly DeliveryRegion[]): DeliveryEstimate | null {
  const wanted = postcode.trim()
  if (!isPostcode(wanted)) return null
  const region = regions.find((each) => rangesOf(each).some(({ first, last }) => first <= wanted && wanted <= last))
  return region === undefined ? null : { name: region.name, priceAud: region.priceAud }
}

export interface PostcodeOverlap {
  readonly one: string
  readonly other: string
  readonly postcode: string
}

/** The first postcode that two ranges claim, with the names of their regions; `null` when none does. */
export function postcodeOverlap(regions: readonly DeliveryRegion[]): PostcodeOverlap | null {
  const ranges = regions
    .flatMap((region) => rangesOf(region).map((range) => ({ name: region.name, ...range })))
    .sort((one, other) => Number(one.first) - Number(other.first))
  // Sorted by their first postcode, ranges that overlap at all do so with a neighbour.
  for (const [index, range] of ranges.entries()) {
    const next = ranges[index + 1]
    if (next !== undefined && next.first <= range.last) {
      return { one: range.name, other: next.name, postcode: next.first }
    }
  }
  return null
}

function rangesOf({ postcodes }: DeliveryRegion): PostcodeRange[] {
  return postcodes.map(readPostcodeRange).filter((range) => range !== null)
}
