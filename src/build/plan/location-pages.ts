/** /contact and a page for each visible sales location (S2 §2). */
import type { Location } from '#config/schema/location.ts'
import { placePath } from '#domain/search/search-paths.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlannedPage } from './planned-page.ts'

const LOCATION_CARDS = 6
/** S1 §9 "Service locations sort order": sales 1, service 2, parts 3. */
const TYPE_ORDER = { sales: 1, service: 2, parts: 3 } as const

export function planLocationPages(context: PlanContext): PlannedPage[] {
  const visible = context.catalogue.locations.filter((location) => location.visible).sort(byTypeThenName)
  return [
    context.page('/contact', { kind: 'contact', locations: visible }),
    ...visible.filter(({ type }) => type === 'sales').map((location) => planLocation(context, location, visible)),
  ]
}

function planLocation(context: PlanContext, location: Location, visible: Location[]): PlannedPage {
  const { groups, placePaths } = context
  const cars = groups.byLocationCode.get(location.code) ?? []
  const stock = [location.slug, location.dealership?.slug].flatMap((slug) =>
    slug === undefined ? [] : [placePath(slug)],
  )
  return context.page(`/locations/${location.slug}`, {
    kind: 'location',
    location,
    departments: visible.filter(
      (other) =>
        other.code !== location.code &&
        other.address.street === location.address.street &&
        other.address.postcode === location.address.postcode,
    ),
    cards: cars
      .filter(({ card }) => card.availability === 'inStock')
      .slice(0, LOCATION_CARDS)
      .map(({ card }) => card),
    stockPath: cars.length === 0 ? null : (stock.find((path) => placePaths.has(path)) ?? null),
    totalCars: cars.length,
  })
}

function byTypeThenName(a: Location, b: Location): number {
  return TYPE_ORDER[a.type] - TYPE_ORDER[b.type] || (a.name < b.name ? -1 : 1)
}
