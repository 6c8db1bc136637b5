/** The rows of one page, in the order that was asked for. */
/** Of all rows that miss nothing of what is needed, in an order. */
export function pageOfOrder(
  order: Uint32Array,
  missed: Int32Array,
  need: number,
  from: number,
  length: number,
): number[] {
  const found: number[] = []
  let at = 0
  for (let index = 0; found.length < length; index += 1) {
    const row = order[index] as number
    if (((missed[row] as number) & need) === 0 && at++ >= from) found.push(row)
  }
  return found
}
