/**
 * Categories that follow from a car's own record, beside those that a site names. No facet of the specification
 * distinguishes cabs and engines, and shoppers do (ours).
 */
import type { Car } from '../../car/car.ts'
import { bodyItemType } from '../../car/labels.ts'
import { vocabularyReader } from '../../normalise/vocabulary.ts'

export type CabCategory = 'Dual Cab' | 'Extra Cab' | 'Single Cab'

const readCab = vocabularyReader<CabCategory>([
  ['Dual Cab', ['dual cab', 'double cab', 'crew cab', 'twin cab', 'crewcab', 'dualcab', 'doublecab']],
  ['Extra Cab', ['extra cab', 'space cab', 'king cab', 'super cab', 'club cab', 'freestyle cab', 'extended cab']],
  ['Single Cab', ['single cab', 'regular cab', 'singlecab']],
])

/** The cab of a ute or a light truck, by the feed's body, badge or series; null without a cab, or when it is unknown. */
export function cabCategory({
  bodyType,
  body,
  badge,
  series,
}: Pick<Car, 'bodyType' | 'body' | 'badge' | 'series'>): CabCategory | null {
  if (bodyType === null || (bodyType !== 'ute' && bodyItemType(bodyType) !== 'truck')) return null
  return readCab(body ?? '') ?? readCab(badge ?? '') ?? readCab(series ?? '')
}

/** "8 Cylinder", which the synonyms know as "V8"; null where the feed does not say, and for electric cars. */
export function engineCategory({ cylinders }: Pick<Car, 'cylinders'>): string | null {
  return cylinders ? `${cylinders} Cylinder` : null
}
