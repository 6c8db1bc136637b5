/** What a car's page must know to ask the platform about its car (S1 §7 view.json, phone-reveal logging). */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import { canReserve } from '#domain/access/car-journeys.ts'
import type { Car } from '#domain/car/car.ts'
import { websiteIdOf } from '#domain/platform/website-id.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import type { LiveCar } from './live-car.ts'

/** What the page asks. */
const CALLS = ['carView', 'phoneReveal', 'deliveryEstimate', 'autoGauge', 'financeQuote'] as const

/** `null` on a site without a platform. */
export function liveCarData(site: Site, car: Car, location: Location | null, hasSimilar: boolean): LiveCar | null {
  if (site.platform === null) return null
  const { apiBase, calls } = site.platform
  const { subscription, subscriptionPeriod, preorderText, noPriceText, similarText, reservedLabel, soldLabel } =
    site.card
  const { was, priceTypes, sold } = site.labels
  return {
    platform: {
      apiBase,
      calls: Object.fromEntries(CALLS.flatMap((call) => (calls[call] ? [[call, calls[call]]] : []))),
    },
    view: {
      slug: car.slug,
      photos_count: String(car.images.length),
      ...(car.updatedAt !== null && { updated_at: car.updatedAt }),
      website_id: websiteIdOf(site),
    },
    reveal: { car_id: car.id, dealership_id: location?.dealership?.id ?? null, website_id: websiteIdOf(site) },
    preorder: car.preorder,
    ...(canReserve(site) && !car.reserved && { reserved: reservedLabel }),
    options: { subscription, subscriptionPeriod, preorderText, noPriceText },
    labels: { was, priceTypes },
    sold: {
      tag: soldLabel,
      label: sold,
      note: similarText,
      button: site.buttons.labels.findSimilar,
      href: hasSimilar ? '#similar' : SEARCH_PATH,
    },
  }
}
