/** One site's cars, locations and content at one moment, and the questions that pages ask of them. */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import type { CarHistory, GoneCar } from './car-history.ts'
import type { Clock, SitePromotions } from './clock.ts'
import { createClock, offersAt, promotionsAt, resolveLocation, wheelAt } from './clock.ts'
import type { ContentPage } from './content-page.ts'
import { fingerprinted, sameValue } from './fingerprint.ts'
import type { ListedCar } from './listed-cars.ts'
import { listCars } from './listed-cars.ts'
import type { SimilarCards } from './similar-cards.ts'
import { similarCards } from './similar-cards.ts'
import type { SiteData } from './site-data/site-data.ts'
import { NO_SITE_DATA } from './site-data/site-data.ts'

export interface Catalogue extends SimilarCards {
  site: Site
  asAtMs: number
  /** In the order in which lists show them: newest first. */
  listed: ListedCar[]
  /** Locations with their past special hours left out. */
  locations: Location[]
  contentPages: ContentPage[]
  /** Offers, reviews and brands of the site's own files. */
  data: SiteData
  gone: GoneCar[]
  /** What the next release must remember. */
  history: CarHistory
  /** The offers that run now, in the order of their file: for planners whose page shows them, asking schedules a build for the next change. */
  offers(): Offer[]
  /** What the site promotes now: for planners whose page shows it, because asking schedules a build for its next change. */
  promotions(): SitePromotions
  /** Whether the wheel at /spin-to-win turns now; asking schedules a build for its start or end. */
  isWheelRunning(): boolean
  /** Epoch ms at which an answer given so far changes though nothing is fed; `null` when none will. */
  readonly nextChangeAtMs: number | null
}

export interface CatalogueSources {
  site: Site
  stock: readonly ImportedCar[]
  contentPages: ContentPage[]
  data?: SiteData
  /** What the published release remembers. */
  history: CarHistory
  asAtMs: number
}

/** Resolves all that depends on the clock, once, for every page. */
export function createCatalogue(sources: CatalogueSources): Catalogue {
  const { site, stock, contentPages, data = NO_SITE_DATA, history, asAtMs } = sources
  const clock = createClock(asAtMs)
  const locations = site.locations.map((location) => resolvedLocation(location, site, clock))
  const { listed, went, memory } = listCars(site, stock, locations, history, clock)
  const lifeMs = site.stock.removedCarPageDays * 86_400_000
  const hasPage = ({ goneAtMs }: GoneCar): boolean => asAtMs < goneAtMs + lifeMs
  const gone = went.every(hasPage) ? went : went.filter(hasPage)
  for (const { goneAtMs } of gone) clock.changesAt(goneAtMs + lifeMs)
  return {
    site,
    asAtMs,
    listed,
    locations,
    contentPages,
    data,
    gone,
    history: { listed: memory, gone: gone === went ? went : rememberedOf(went, hasPage, stock) },
    ...similarCards(site, listed),
    offers: offersAt(data.offers, site, clock),
    promotions: promotionsAt(site, clock),
    isWheelRunning: wheelAt(site, clock),
    get nextChangeAtMs() {
      return clock.nextChangeAtMs()
    },
  }
}

/** A sale without a date is remembered for as long as the feed lists it: otherwise it would look new. */
function rememberedOf(
  went: readonly GoneCar[],
  hasPage: (car: GoneCar) => boolean,
  stock: readonly ImportedCar[],
): GoneCar[] {
  const fed = new Set(stock.map(({ id }) => id))
  return went.filter((car) => hasPage(car) || fed.has(car.id))
}

/** The same object as the last time, unless the clock has changed it. */
function resolvedLocation(location: Location, site: Site, clock: Clock): Location {
  const resolved = fingerprinted(resolveLocation(location, site, clock))
  const known = resolvedLocations.get(location)
  if (known !== undefined && sameValue(known, resolved)) return known
  resolvedLocations.set(location, resolved)
  return resolved
}

const resolvedLocations = new WeakMap<Location, Location>()
