/** The cards of a list as HTML. */
import type { Site } from '#config/schema/site.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { flatText } from '../parts/flat-text.ts'
import { carCardHtml, cardLoading } from './car-card-html.ts'

/** The HTML of each card, in their order; the photographs of the first `eager` are not left for later. */
export function renderedCards(site: Site, cards: readonly KeyedCarCard[], eager = 0): string[] {
  const options = cardOptions(site)
  return cards.map((card, index) => flatText(carCardHtml(card, options, cardLoading(card, index, eager))))
}
