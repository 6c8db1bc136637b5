/** What each type of price is called where a site says nothing else (AU §2: a price never stands without one). */
import type { PriceType } from './car.ts'

export const PRICE_TYPE_LABELS = {
  drive_away: 'Drive away',
  excluding_government_charges: 'Excl. government charges',
  as_advertised: 'Advertised price',
} as const satisfies Record<PriceType, string>
