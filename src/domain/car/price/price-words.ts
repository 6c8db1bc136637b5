/** What stands where a price is shown, in words. */
import { formatAud } from '../../formats/money.ts'
import type { Car } from '../car.ts'
import type { PriceDisplay } from './price-display.ts'

export interface PriceWords {
  /** "$34,990", or what is said in its place. */
  readonly amount: string
  /** Whether words stand in the place of an amount. */
  readonly isText: boolean
  /** "$36,990": the amount that is struck through. */
  readonly was: string | null
  /** What the amount includes, such as "Drive away"; empty for words. */
  readonly note: string
}

export type PriceTypeLabels = Readonly<Record<Car['priceType'], string>>

export function priceWords(price: PriceDisplay, priceTypes: PriceTypeLabels): PriceWords {
  switch (price.kind) {
    case 'price': {
      const was = price.wasAud === null ? null : formatAud(price.wasAud)
      return { amount: formatAud(price.priceAud), isText: false, was, note: priceTypes[price.priceType] }
    }
    case 'subscription':
      return { amount: formatAud(price.priceAud), isText: false, was: null, note: price.suffix }
    default:
      return { amount: price.text, isText: true, was: null, note: '' }
  }
}
