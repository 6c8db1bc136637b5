/** The links at the foot of a card: those of its table that lead somewhere (S1 §2 "Card buttons"). */
import type { CardInputs } from '#catalogue/page-inputs.ts'
import type { CarAction } from '#components/car/car-actions.ts'
import { carActions } from '#components/car/car-actions.ts'
import type { Site } from '#config/schema/site.ts'

const NO_PAGES: readonly string[] = []

/** A card is rendered once for all pages of a site, so it knows no page but those that every site has. */
export function cardActions({ car }: CardInputs, site: Site): CarAction[] {
  return carActions('card', car, { site, location: null, contentPaths: NO_PAGES })
}
