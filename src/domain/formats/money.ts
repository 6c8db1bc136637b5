/** Amounts of Australian dollars as text (S1 §9 "Formatting"). */

/** "$54,990"; cents only when there are some: "$199.50". Exact to the cent for any amount that a number can hold so. */
export function formatAud(amountAud: number): string {
  const cents = toCents(Math.abs(amountAud))
  const fraction = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  // A loss of less than half a cent is nothing, and nothing has no sign.
  return `${amountAud < 0 && cents > 0 ? '-' : ''}$${groupThousands(Math.floor(cents / 100))}${fraction}`
}

/** The nearest whole number of cents, half a cent upwards: sums and comparisons of cents have no rounding errors. */
export function toCents(amountAud: number): number {
  const cents = amountAud * 100
  // 1.005 * 100 is 100.49999999999999, though half a cent was meant.
  return Math.round(cents + Math.abs(cents) * Number.EPSILON)
}

/** "41,250": the same on every machine, whatever locales it knows. */
export function groupThousands(wholeNumber: number): string {
  if (wholeNumber < 0) return `-${groupThousands(-wholeNumber)}`
  const digits = String(wholeNumber)
  let grouped = digits.slice(0, digits.length % 3 || 3)
  for (let from = grouped.length; from < digits.length; from += 3) grouped += `,${digits.slice(from, from + 3)}`
  return grouped
}
