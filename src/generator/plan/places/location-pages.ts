/** The page of all places and one for each visible sales location, where `locationPages` puts them (S2 §2). */
import type { Location } from '#config/schema/places/location.ts'
import { locationsOfBlock } from '#domain/places/location-block.ts'
import { hasLocationPage, locationPath } from '#domain/places/location-path.ts'
import { byTypeThenName } from '#domain/places/location-type.ts'
import { placeEntries } from '#domain/places/place-entries.ts'
import { departmentsOf } from '#domain/places/service-type-selector.ts'
import { placePath } from '#domain/search/url/search-paths.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'
import { shownForm } from '../shown-form.ts'
import { quoteReviews } from './quoted-reviews.ts'

const LOCATION_CARDS = 6
const LOCATION_REVIEWS = 6

export function planLocationPages(context: PlanContext): PagePlan[] {
  const { site, locations } = context.catalogue
  const visible = locations.filter((location) => location.visible).sort(byTypeThenName)
  const entries = placeEntries(locationsOfBlock(visible, site.locationBlocks.contact))
  return [
    planPage(site.locationPages.listPath, () => ({
      kind: 'contact',
      entries,
      isLong: entries.length > site.locationPages.foldAbove,
      form: shownForm(context, site.locationPages.listPath, 'enquiry'),
    })),
    ...visible.filter(hasLocationPage).map((location) => planLocation(context, location, visible)),
  ]
}

function planLocation(context: PlanContext, location: Location, visible: Location[]): PagePlan {
  const { catalogue, groups, placePaths } = context
  const cars = groups.byLocationCode.get(location.code) ?? []
  const stock = [location.slug, location.dealership?.slug].flatMap((slug) =>
    slug === undefined ? [] : [placePath(slug)],
  )
  return planPage(locationPath(location, catalogue.site.locationPages.folder), () => ({
    kind: 'location',
    location,
    departments: departmentsOf(location, visible),
    cards: cars
      .filter(({ card }) => card.availability === 'inStock')
      .slice(0, LOCATION_CARDS)
      .map(({ card }) => card),
    stockPath: cars.length === 0 ? null : (stock.find((path) => placePaths.has(path)) ?? null),
    totalCars: cars.length,
    reviews: quoteReviews(
      catalogue.data.reviews.filter(({ locationCode }) => locationCode === location.code),
      {
        minimumRating: catalogue.site.content.reviews.minimumRating,
        limit: LOCATION_REVIEWS,
        reported: location.reviews,
      },
    ),
  }))
}
