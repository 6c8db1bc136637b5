/** Cards that were rendered before, by how they look: a car stands in some ten lists, and cards are most of a build. */

import type { Site } from '#config/schema/site.ts'
import type { KeyedCarCard } from '#domain/car/car-summary.ts'
import type { CardOptions } from '#domain/car/card/card-options.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { flatText } from '../parts/flat-text.ts'
import type { CardLoading } from './car-card-html.ts'
import { carCardHtml, cardLoading } from './car-card-html.ts'

/** About 60 MB of HTML; above it the oldest go, and a very large site renders some cards twice. */
const MAX_CARDS = 40_000

interface SiteCards {
  options: CardOptions
  /** By how a card looks, and when its photograph is loaded. */
  html: Map<string, string>
}

const cardsOfSite = new WeakMap<Site, SiteCards>()

/** The HTML of each card, in their order; the photographs of the first `eager` are not left for later. */
export function renderedCards(site: Site, cards: readonly KeyedCarCard[], eager = 0): string[] {
  let known = cardsOfSite.get(site)
  if (known === undefined) {
    known = { options: cardOptions(site), html: new Map() }
    cardsOfSite.set(site, known)
  }
  return cards.map((card, index) => renderedCard(known, card, cardLoading(card, index, eager)))
}

function renderedCard({ options, html }: SiteCards, card: KeyedCarCard, loading: CardLoading): string {
  const key = loading === 'lazy' ? card.key : `${loading} ${card.key}`
  const found = html.get(key)
  if (found !== undefined) return found
  const rendered = flatText(carCardHtml(card, options, loading))
  const [oldest] = html.size >= MAX_CARDS ? html.keys() : []
  if (oldest !== undefined) html.delete(oldest)
  html.set(key, rendered)
  return rendered
}
