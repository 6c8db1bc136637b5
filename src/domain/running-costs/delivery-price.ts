/** What delivery to a postcode costs, by a site's regions or by the kilometre (S1 §3 "Delivery estimate result"). */

import { isPostcode } from '#domain/places/postcode.ts'
import type { AustralianState } from '#domain/places/postcode-state.ts'
import { stateOfPostcode } from '#domain/places/postcode-state.ts'

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
  /** Whole states; a region with the postcode goes first. */
  readonly states: readonly AustralianState[]
}

/** A price that grows with the way from the car, as the crow flies. */
export interface DeliveryByDistance {
  /** What delivery costs within the kilometres that are included. */
  readonly fromAud: number
  readonly includedKm: number
  readonly perKilometreAud: number
  /** No estimate beyond. */
  readonly maxKm: number
}

export interface DeliveryOptions {
  readonly regions: readonly DeliveryRegion[]
  /** For postcodes of no region; `null` for none. */
  readonly byDistance: DeliveryByDistance | null
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

/** Without prices of its own, or a service that the site names, there is nothing to calculate. */
export function hasDeliveryCalculator({ regions, byDistance }: DeliveryOptions, hasService: boolean): boolean {
  return hasService || regions.length > 0 || byDistance !== null
}

/**
 * By the region of the postcode, then that of its state, then by the distance to the car; `null` where the site does not
 * deliver. `distanceKm`: `null` when it is not known.
 */
export function deliveryEstimate(
  postcode: string,
  { regions, byDistance }: DeliveryOptions,
  distanceKm: number | null,
): DeliveryEstimate | null {
  const wanted = postcode.trim()
  if (!isPostcode(wanted)) return null
  const state = stateOfPostcode(wanted)
  const region =
    regions.find((each) => rangesOf(each).some(({ first, last }) => first <= wanted && wanted <= last)) ??
    regions.find(({ states }) => state !== null && states.includes(state))
  if (region !== undefined) return { name: region.name, priceAud: region.priceAud }
  if (byDistance === null || distanceKm === null || distanceKm > byDistance.maxKm) return null
  const paidKm = Math.max(0, Math.round(distanceKm) - byDistance.includedKm)
  return { name: `postcode ${wanted}`, priceAud: Math.round(byDistance.fromAud + paidKm * byDistance.perKilometreAud) }
}

/** The first state that two regions claim; `null` when none does. */
export function stateOverlap(regions: readonly DeliveryRegion[]): AustralianState | null {
  const states = regions.flatMap((region) => region.states)
  return states.find((state, index) => states.indexOf(state) !== index) ?? null
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
