/** Several columns of codes as one. */

export type Codes = Uint16Array | Uint32Array

export interface Combined {
  readonly codes: Uint32Array
  /** The first row of each code. */
  readonly first: readonly number[]
}

const LARGEST_TABLE = 1 << 20

/** One code for each pair of codes that a row holds, counted from 0 as they come. */
export function combine(a: Codes, aSize: number, b: Codes, bSize: number): Combined {
  const codes = new Uint32Array(a.length)
  const first: number[] = []
  if (aSize * bSize <= LARGEST_TABLE) {
    const table = new Uint32Array(aSize * bSize)
    for (let row = 0; row < codes.length; row += 1) {
      const key = (a[row] as number) * bSize + (b[row] as number)
      if (table[key] === 0) table[key] = first.push(row)
      codes[row] = (table[key] as number) - 1
    }
  } else {
    const table = new Map<number, number>()
    for (let row = 0; row < codes.length; row += 1) {
      const key = (a[row] as number) * bSize + (b[row] as number)
      let code = table.get(key)
      if (code === undefined) {
        code = first.push(row)
        table.set(key, code)
      }
      codes[row] = code - 1
    }
  }
  return { codes, first }
}
