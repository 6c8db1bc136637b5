/** The cards of the cars that are offered beside another one. */
import type { Site } from '#config/schema/site.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { Comparable, FindSimilar, SimilarMemory } from '#domain/car/similar-cars.ts'
import { createFindSimilar, createSimilarMemory } from '#domain/car/similar-cars.ts'

export type ComparableCard = Comparable & { card: KeyedCarCard }

/** Among these cars that can be bought; the groups and answers of the site's last catalogue are kept where they hold. */
export function findSimilarCards(site: Site, buyable: readonly { card: KeyedCarCard }[]): FindSimilar<ComparableCard> {
  const memory = memories.get(site) ?? createSimilarMemory()
  memories.set(site, memory)
  return createFindSimilar(buyable.map(comparable), memory)
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
