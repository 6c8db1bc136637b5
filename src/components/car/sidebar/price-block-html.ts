/** A price with all that belongs to it (S1 §4 "Price display order"): its type, the earlier one, the market. */
import { iconHtml } from '#components/art/art.ts'
import { escapeText } from '#components/parts/escape-html.ts'
import type { Labels } from '#config/schema/car/labels.ts'
import type { PriceDisplay } from '#domain/car/price/price-display.ts'
import { formatAud } from '#domain/formats/money.ts'
import { priceHtml } from './price-html.ts'

/** `belowMarketAud`: how far it is below the market; `null` when that is not worth a word. */
export function priceBlockHtml(price: PriceDisplay, labels: Labels, belowMarketAud: number | null): string {
  const below =
    belowMarketAud === null
      ? ''
      : `<p class="price-block__below">${iconHtml('check')}${formatAud(belowMarketAud)} ${escapeText(labels.belowMarket)}</p>`
  return `<p class="price price--large">${priceHtml(price, labels)}</p>${below}`
}
