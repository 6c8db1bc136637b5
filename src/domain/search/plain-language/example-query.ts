/** What the search box suggests to type: words that the site's own cars answer (ours). */
import type { Car } from '../../car/car.ts'
import { bodyLabel } from '../../car/labels.ts'
import { currentPriceAud } from '../../car/price/price-display.ts'
import { joinRuns, onceForRuns } from '../../values/runs.ts'

export type ExampleCar = Pick<Car, 'colourFamily' | 'bodyType' | 'priceAud' | 'offerPriceAud'>

/**
 * "white ute under 40k": the commonest body in its commonest colour, under a price that about half of them have; null
 * without cars. `isSubscription`: what is paid is no price.
 */
export function exampleQuery(cars: readonly { car: ExampleCar }[], isSubscription: boolean): string | null {
  const alike = commonest(byColour(commonest(byBody(cars))))
  const first = alike[0]?.car
  if (first === undefined) return null
  const pricesAud = isSubscription ? [] : shownPricesAud(alike).flat()
  const medianAud = pricesAud.sort((a, b) => a - b)[Math.floor(pricesAud.length / 2)]
  const words = [first.colourFamily, bodyLabel(first.bodyType)?.replace(/\w*[a-z]\w*/g, (word) => word.toLowerCase())]
  if (medianAud !== undefined) words.push(`under ${Math.ceil(medianAud / STEP_AUD) * (STEP_AUD / 1000)}k`)
  return words.join(' ')
}

const STEP_AUD = 10_000

type Cars = readonly { car: ExampleCar }[]

const byBody = onceForRuns((cars: Cars) =>
  Map.groupBy(
    cars.filter(({ car }) => car.bodyType !== null),
    ({ car }) => car.bodyType,
  ),
)

const byColour = onceForRuns((cars: Cars) =>
  Map.groupBy(
    cars.filter(({ car }) => car.colourFamily !== 'other'),
    ({ car }) => car.colourFamily,
  ),
)

const shownPricesAud = onceForRuns((cars: Cars) => cars.flatMap(({ car }) => currentPriceAud(car) ?? []))

/** The largest group of a list that was grouped run by run; among as many, the first. */
function commonest<Item>(groups: readonly ReadonlyMap<unknown, Item[]>[]): readonly Item[] {
  const lists = Map.groupBy(
    groups.flatMap((group) => [...group]),
    ([key]) => key,
  )
  let best: Item[][] = []
  let bestCount = 0
  for (const list of lists.values()) {
    const count = list.reduce((sum, [, items]) => sum + items.length, 0)
    if (count <= bestCount) continue
    best = list.map(([, items]) => items)
    bestCount = count
  }
  return joinRuns(best)
}
