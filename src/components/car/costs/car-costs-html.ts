/** What a car costs to run and to deliver (S1 §5, §8). Without JavaScript, what it costs to run at the site's prices. */
import { iconHtml } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { POSTCODE_LENGTH } from '#domain/places/postcode.ts'
import { DELIVERY_IDLE, deliveryText } from '#domain/running-costs/delivery-calculator.ts'
import { hasDeliveryCalculator } from '#domain/running-costs/delivery-price.ts'
import type { FuelUse } from '#domain/running-costs/fuel-cost.ts'
import { fuelCost, fuelCostTexts, fuelUse, startingFuelEntries } from '#domain/running-costs/fuel-cost.ts'

export function carCostsHtml(car: Car, site: Site): string {
  const { fuel, delivery } = site.runningCosts
  const use = fuelUse(car, fuel)
  const hasDelivery =
    site.platform !== null && hasDeliveryCalculator(delivery, site.platform.calls.deliveryEstimate !== undefined)
  const parts = [
    ...(use === null ? [] : [{ does: 'run', html: fuelHtml(use) }]),
    ...(hasDelivery ? [{ does: 'deliver', html: deliveryHtml(car.id, site.search.itemName.one) }] : []),
  ]
  if (parts.length === 0) return ''
  const title = parts.map(({ does }) => does).join(' and to ')
  return `<section class="block" aria-labelledby="costs"><h2 id="costs">What it costs to ${title}</h2><div class="costs${parts.length > 1 ? ' costs--pair' : ''}">${parts.map(({ html }) => html).join('')}</div></section>`
}

function fuelHtml(use: FuelUse): string {
  const isElectric = use.unit === 'kilowattHour'
  const { weekly, monthly, yearly } = fuelCostTexts(fuelCost(use))
  const { price, distance } = startingFuelEntries(use)
  const figure = (words: string, text: string): string => `<div><dt>${words}</dt><dd>${escapeText(text)}</dd></div>`
  const field = (name: string, label: string, value: string): string =>
    `<div class="field"><label for="fuel-${name}">${label}</label><input id="fuel-${name}" name="${name}" inputmode="decimal" autocomplete="off"${attributesHtml({ value })}></div>`
  const source = use.isOfCar ? 'Its combined use is' : 'Based on a typical use of'
  return [
    `<fuel-cost class="costs__part" data-use="${use.usePer100Km}"><h3>${iconHtml('fuel')}${isElectric ? 'Electricity' : 'Fuel'}</h3>`,
    `<dl class="costs__figures" aria-live="polite" aria-atomic="true">${figure('a week', weekly)}${figure('a month', monthly)}${figure('a year', yearly)}</dl>`,
    `<form class="costs__fields" novalidate>${field('price', isElectric ? 'Price of a kWh' : 'Price of a litre', price)}${field('distance', 'Distance a week', distance)}</form>`,
    `<p class="costs__still">At ${escapeText(price)} a ${isElectric ? 'kWh' : 'litre'} and ${escapeText(distance)} a week.</p>`,
    `<p class="costs__note">${source} ${use.usePer100Km} ${isElectric ? 'kWh' : 'L'}/100 km. How you drive makes a difference.</p></fuel-cost>`,
  ].join('')
}

function deliveryHtml(carId: string, itemName: string): string {
  const item = escapeText(itemName)
  return [
    `<delivery-cost class="costs__part"${attributesHtml({ 'data-car': carId })}><h3>${iconHtml('drive')}Delivery</h3>`,
    '<form class="costs__fields" novalidate>',
    `<div class="field"><label for="delivery-postcode">Your postcode</label><input id="delivery-postcode" name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="${POSTCODE_LENGTH}" aria-describedby="delivery-answer"></div>`,
    '<button class="button button--quiet" type="submit">Get the price</button></form>',
    `<p class="costs__answer" id="delivery-answer" role="status">${escapeText(deliveryText(DELIVERY_IDLE, itemName))}</p>`,
    `<p class="costs__still">Give us a call, and we say what it costs to bring this ${item} to you.</p></delivery-cost>`,
  ].join('')
}
