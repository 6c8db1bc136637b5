/** The values of a column, each with a code in the order in which they come. */

export interface CodedValues {
  /** By row; 0 is null. */
  readonly codes: Uint32Array
  /** By code, from code 1 on. */
  readonly distinct: readonly unknown[]
}

/** Lists and objects are each their own: only texts, numbers and booleans are found again. */
export function codeValues(values: readonly unknown[]): CodedValues {
  const codes = new Uint32Array(values.length)
  const known = new Map<unknown, number>()
  for (let row = 0; row < codes.length; row += 1) {
    const value = values[row]
    if (value === null || value === undefined) continue
    let code = known.get(value)
    if (code === undefined) {
      code = known.size + 1
      known.set(value, code)
    }
    codes[row] = code
  }
  return { codes, distinct: [...known.keys()] }
}
