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
  const tally = (cars: readonly ListedCar[]): Tally => addUp(tallies(catalogue.site, cars), byBody)
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
    totalCars: [...tally(catalogue.listed).values()].reduce((sum, [count]) => sum + count, 0),
    counts: groups.makes.flatMap(({ make, cars }) =>
      [...tally(cars)]
        .map(([value, counts]): FinderCount => [make, value, ...counts])
        .sort((a, b) => (a[1] < b[1] ? -1 : 1)),
    ),
    example: exampleQuery(catalogue.listed, catalogue.site.card.subscription),
  }
}

/** Of each choice how many cars there are, and how many cost at most each price; one without a price is in no range, as in the search. */
type Tally = Map<string, [anyPrice: number, ...upToPrice: number[]]>

/** By body and by car type. */
const tallies = onceForRunsOf((site: Site, cars: readonly ListedCar[]) => {
  const { defaultCity } = site.search
  const inCity = cars.filter(({ location }) => defaultCity === null || location?.address.city === defaultCity)
  const pricesAud = choicesAud(site)
  return {
    byBody: tallyOf(inCity, pricesAud, ({ car }) => bodyLabel(car.bodyType) ?? ''),
    byCarType: tallyOf(inCity, pricesAud, ({ car }) => car.carType),
  }
})

function tallyOf(
  cars: readonly ListedCar[],
  pricesAud: readonly number[],
  choiceOf: (listed: ListedCar) => string,
): Tally {
  const tally: Tally = new Map()
  for (const listed of cars) {
    const priceAud = currentPriceAud(listed.car) ?? Number.POSITIVE_INFINITY
    add(tally, choiceOf(listed), [1, ...pricesAud.map((limitAud) => (priceAud <= limitAud ? 1 : 0))])
  }
  return tally
}

function addUp(parts: ReturnType<typeof tallies>, byBody: boolean): Tally {
  const tally: Tally = new Map()
  for (const part of parts) {
    for (const [choice, counts] of byBody ? part.byBody : part.byCarType) add(tally, choice, counts)
  }
  return tally
}

function add(tally: Tally, choice: string, counts: readonly [number, ...number[]]): void {
  const before = tally.get(choice)
  if (before === undefined) tally.set(choice, [...counts])
  else for (const [index, count] of counts.entries()) before[index] = (before[index] ?? 0) + count
}
