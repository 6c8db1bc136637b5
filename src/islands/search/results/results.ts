/** The cars of an answer as items of the grid, with the promo card among them (S1 §2, §4). */
import { promoCardPlace } from '#domain/promotions/promo-card.ts'
import { promoCardDraw } from '#domain/promotions/promo-draw.ts'
import { windowState } from '#domain/time/instant-window.ts'
import type { CarHit } from '#search/card-of-hit.ts'
import { cardOfHit } from '#search/card-of-hit.ts'
import type { PromoCardSettings, SearchSettings } from '#search/settings.ts'
import type { SearchParts } from '../state/search-parts.ts'
import type { GridItem } from './ResultsGrid.tsx'

/** The key of the promo card among the items. */
export const PROMO_CARD_KEY = 'promo-card'

/** `place` is the route and the page: the card's offset is chosen by it, so that it stays where it is. */
export function gridItems(
  hits: readonly CarHit[],
  settings: Pick<SearchSettings, 'promoCard' | 'gridColumns'>,
  parts: Pick<SearchParts, 'renderCard' | 'renderPromoCard'>,
  place: string,
  nowMs: number,
): GridItem[] {
  const cars = hits.map((hit, index) => ({
    key: hit.id,
    html: parts.renderCard(cardOfHit(hit), index < settings.gridColumns),
  }))
  const after = promoCardAfter(settings.promoCard, cars.length, place, nowMs)
  if (after === null) return cars
  const promo = { key: PROMO_CARD_KEY, html: parts.renderPromoCard() }
  return [...cars.slice(0, after), promo, ...cars.slice(after)]
}

/** How many cars stand before the card; null for no card. */
function promoCardAfter(
  promoCard: PromoCardSettings | null,
  carsOnPage: number,
  place: string,
  nowMs: number,
): number | null {
  if (promoCard === null || carsOnPage === 0 || windowState(promoCard, nowMs) !== 'running') return null
  const answer = promoCardPlace(promoCard, carsOnPage, promoCardDraw(place))
  return answer.kind === 'none' ? null : answer.cars
}
