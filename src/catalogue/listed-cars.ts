/**
 * The cars that a site lists at one instant, and what its next release must remember of them. They are decided run by run
 * (domain/values/runs.ts): a run is looked at again when one of its cars, the clock, or what was remembered has changed.
 */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { CarOutline, CarSummary, KeyedCarCard } from '#domain/car/car-summary.ts'
import { soldWindowOf } from '#domain/car/sold-window.ts'
import { newestFromMs } from '#domain/car/tag.ts'
import { areManyPlaces } from '#domain/places/location-type.ts'
import type { Runs } from '#domain/values/runs.ts'
import { joinRuns, keepRuns, runsOf } from '#domain/values/runs.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import type { CarHistory, GoneCar, RememberedCar } from './car-history.ts'
import { cardOf } from './cards.ts'
import type { Clock } from './clock.ts'
import { createClock, filterRulesAt } from './clock.ts'
import { inNewestOrder } from './newest-first.ts'
import type { Decided, KnownRuns, ShownRun } from './shown-cars.ts'
import { createShowRun, holdsAt, unchangedRuns } from './shown-cars.ts'

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

export interface ListedCars {
  /** In the order in which lists show them: newest first. */
  listed: ListedCar[]
  /** Cars that the last release listed, or remembered as gone, and that are not listed now. */
  went: GoneCar[]
  /** What the next release must remember of those that are listed. */
  memory: RememberedCar[]
}

interface ListedRun extends Decided {
  newestMs: number | null
  cars: ListedCar[]
}

/** The runs of a site as they were last decided. */
interface Known {
  locations: readonly Location[]
  runs: KnownRuns
  listed: readonly ListedCar[]
}

const NOTHING_KNOWN: Known = { locations: [], runs: new Map(), listed: [] }
const lastKnown = new WeakMap<Site, Known>()

/** `locations` are resolved for the instant of the clock. */
export function listCars(
  site: Site,
  stock: readonly ImportedCar[],
  locations: readonly Location[],
  history: CarHistory,
  clock: Clock,
): ListedCars {
  const { asAtMs } = clock
  const known = lastKnown.get(site) ?? NOTHING_KNOWN
  const soldWindow = soldWindowOf(site.stock)
  const rulesKeep = filterRulesAt(site, soldWindow, clock)
  const isSamePlaces =
    known.locations.length === locations.length && locations.every((place, index) => place === known.locations[index])

  const stockRuns = runsOf(stock)
  const unchanged =
    isSamePlaces && rulesKeep === null ? unchangedRuns(stockRuns, known.runs, history, asAtMs) : NOTHING_KNOWN.runs
  const unchangedMemories = new Set<readonly RememberedCar[]>(Array.from(unchanged.values(), ({ memory }) => memory))
  const changedMemories = runsOf(history.listed).filter((run) => !unchangedMemories.has(run))
  const showRun = createShowRun({
    beforeOf: new Map([...history.gone, ...changedMemories.flat()].map((car) => [car.id, car])),
    locationByCode: new Map(locations.map((location) => [location.code, location])),
    soldWindow,
    rulesKeep,
    asAtMs,
  })
  const runs = new Map(stockRuns.map((run) => [run, unchanged.get(run) ?? showRun(run)]))

  const newestMs = newestFrom(site, [...runs.values()], asAtMs)
  const present: ListedCar[][] = []
  for (const run of runs.values()) {
    const listedRun = listRun(site, run, newestMs, asAtMs)
    clock.changesAt(run.untilMs)
    clock.changesAt(listedRun.untilMs)
    present.push(listedRun.cars)
  }
  const listed = keepRuns(inNewestOrder(present.flat(), known.listed), known.listed)
  lastKnown.set(site, { locations, runs, listed })

  const memory = joinRuns(Array.from(runs.values(), (run) => run.memory))
  const changed = [...runs].flatMap(([cars, run]) => (unchanged.has(cars) ? [] : [run]))
  return { listed, memory, went: carsThatWent(history, changedMemories, changed, asAtMs) }
}

/** The instant from which on cars are the newest of the site; `null` for no limit. */
function newestFrom(site: Site, runs: readonly ShownRun[], asAtMs: number): number | null {
  const { justArrivedNewestPercent: percent } = site.card
  if (percent >= 100) return null
  const arrivals = runs.flatMap(({ shown }) =>
    shown.map(({ imported }) => Date.parse(imported.outline.listing.createdAt ?? '')),
  )
  return newestFromMs(
    arrivals.filter((arrivedMs) => arrivedMs <= asAtMs),
    percent,
  )
}

function listRun(site: Site, run: ShownRun, newestMs: number | null, asAtMs: number): ListedRun {
  const known = listedRuns.get(run)
  if (known?.newestMs === newestMs && holdsAt(known, asAtMs)) return known
  const clock = createClock(asAtMs)
  const showsPlaces = areManyPlaces(site.locations)
  const cars = run.shown.map(({ imported, location, soldAtMs }) => {
    const { privateSuburb } = imported.outline.listing
    const place = privateSuburb ?? (showsPlaces ? (location?.address.city ?? null) : null)
    return listedCar(imported, cardOf(imported, site, clock, { place, newestMs }), location, soldAtMs)
  })
  const listedRun = { fromMs: asAtMs, untilMs: clock.nextChangeAtMs(), newestMs, cars }
  listedRuns.set(run, listedRun)
  return listedRun
}

const listedRuns = new WeakMap<ShownRun, ListedRun>()

/** Cars that the last release listed and this one does not, and those that went before; the same list when it is as it was. */
function carsThatWent(
  history: CarHistory,
  changedMemories: Runs<RememberedCar>,
  changed: readonly ShownRun[],
  asAtMs: number,
): GoneCar[] {
  const listedIds = new Set(changed.flatMap(({ memory }) => memory.map(({ id }) => id)))
  const isGone = ({ id }: RememberedCar): boolean => !listedIds.has(id)
  const wentNow = changedMemories.flatMap((run) => run.filter(isGone)).map((car) => ({ ...car, goneAtMs: asAtMs }))
  if (wentNow.length === 0 && history.gone.every(isGone)) return history.gone
  return [...history.gone.filter(isGone), ...wentNow].sort((a, b) => (a.id < b.id ? -1 : 1))
}

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
