/** The cards of the cars that are offered beside another one. */
import type { Site } from '#config/schema/site.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { FindSimilar, SimilarMemory } from '#domain/car/similar/find-similar-cars.ts'
import { createFindSimilar, createSimilarMemory } from '#domain/car/similar/find-similar-cars.ts'
import type { Comparable } from '#domain/car/similar/similar-cars.ts'
import type { SimilarGroups } from '#domain/car/similar/similar-groups.ts'
import { regrouped } from '#domain/car/similar/similar-groups.ts'
import { joinRuns, onceForRuns } from '#domain/values/runs.ts'

export type ComparableCard = Comparable & { card: KeyedCarCard }

/** The groups in which similar cars are looked for; one that has not changed is the same object as in the catalogue before. */
export type SimilarCardGroups = readonly SimilarGroups<ComparableCard>[]

export interface SimilarCards {
  findSimilar: FindSimilar<ComparableCard>
  similarGroups: SimilarCardGroups
}

const buyable = onceForRuns((cars: readonly { card: KeyedCarCard }[]) =>
  cars.filter(({ card }) => card.availability === 'inStock').map(comparable),
)

/** Among the cars that can be bought; the groups and answers of the site's last catalogue are kept where they hold. */
export function similarCards(site: Site, listed: readonly { card: KeyedCarCard }[]): SimilarCards {
  const memory = memories.get(site) ?? createSimilarMemory()
  memories.set(site, memory)
  const findSimilar = createFindSimilar(joinRuns(buyable(listed)), memory)
  return { findSimilar, similarGroups: [memory.byModel, memory.byBody] }
}

/** The cards of the cars that may have other similar cars than with the groups of before. */
export function cardsRegrouped(now: SimilarCardGroups, before: SimilarCardGroups): Set<KeyedCarCard> {
  return new Set(now.flatMap((groups, index) => regrouped(groups, before[index] ?? new Map()).map(({ card }) => card)))
}

const memories = new WeakMap<Site, SimilarMemory<ComparableCard>>()

/** Only what the rule asks for: to copy the whole of ten thousand cars takes longer than the rule. One object for a card. */
function comparable({ card }: { card: KeyedCarCard }): ComparableCard {
  const known = comparables.get(card)
  if (known !== undefined) return known
  const { id, make, model, bodyType, itemType, priceAud, offerPriceAud } = card.car
  const made = { id, make, model, bodyType, itemType, priceAud, offerPriceAud, card }
  comparables.set(card, made)
  return made
}

const comparables = new WeakMap<KeyedCarCard, ComparableCard>()
