/** Amounts of Australian dollars as text (S1 §9 "Formatting"). */

/** "$54,990"; cents only when there are some: "$199.50". */
export function formatAud(amountAud: number): string {
  const cents = Math.round(Math.abs(amountAud) * 100)
  const fraction = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return `${amountAud < 0 ? '-' : ''}$${groupThousands(Math.trunc(cents / 100))}${fraction}`
}

/** "41,250": the same on every machine, whatever locales it knows. */
export function groupThousands(wholeNumber: number): string {
  return String(wholeNumber).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
