/**
 * Which cab a ute or a light truck has. No facet of S1 §3 tells cabs apart, and shoppers do: so a cab is a category of
 * its own, beside those that a site names (ours).
 */
import type { BodyType, Car } from '../car/car.ts'
import { vocabularyReader } from '../normalise/vocabulary.ts'

export type CabCategory = 'Dual Cab' | 'Extra Cab' | 'Single Cab'

const readCab = vocabularyReader<CabCategory>([
  ['Dual Cab', ['dual cab', 'double cab', 'crew cab', 'twin cab', 'crewcab', 'dualcab', 'doublecab']],
  ['Extra Cab', ['extra cab', 'space cab', 'king cab', 'super cab', 'club cab', 'freestyle cab', 'extended cab']],
  ['Single Cab', ['single cab', 'regular cab', 'singlecab']],
])

const WITH_CABS: readonly BodyType[] = ['ute', 'light-truck']

/** By what the feed says of its body, its badge and its series; null of a car without a cab, or of an unknown one. */
export function cabCategory({
  bodyType,
  body,
  badge,
  series,
}: Pick<Car, 'bodyType' | 'body' | 'badge' | 'series'>): CabCategory | null {
  if (bodyType === null || !WITH_CABS.includes(bodyType)) return null
  return readCab(body ?? '') ?? readCab(badge ?? '') ?? readCab(series ?? '')
}
