/** What a site promotes at one moment (S1 §4, §9). */
import type { Site } from '#config/schema/site.ts'
import { currentPromotions } from '#domain/promotions/current-promotions.ts'
import type { Clock } from './clock.ts'

export type SitePromotions = ReturnType<typeof resolve>

function resolve({ promotions, timeZone }: Pick<Site, 'promotions' | 'timeZone'>, asAtMs: number) {
  return currentPromotions(promotions, timeZone, asAtMs)
}

/** Resolves once, when first asked: a site whose pages show no promotion is not built again for one. */
export function promotionsAt(site: Pick<Site, 'promotions' | 'timeZone'>, clock: Clock): () => SitePromotions {
  let known: SitePromotions | null = null
  return () => {
    if (known === null) {
      known = resolve(site, clock.asAtMs)
      clock.changesAt(known.nextChangeAtMs)
    }
    return known
  }
}
