/** The finder of the home page: what it offers to choose, and how many cars each choice finds. */
import type { ListedCar } from '#catalogue/catalogue.ts'
import { quickPicksAud } from '#domain/budget/price-choices.ts'
import { BODY_LABELS, bodyLabel } from '#domain/car/labels.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { exampleQuery } from '#domain/search/plain-language/example-query.ts'
import type { Finder, FinderCount } from '#view-models/home.ts'
import type { PlanContext } from '../plan-context.ts'

/** A standard set of picks has a step for every 5,000 dollars: a menu shows every second one. */
const PRICE_STEP_AUD = 10_000

export function planFinder({ catalogue, groups, chrome }: PlanContext): Finder {
  const { search, budgetSearch } = catalogue.site
  const picks = quickPicksAud(budgetSearch.quickPicks)
  const pricesAud =
    typeof budgetSearch.quickPicks === 'string'
      ? picks.filter((priceAud) => priceAud % PRICE_STEP_AUD === 0)
      : [...picks]
  const byBody = chrome.bodyTypes.length > 1
  const choiceOf = ({ car }: ListedCar): string => (byBody ? (bodyLabel(car.bodyType) ?? '') : car.carType)
  const { defaultCity } = search
  const inCity = ({ location }: ListedCar): boolean => defaultCity === null || location?.address.city === defaultCity
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
    pricesAud,
    totalCars: catalogue.listed.filter(inCity).length,
    counts: groups.makes.flatMap(({ make, cars }) =>
      [...Map.groupBy(cars.filter(inCity), choiceOf)]
        .map(([value, found]): FinderCount => [make, value, found.length, ...countsUpTo(found, pricesAud)])
        .sort((a, b) => (a[1] < b[1] ? -1 : 1)),
    ),
    example: exampleQuery(
      catalogue.listed.map(({ car }) => car),
      catalogue.site.card.subscription,
    ),
  }
}

/** How many cars cost at most each price; one without a price is in no range, as in the search. */
function countsUpTo(cars: readonly ListedCar[], pricesAud: readonly number[]): number[] {
  const prices = cars.flatMap(({ car }) => currentPriceAud(car) ?? [])
  return pricesAud.map((limitAud) => prices.filter((priceAud) => priceAud <= limitAud).length)
}
