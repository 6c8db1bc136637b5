/** The search page as Astro mounts it: the island, with the drawings of our components. */
import { icon, SILHOUETTES_URL } from '#components/art/art.ts'
import { carCardHtml } from '#components/card/car-card-html.ts'
import type { SearchIslandProps } from '#islands/search/SearchIsland.tsx'
import { SearchIsland } from '#islands/search/SearchIsland.tsx'
import type { PageDrawing } from '#islands/search/state/search-parts.ts'
import { promoCardHtml } from './promo-card-html.ts'

const DRAWING: PageDrawing = {
  iconUrl: icon,
  silhouettesUrl: SILHOUETTES_URL,
  card: (card, options, isEager) => carCardHtml(card, options, isEager && card.car.image !== null ? 'eager' : 'lazy'),
  promoCard: promoCardHtml,
}

export function VehicleSearch(props: Omit<SearchIslandProps, 'drawing'>) {
  return <SearchIsland {...props} drawing={DRAWING} />
}
