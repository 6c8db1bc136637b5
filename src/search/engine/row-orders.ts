/** Rows in the order of an attribute. */
import type { Column } from './columns.ts'

/** Counting sort by code, for codes of numbers ascend with their values: stable, and without a value last. */
export function sortedRows({ codes, values }: Column, rows: number, descending: boolean): Uint32Array {
  const size = values.length
  const starts = new Uint32Array(size + 1)
  // Null, which is code 0, stands last either way.
  const place = (code: number): number => (code ? (descending ? size - 1 - code : code - 1) : size - 1)
  for (let row = 0; row < rows; row += 1) {
    const next = place(codes[row] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  const order = new Uint32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const at = place(codes[row] as number)
    order[starts[at] as number] = row
    starts[at] = (starts[at] as number) + 1
  }
  return order
}
