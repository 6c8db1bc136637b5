/** Title, price and the ways to the dealer (S1 §2 "Sidebar"). */
import { iconHtml } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { Site } from '#config/schema/site.ts'
import { carTitle, carVariant } from '#domain/car/car-title.ts'
import { carPlaceName, keyFacts } from '#domain/car/page/key-facts.ts'
import { belowMarketAud } from '#domain/car/price/market-price.ts'
import type { PriceDisplay } from '#domain/car/price/price-display.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { countOf } from '#domain/formats/words.ts'
import { dealerLicenceOf } from '#domain/places/licence.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { CarInputs } from '#view-models/car.ts'
import type { CarAction } from '../car-actions.ts'
import { estimateBoxHtml } from '../money/estimate-box-html.ts'
import { carActionsHtml } from './car-actions-html.ts'
import { carToolsHtml } from './car-tools-html.ts'
import { priceBlockHtml } from './price-block-html.ts'

interface CarSidebar {
  inputs: CarInputs
  site: Site
  /** `null` without one, as in development. */
  platform: PlatformOptions | null
  path: string
  title: string
  phone: string
  price: PriceDisplay
  actions: readonly CarAction[]
}

const VIEWS = { one: 'view', many: 'views' }

export function carSidebarHtml(sidebar: CarSidebar): string {
  const { inputs, site, platform, path, title } = sidebar
  const { car, availability } = inputs
  const tools = carToolsHtml(car, site, path, title, availability, platform)
  return availability === 'inStock'
    ? `${headHtml(sidebar)}${inStockHtml(sidebar)}${tools}${footHtml(sidebar)}`
    : `${headHtml(sidebar)}${soldHtml(sidebar)}${tools}`
}

function headHtml({ inputs: { car, tag }, site }: CarSidebar): string {
  const logo = tag?.kind === 'certified' ? site.card.certifiedLogo : null
  const name = tag === null ? '' : escapeText(tag.label)
  const label = logo === null ? name : `<img${attributesHtml({ src: logo, alt: tag?.label })} height="20">`
  const tagHtml = tag === null ? '' : `<p class="tag tag--${tag.kind}">${label}</p>`
  return `<div class="sidebar__head">${tagHtml}<h1 class="sidebar__title">${escapeText(carTitle(car))}<span>${escapeText(carVariant(car))}</span></h1></div>`
}

function inStockHtml({ inputs, site, phone, price, actions }: CarSidebar): string {
  const { car } = inputs
  const below =
    price.kind === 'price' ? belowMarketAud(price.priceAud, car.marketPrices, site.vehiclePage.belowMarket) : null
  const facts = keyFacts(car, site.search.usedLabel).map(
    ({ icon, label, value }) =>
      `<div>${iconHtml(icon)}<dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd></div>`,
  )
  const callLabel = site.vehiclePage.phone.display === 'hidden' ? null : `Call ${formatPhone(phone)}`
  return [
    `<div class="price-block" id="price">${priceBlockHtml(price, site.labels, below)}</div>`,
    `<dl class="facts">${facts.join('')}</dl>`,
    carActionsHtml(actions, { class: 'sidebar__actions', callLabel, location: car.locationCode }),
    estimateBoxHtml(inputs, site),
  ].join('')
}

function soldHtml({ inputs, site, actions }: CarSidebar): string {
  const id = inputs.similar.length === 0 ? ' id="similar"' : ''
  const { labels, search, card } = site
  const words = `<strong>${escapeText(labels.sold)}</strong> This ${escapeText(search.itemName.one)} has found its new owner. ${escapeText(card.similarText)}`
  return `<div class="sidebar__sold"${id}><p>${words}</p>${carActionsHtml(actions, { class: 'sidebar__actions' })}</div>`
}

function footHtml({ inputs: { car, location }, site }: CarSidebar): string {
  const place = carPlaceName(car, location)
  const placeName = place === null ? '' : escapeText(place)
  const placeHtml =
    location === null && car.privateSuburb === null ? placeName : `<a href="#vehicle-map">${placeName}</a>`
  const licence = escapeText(dealerLicenceOf(location, site.dealerLicence))
  const views = car.views === null ? '' : escapeText(countOf(car.views, VIEWS))
  return [
    '<ul class="sidebar__foot">',
    place === null ? '' : `<li>${iconHtml('pin')}${placeHtml}</li>`,
    car.stockNumber === null ? '' : `<li>${iconHtml('check')}Stock number ${escapeText(car.stockNumber)}</li>`,
    `<li>${iconHtml('licence')}Dealer licence ${licence}</li>`,
    car.views === null && site.platform === null
      ? ''
      : `<li>${iconHtml('eye')}<span data-views${car.views === null ? '' : `="${car.views}"`}>${views}</span></li>`,
    '</ul>',
  ].join('')
}
