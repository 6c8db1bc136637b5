/** What the search box suggests to type: words that the site's own cars answer (ours). */
import type { Car } from '../../car/car.ts'
import { bodyLabel } from '../../car/labels.ts'
import { currentPriceAud } from '../../car/price/price-display.ts'

export type ExampleCar = Pick<Car, 'colourFamily' | 'bodyType' | 'priceAud' | 'offerPriceAud'>

/**
 * "white ute under 40k": the commonest body in its commonest colour, under a price that about half of them have; null
 * without cars. `isSubscription`: what is paid is no price.
 */
export function exampleQuery(cars: readonly ExampleCar[], isSubscription: boolean): string | null {
  const ofBody = commonest(
    cars.filter(({ bodyType }) => bodyType !== null),
    ({ bodyType }) => bodyType,
  )
  const alike = commonest(
    ofBody.filter(({ colourFamily }) => colourFamily !== 'other'),
    ({ colourFamily }) => colourFamily,
  )
  const [first] = alike
  if (first === undefined) return null
  const pricesAud = isSubscription ? [] : alike.flatMap((car) => currentPriceAud(car) ?? []).sort((a, b) => a - b)
  const medianAud = pricesAud[Math.floor(pricesAud.length / 2)]
  const words = [first.colourFamily, bodyLabel(first.bodyType)?.replace(/\w*[a-z]\w*/g, (word) => word.toLowerCase())]
  if (medianAud !== undefined) words.push(`under ${Math.ceil(medianAud / STEP_AUD) * (STEP_AUD / 1000)}k`)
  return words.join(' ')
}

const STEP_AUD = 10_000

/** The largest group; among as many, the first. */
function commonest<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] {
  return [...Map.groupBy(items, keyOf).values()].reduce<readonly Item[]>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  )
}
