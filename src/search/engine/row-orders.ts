/** Rows in the order of an attribute. */
import type { Column } from './columns.ts'
import { countListed } from './count-values.ts'

/** Counting sort by code, for codes of numbers ascend with their values: stable, and without a value last. */
export function sortedRows({ codes, values: { length } }: Column, all: Uint32Array, descending: boolean): Uint32Array {
  // How many rows have each code becomes where the next of them stands.
  const places = countListed(codes, length, all, all.length)
  let at = 0
  for (let step = 1; step <= length; step += 1) {
    // Null, which is code 0, stands last either way.
    const code = step === length ? 0 : descending ? length - step : step
    const count = places[code] as number
    places[code] = at
    at += count
  }
  const order = new Uint32Array(all.length)
  for (let row = 0; row < order.length; row += 1) {
    const code = codes[row] as number
    order[places[code] as number] = row
    places[code] = (places[code] as number) + 1
  }
  return order
}
