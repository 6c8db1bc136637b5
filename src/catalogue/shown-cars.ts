/**
 * Which cars a site shows at one instant, decided run by run (domain/values/runs.ts): a run is looked at again when one of
 * its cars, the clock, or what was remembered of it has changed.
 */
import type { Location } from '#config/schema/places/location.ts'
import { availability } from '#domain/car/availability.ts'
import { listing, soldWindowDaysOf } from '#domain/car/sold-window.ts'
import type { SoldWindow } from '#domain/search/filters/filter-rules.ts'
import type { Runs } from '#domain/values/runs.ts'
import { runsOf } from '#domain/values/runs.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import type { CarHistory, RememberedCar } from './car-history.ts'
import { remember } from './car-history.ts'
import type { FilterRulesAt } from './clock.ts'
import { createClock } from './clock.ts'

/** A car that the site lists, before its card is made. */
export interface ShownCar {
  imported: ImportedCar
  location: Location | null
  soldAtMs: number | null
}

/** What was decided of a run of cars: it holds from an instant on until another; `null` when only the feed ends it. */
export interface Decided {
  fromMs: number
  untilMs: number | null
}

export interface ShownRun extends Decided {
  shown: ShownCar[]
  memory: RememberedCar[]
}

export type KnownRuns = ReadonlyMap<readonly ImportedCar[], ShownRun>

/** The runs of which all that was decided still holds. */
export function unchangedRuns(
  stockRuns: Runs<ImportedCar>,
  known: KnownRuns,
  history: CarHistory,
  asAtMs: number,
): KnownRuns {
  const memories = new Set(runsOf(history.listed))
  const unchanged = new Map<readonly ImportedCar[], ShownRun>()
  for (const cars of stockRuns) {
    const run = known.get(cars)
    if (run === undefined || !holdsAt(run, asAtMs)) continue
    // A history with the memory of this run also holds the cars of the run that were not listed then.
    if (memories.has(run.memory)) unchanged.set(cars, run)
  }
  return unchanged
}

interface ShowSetting {
  /** What was remembered of a car, by its id. */
  beforeOf: ReadonlyMap<string, RememberedCar>
  locationByCode: ReadonlyMap<string, Location>
  soldWindow: SoldWindow
  rulesKeep: FilterRulesAt | null
  asAtMs: number
}

export function createShowRun(setting: ShowSetting): (cars: readonly ImportedCar[]) => ShownRun {
  const { beforeOf, locationByCode, soldWindow, rulesKeep, asAtMs } = setting
  return (cars) => {
    const clock = createClock(asAtMs)
    const shown: ShownCar[] = []
    const memory: RememberedCar[] = []
    for (const imported of cars) {
      const { summary: car, listing: facts } = imported.outline
      const before = beforeOf.get(car.id)
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
    return { fromMs: asAtMs, untilMs: clock.nextChangeAtMs(), shown, memory }
  }
}

export function holdsAt({ fromMs, untilMs }: Decided, asAtMs: number): boolean {
  return fromMs <= asAtMs && (untilMs === null || asAtMs < untilMs)
}
