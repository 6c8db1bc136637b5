/** What has changed of a car since a shopper saved it (ours). */
import { formatAud } from '../formats/money.ts'

export type WatchChange =
  | { readonly kind: 'none' | 'sold' | 'reserved' }
  | { readonly kind: 'cheaper' | 'dearer'; readonly byAud: number }

/** Of a saved car; sold comes before reserved, and reserved before the price. Prices: `null` when there is none. */
export function watchChange(
  savedPriceAud: number | null,
  now: { readonly isSold: boolean; readonly isReserved: boolean; readonly priceAud: number | null },
): WatchChange {
  if (now.isSold) return { kind: 'sold' }
  if (now.isReserved) return { kind: 'reserved' }
  if (savedPriceAud === null || now.priceAud === null || savedPriceAud === now.priceAud) return { kind: 'none' }
  const byAud = Math.abs(savedPriceAud - now.priceAud)
  return now.priceAud < savedPriceAud ? { kind: 'cheaper', byAud } : { kind: 'dearer', byAud }
}

/** "$1,000 less than when you saved it"; empty when nothing has changed. */
export function watchChangeWords(change: WatchChange): string {
  switch (change.kind) {
    case 'cheaper':
      return `${formatAud(change.byAud)} less than when you saved it`
    case 'dearer':
      return `${formatAud(change.byAud)} more than when you saved it`
    case 'reserved':
      return 'Reserved by another shopper'
    case 'sold':
      return 'Sold since you saved it'
    case 'none':
      return ''
  }
}
