/** Rows in the order of an attribute. */
import type { Codes } from './combine.ts'

export interface Sorted {
  /** The rows of one code after the other, each in its own order. */
  readonly order: Uint32Array
  /** Where the rows of each code begin and end. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** Counting sort by code, for codes of numbers ascend with their values: stable, and without a value (code 0) last. */
export function sortedRows(codes: Codes, size: number, descending?: boolean): Sorted {
  // How many rows have each code becomes where the next of them stands.
  const places = new Uint32Array(size)
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number
    places[code] = (places[code] as number) + 1
  }
  let at = 0
  for (let step = 1; step <= size; step += 1) {
    const code = step === size ? 0 : descending ? size - step : step
    const count = places[code] as number
    places[code] = at
    at += count
  }
  const starts = places.slice()
  const order = new Uint32Array(codes.length)
  for (let row = 0; row < order.length; row += 1) {
    const code = codes[row] as number
    order[places[code] as number] = row
    places[code] = (places[code] as number) + 1
  }
  return { order, starts, ends: places }
}
