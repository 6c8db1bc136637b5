/** The words of a price on a car's page, made by the build and again in the browser when the price has changed. */
import { escapeText } from '#components/parts/escape-html.ts'
import type { PriceType } from '#domain/car/car.ts'
import type { PriceDisplay } from '#domain/car/price/price-display.ts'
import { excludesCharges } from '#domain/car/price/price-display.ts'
import { formatAud } from '#domain/formats/money.ts'

export interface PriceLabels {
  readonly was: string
  readonly priceTypes: Readonly<Record<PriceType, string>>
}

/** For a `.price`: the amount with its earlier one and its type, or the words in its place. */
export function priceHtml(price: PriceDisplay, { was, priceTypes }: PriceLabels): string {
  if (price.kind === 'subscription') {
    return `<strong>${formatAud(price.priceAud)}</strong><span class="price__period">${escapeText(price.suffix)}</span>`
  }
  if (price.kind !== 'price') return `<strong class="price__text">${escapeText(price.text)}</strong>`
  const earlier =
    price.wasAud === null ? '' : `<span class="price__was">${escapeText(was)} <s>${formatAud(price.wasAud)}</s></span>`
  return `<strong>${formatAud(price.priceAud)}</strong>${earlier}<span class="price__type${excludesCharges(price) ? ' price__excluding' : ''}">${escapeText(priceTypes[price.priceType])}</span>`
}

/** For the bar at the top: the amount and its type. */
export function barPriceHtml(price: PriceDisplay, { priceTypes }: PriceLabels): string {
  if (price.kind === 'subscription') {
    return `<strong>${formatAud(price.priceAud)}</strong><span>${escapeText(price.suffix)}</span>`
  }
  if (price.kind !== 'price') return `<strong>${escapeText(price.text)}</strong>`
  return `<strong>${formatAud(price.priceAud)}</strong><span>${escapeText(priceTypes[price.priceType])}</span>`
}
