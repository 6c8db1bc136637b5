/** The finder of the home page: what it offers to choose, and how many cars each choice finds. */
import type { ListedCar } from '#catalogue/listed-cars.ts'
import type { Site } from '#config/schema/site.ts'
import { quickPicksAud } from '#domain/budget/price-choices.ts'
import { BODY_LABELS, bodyLabel } from '#domain/car/labels.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { exampleQuery } from '#domain/search/plain-language/example-query.ts'
import { onceForRunsOf } from '#domain/values/runs.ts'
import type { Finder, FinderCount } from '#view-models/home.ts'
import type { PlanContext } from '../plan-context.ts'

/** A standard set of picks has a step for every 5,000 dollars: a menu shows every second one. */
const PRICE_STEP_AUD = 10_000

function choicesAud({ budgetSearch: { quickPicks } }: Site): number[] {
  const picks = quickPicksAud(quickPicks)
  return typeof quickPicks === 'string' ? picks.filter((priceAud) => priceAud % PRICE_STEP_AUD === 0) : [...picks]
}

export function planFinder({ catalogue, groups, chrome }: PlanContext): Finder {
  const byBody = chrome.bodyTypes.length > 1
  const tallyOf = byBody ? tallies.byBody : tallies.byCarType
  const counts = groups.makes.flatMap(({ make, cars }) =>
    [...addUp(tallyOf(catalogue.site, cars))]
      .map(([value, ofValue]): FinderCount => [make, value, ...ofValue])
      .sort((a, b) => (a[1] < b[1] ? -1 : 1)),
  )
  return {
    second: byBody
      ? {
          attribute: 'body',
          choices: chrome.bodyTypes.map(({ label, href, bodyType }) => ({
            label,
            href,
            value: BODY_LABELS[bodyType].one,
          })),
        }
      : {
          attribute: 'car_type',
          choices: chrome.carTypes.map(({ label, href, carType }) => ({ label, href, value: carType })),
        },
    pricesAud: choicesAud(catalogue.site),
    totalCars: carsInCity(catalogue.site, catalogue.listed).reduce((sum, count) => sum + count, 0),
    counts,
    example: exampleQuery(catalogue.listed, catalogue.site.card.subscription),
  }
}

function isInCity({ search: { defaultCity } }: Site, { location }: ListedCar): boolean {
  return defaultCity === null || location?.address.city === defaultCity
}

const carsInCity = onceForRunsOf(
  (site: Site, cars: readonly ListedCar[]) => cars.filter((listed) => isInCity(site, listed)).length,
)

/** Of each choice how many cars there are, and how many cost at most each price; one without a price is in no range, as in the search. */
type Tally = Map<string, [anyPrice: number, ...upToPrice: number[]]>

const tallies = {
  byBody: tallyOfRuns(({ car }) => bodyLabel(car.bodyType) ?? ''),
  byCarType: tallyOfRuns(({ car }) => car.carType),
}

function tallyOfRuns(choiceOf: (listed: ListedCar) => string): (site: Site, cars: readonly ListedCar[]) => Tally[] {
  return onceForRunsOf((site: Site, cars: readonly ListedCar[]) => {
    const pricesAud = choicesAud(site)
    const tally: Tally = new Map()
    for (const listed of cars) {
      if (!isInCity(site, listed)) continue
      const counts = countsOf(tally, choiceOf(listed), pricesAud.length)
      const priceAud = currentPriceAud(listed.car) ?? Number.POSITIVE_INFINITY
      counts[0] += 1
      for (let index = 0; index < pricesAud.length; index += 1) {
        if (priceAud <= (pricesAud[index] ?? 0)) counts[index + 1] = (counts[index + 1] ?? 0) + 1
      }
    }
    return tally
  })
}

function countsOf(tally: Tally, choice: string, prices: number): [number, ...number[]] {
  const known = tally.get(choice)
  if (known !== undefined) return known
  const counts: [number, ...number[]] = [0, ...Array.from({ length: prices }, () => 0)]
  tally.set(choice, counts)
  return counts
}

function addUp(parts: readonly Tally[]): Tally {
  const sum: Tally = new Map()
  for (const part of parts) {
    for (const [choice, counts] of part) {
      const before = countsOf(sum, choice, counts.length - 1)
      for (const [index, count] of counts.entries()) before[index] = (before[index] ?? 0) + count
    }
  }
  return sum
}
