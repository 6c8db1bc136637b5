/** The settings of the search, for the browser. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Site } from '#config/schema/site.ts'
import type { LinkTargets } from '#domain/navigation/link.ts'
import { leadsSomewhere, sellingHref } from '#domain/navigation/link.ts'
import { instantsOf } from '#domain/time/date-window.ts'
import { yearAt } from '#domain/time/zone-days.ts'
import type { PlaceFileUrls } from '#search/near/place-finder.ts'
import { routeSettings } from '#search/route-settings.ts'
import type { SearchRoute } from '#search/routes.ts'
import type { PromoCardSettings, SearchEngineSettings, SearchSettings } from '#search/settings.ts'
import { siteSearchSettings } from '#search/site-settings.ts'

export interface PlannedSearch {
  readonly routes: readonly SearchRoute<ListedCar>[]
  readonly targets: LinkTargets
}

export function searchSettings(
  { site, asAtMs }: Pick<Catalogue, 'site' | 'asAtMs'>,
  { routes, targets }: PlannedSearch,
  engine: SearchEngineSettings,
  placeFiles: PlaceFileUrls | null,
): SearchSettings {
  return {
    ...siteSearchSettings(site),
    engine,
    placeFiles,
    year: yearAt(asAtMs, site.timeZone),
    places: routes.map(routeSettings),
    promoCard: promoCard(site, targets),
  }
}

function promoCard({ promotions, timeZone }: Site, targets: LinkTargets): PromoCardSettings | null {
  const { start, expiry, ...card } = promotions.promoCard
  const href = sellingHref(card.href, targets)
  if (!card.display || !leadsSomewhere(href, targets)) return null
  return { ...card, href, ...instantsOf({ start, expiry }, timeZone) }
}
