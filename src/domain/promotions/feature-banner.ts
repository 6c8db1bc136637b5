/** The three-feature banner: latest offers, book a service online, sell your car (S1 §2, S2 §2). */
import type { Link, LinkTargets } from '../navigation/link.ts'
import { leadsSomewhere, OFFERS_PATH, sellingHref } from '../navigation/link.ts'

export interface FeatureOptions extends Link {
  readonly show: boolean
}

export interface FeatureBannerOptions {
  readonly offers: FeatureOptions
  readonly service: FeatureOptions
  readonly sell: FeatureOptions
}

/** S1 §2: the three features, in their order. */
export const FEATURES = {
  offers: { label: 'Latest offers', href: OFFERS_PATH },
  service: { label: 'Book a service online', href: '/service' },
  sell: { label: 'Sell your {vehicle}', href: '/sell-your-car' },
} as const satisfies Record<string, Link>

/** The features that are switched on and lead somewhere. */
export function featureBanner({ offers, service, sell }: FeatureBannerOptions, targets: LinkTargets): Link[] {
  return [offers, service, { ...sell, href: sellingHref(sell.href, targets) }]
    .filter(({ show, href }) => show && leadsSomewhere(href, targets))
    .map(({ label, href }) => ({ label, href }))
}
