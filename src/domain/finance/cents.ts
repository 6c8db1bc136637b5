/** Amounts of money that are exact to the cent. */

/** Whole cents, rounded half away from zero as a calculator does: 1.005 is 101, although it is stored as a little less. */
export function toCents(amountAud: number): number {
  // 15 digits are what a double holds for certain: what stands beyond them is an error of its binary form.
  const cents = Number((Math.abs(amountAud) * 100).toPrecision(15))
  return Math.round(cents) * (amountAud < 0 ? -1 : 1) || 0
}

/** An amount rounded to the cent. */
export function roundToCents(amountAud: number): number {
  return toCents(amountAud) / 100
}
