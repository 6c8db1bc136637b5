/** One site's cars, locations and content at one moment, and the questions that pages ask of them. */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import { availability } from '#domain/car/availability.ts'
import type { CarOutline, CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import { listing, soldWindowDaysOf, soldWindowOf } from '#domain/car/sold-window.ts'
import type { CarTag } from '#domain/car/tag.ts'
import { carTag, justArrivedUntilMs, newestFromMs } from '#domain/car/tag.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { areManyPlaces } from '#domain/places/location-type.ts'
import { earliestAfter } from '#domain/time/instant-window.ts'
import { keepRuns } from '#domain/values/runs.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import type { CarHistory, GoneCar, RememberedCar } from './car-history.ts'
import { remember } from './car-history.ts'
import type { Clock, SitePromotions } from './clock.ts'
import { createClock, filterRulesAt, offersAt, promotionsAt, resolveLocation, wheelAt } from './clock.ts'
import type { ContentPage } from './content-pages.ts'
import { carryingFingerprint, fingerprinted, hashText, sameValue } from './fingerprint.ts'
import { inNewestOrder } from './newest-first.ts'
import type { SimilarCards } from './similar-cards.ts'
import { similarCards } from './similar-cards.ts'
import type { SiteData } from './site-data/site-data.ts'
import { NO_SITE_DATA } from './site-data/site-data.ts'

/** A car that is on the site now, with its card as it looks now. */
export interface ListedCar {
  car: CarSummary
  facts: CarOutline['listing']
  /** With the whole car, for the few whose page is made: nothing that looks at every car may ask for it. */
  imported: ImportedCar
  card: KeyedCarCard
  location: Location | null
  /** Epoch ms of its sale, or of the day on which that was first seen; `null` of a car that can be bought. */
  soldAtMs: number | null
}

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

/** A car that the site lists, before its card is made. */
interface ShownCar {
  imported: ImportedCar
  location: Location | null
  soldAtMs: number | null
}

/** When cars came in that are there by now. */
function arrivalsOf(shown: readonly ShownCar[], asAtMs: number): number[] {
  return shown
    .map(({ imported }) => Date.parse(imported.outline.listing.createdAt ?? ''))
    .filter((arrivedMs) => arrivedMs <= asAtMs)
}

/** Resolves all that depends on the clock, once, for every page. */
export function createCatalogue(sources: CatalogueSources): Catalogue {
  const { site, stock, contentPages, data = NO_SITE_DATA, history, asAtMs } = sources
  const clock = createClock(asAtMs)
  const remembered = new Map(history.listed.map((car) => [car.id, car]))
  const wasGone = new Map(history.gone.map((car) => [car.id, car]))
  const locations = site.locations.map((location) => resolvedLocation(location, site, clock))
  const locationByCode = new Map(locations.map((location) => [location.code, location]))

  const soldWindow = soldWindowOf(site.stock)
  const rulesKeep = filterRulesAt(site, soldWindow, clock)

  const showsPlaces = areManyPlaces(site.locations)
  const shown: ShownCar[] = []
  const memory: RememberedCar[] = []
  for (const imported of stock) {
    const { summary: car, listing: facts } = imported.outline
    const before = remembered.get(car.id) ?? wasGone.get(car.id)
    const soldSeenAtMs = availability(car) === 'sold' ? (before?.soldSeenAtMs ?? asAtMs) : null
    const seenAtMs = soldSeenAtMs ?? asAtMs
    // No sale is later than the day on which it was first seen, whatever the feed's date says.
    const soldAtMs = facts.soldAt === null ? seenAtMs : Math.min(Date.parse(facts.soldAt), seenAtMs)
    const location = facts.locationCode === null ? null : (locationByCode.get(facts.locationCode) ?? null)
    const windowDays = soldWindowDaysOf(soldWindow, location?.dealership?.slug ?? null)
    const state = listing({ status: car.status, showOnWebsite: facts.showOnWebsite }, soldAtMs, windowDays, asAtMs)
    if (!state.listed || rulesKeep?.(imported.car, location, soldAtMs) === false) continue
    clock.changesAt(state.untilMs)
    shown.push({ imported, location, soldAtMs: soldSeenAtMs === null ? null : soldAtMs })
    memory.push(remember(car, before, soldSeenAtMs))
  }
  const { justArrivedNewestPercent: newestPercent } = site.card
  const newestMs = newestPercent >= 100 ? null : newestFromMs(arrivalsOf(shown, asAtMs), newestPercent)
  const present = shown.map(({ imported, location, soldAtMs }) => {
    const { privateSuburb } = imported.outline.listing
    const place = privateSuburb ?? (showsPlaces ? (location?.address.city ?? null) : null)
    return listedCar(imported, cardOf(imported, site, clock, { place, newestMs }), location, soldAtMs)
  })
  const before = lastListed.get(site) ?? []
  const listed = keepRuns(inNewestOrder(present, before), before)
  lastListed.set(site, listed)
  const went = carsThatWent(history, new Set(listed.map(({ car }) => car.id)), clock.asAtMs)
  const lifeMs = site.stock.removedCarPageDays * 86_400_000
  const gone = went.filter(({ goneAtMs }) => asAtMs < goneAtMs + lifeMs)
  for (const { goneAtMs } of gone) clock.changesAt(goneAtMs + lifeMs)
  // A sale without a date is remembered for as long as the feed lists it: otherwise it would look new.
  const fed = new Set(stock.map(({ id }) => id))
  const remembering = went.filter((car) => asAtMs < car.goneAtMs + lifeMs || fed.has(car.id))
  return {
    site,
    asAtMs,
    listed,
    locations,
    contentPages,
    data,
    gone,
    history: { listed: keepRuns(memory, history.listed), gone: remembering },
    ...similarCards(site, listed),
    offers: offersAt(data.offers, site, clock),
    promotions: promotionsAt(site, clock),
    isWheelRunning: wheelAt(site, clock),
    get nextChangeAtMs() {
      return clock.nextChangeAtMs()
    },
  }
}

/** What is known of a card while the clock does not change it: from the instant that it was made for. */
interface KnownCard {
  site: Site
  fromMs: number
  /** `null` when it stays as it is. */
  untilMs: number | null
  newestMs: number | null
  card: KeyedCarCard
  looks: string
}

/** What all cards share, or take from where the car stands. */
interface CardSetting {
  place: string | null
  /** The instant from which on cars are the newest of the site; `null` for no limit. */
  newestMs: number | null
}

function cardOf(imported: ImportedCar, site: Site, clock: Clock, setting: CardSetting): KeyedCarCard {
  const { summary, listing: facts } = imported.outline
  const before = cards.get(summary)
  const { asAtMs } = clock
  const holds =
    before?.site === site &&
    before.card.place === setting.place &&
    before.newestMs === setting.newestMs &&
    before.fromMs <= asAtMs &&
    (before.untilMs === null || asAtMs < before.untilMs)
  const known = holds ? before : newCard(imported, facts, { site, asAtMs, ...setting }, before)
  if (known !== before) cards.set(summary, known)
  clock.changesAt(known.untilMs)
  return known.card
}

function newCard(
  imported: ImportedCar,
  { createdAt }: Pick<ListedCar['facts'], 'createdAt'>,
  { site, asAtMs, place, newestMs }: { site: Site; asAtMs: number } & CardSetting,
  before: KnownCard | undefined,
): KnownCard {
  const { summary } = imported.outline
  const { reserved, certified, tag: ownTag, status, fuelType } = summary
  const state = availability(summary)
  const tag: CarTag | null = carTag(
    { reserved, certified, tag: ownTag, status, fuelType, createdAt },
    state,
    site.card,
    asAtMs,
    newestMs,
  )
  const arrivedUntilMs =
    tag?.kind === 'justArrived' ? justArrivedUntilMs({ createdAt }, site.card.justArrivedDays) : null
  const untilMs = earliestAfter(asAtMs, [arrivedUntilMs, createdAt === null ? null : Date.parse(createdAt)])
  const looks = `${state} ${tag === null ? '' : `${tag.kind} ${tag.label}`} ${place ?? ''}`
  if (before?.looks === looks) return { ...before, site, newestMs, fromMs: asAtMs, untilMs }
  const key = hashText(`${imported.summaryFingerprint} ${looks}`)
  const card = carryingFingerprint<KeyedCarCard>({ key, car: summary, availability: state, tag, place }, key)
  return { site, newestMs, fromMs: asAtMs, untilMs, card, looks }
}

/** The card of each car as it was last made, for as long as the import keeps the car. */
const cards = new WeakMap<CarSummary, KnownCard>()

/** The same object as the last time when all of it is the same: so a planner knows that a car has not changed. */
function listedCar(
  imported: ImportedCar,
  card: KeyedCarCard,
  location: Location | null,
  soldAtMs: number | null,
): ListedCar {
  const known = listedCars.get(imported)
  if (known?.card === card && known.location === location && known.soldAtMs === soldAtMs) return known
  const { summary: car, listing: facts } = imported.outline
  const listed = { car, facts, imported, card, location, soldAtMs }
  listedCars.set(imported, listed)
  return listed
}

const listedCars = new WeakMap<ImportedCar, ListedCar>()

/** As they were listed the last time. */
const lastListed = new WeakMap<Site, readonly ListedCar[]>()

/** The same object as the last time, unless the clock has changed it. */
function resolvedLocation(location: Location, site: Site, clock: Clock): Location {
  const resolved = fingerprinted(resolveLocation(location, site, clock))
  const known = resolvedLocations.get(location)
  if (known !== undefined && sameValue(known, resolved)) return known
  resolvedLocations.set(location, resolved)
  return resolved
}

const resolvedLocations = new WeakMap<Location, Location>()

/** Cars that the last release listed and this one does not, and those that went before. */
function carsThatWent(history: CarHistory, listedIds: Set<string>, asAtMs: number): GoneCar[] {
  const isGone = ({ id }: RememberedCar): boolean => !listedIds.has(id)
  const wentNow = history.listed.filter(isGone).map((car) => ({ ...car, goneAtMs: asAtMs }))
  return [...history.gone.filter(isGone), ...wentNow].sort((a, b) => (a.id < b.id ? -1 : 1))
}
