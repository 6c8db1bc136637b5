/** What a site's rules answer for each of the forty vehicles, as lines to read. */
import type { Site } from '#config/schema/site.ts'
import { availability } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { buttonState, carButtons } from '#domain/car/page/car-buttons.ts'
import { belowMarketAud } from '#domain/car/price/market-price.ts'
import { currentPriceAud, priceDisplay } from '#domain/car/price/price-display.ts'
import { createFindSimilar } from '#domain/car/similar/find-similar-cars.ts'
import { carTag } from '#domain/car/tag.ts'
import { repaymentText } from '#domain/finance/disclosure.ts'
import { financeEstimate, teaserRepayment } from '#domain/finance/estimate.ts'
import type { FinanceRules } from '#domain/finance/options.ts'
import { financeRules } from '#domain/finance/rules.ts'
import { formatAud } from '#domain/formats/money.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import { facetItems } from '#domain/search/facets/facet-values.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import { siteFilter } from '#domain/search/filters/filter-rules.ts'
import { ALL_CAR_FACETS } from '../builders/all-car-facets.ts'
import { AS_AT, FORTY_CARS } from './forty-cars.ts'

type Stocked = (typeof FORTY_CARS)[number]

const ASKED_YEAR = 2026
const asAtMs = Date.parse(AS_AT)

export interface CarOutcome {
  stockNumber: string
  tag: string
  price: string
  belowMarket: string
  buttons: string
  finance: string
  similar: string
}

/** The vehicles that the site's search shows, in the order of the list. */
export function listedCars(site: Site): Stocked[] {
  const soldWindow = { days: site.stock.soldWindowDays, daysByDealershipSlug: {} }
  const filter = siteFilter(site.filterRules, soldWindow, { asAtMs, year: ASKED_YEAR })
  return FORTY_CARS.filter((stocked) => matchesFilter(documentOf(stocked, site), filter))
}

function documentOf({ car }: Stocked, site: Site) {
  const location = site.locations.find(({ code }) => code === car.locationCode) ?? null
  const soldAtMs = car.soldAt === null ? null : Date.parse(car.soldAt)
  return carDocument(car, { location, soldAtMs, weeklyPriceAud: null, rank: 0 }, site.search)
}

/** What is said of each vehicle that is listed. */
export function outcomes(site: Site): CarOutcome[] {
  const listed = listedCars(site)
  const inStock = listed.filter(({ car }) => availability(car) === 'inStock').map(({ car }) => car)
  const findSimilar = createFindSimilar(inStock)
  return listed.map(({ car, market }) => {
    const state = availability(car)
    const rules = financeRules(site.finance, null)
    const belowAud = belowMarketAud(currentPriceAud(car), market, site.vehiclePage.belowMarket)
    return {
      stockNumber: car.stockNumber ?? '',
      tag: carTag(car, state, site.card, asAtMs, null)?.label ?? '-',
      price: priceText(car, site),
      belowMarket: belowAud === null ? '-' : formatAud(belowAud),
      buttons: carButtons(site.buttons, 'card', buttonState(car), ALL_MET).join(' '),
      finance: state === 'sold' ? '-' : financeText(car, rules),
      similar:
        findSimilar(car)
          .map(({ stockNumber }) => stockNumber)
          .join(' ') || '-',
    }
  })
}

/** The site offers whatever a button needs. */
const ALL_MET = {
  call: true,
  instantMessage: true,
  finance: true,
  reserve: true,
  buyOnline: true,
  tradeIn: true,
  vehicleReport: true,
  carAnalysis: true,
}

function priceText(car: Car, site: Site): string {
  const display = priceDisplay(car, site.card)
  if (display.kind === 'subscription') return `${formatAud(display.priceAud)} ${display.suffix}`
  if (display.kind !== 'price') return display.text
  return display.wasAud === null
    ? formatAud(display.priceAud)
    : `${formatAud(display.priceAud)} was ${formatAud(display.wasAud)}`
}

function financeText(car: Car, rules: FinanceRules): string {
  const priceAud = currentPriceAud(car)
  const estimate = financeEstimate({ ...car, priceAud }, rules, { quote: null, lender: null }, ASKED_YEAR)
  if (estimate.kind === 'hidden') return `hidden (${estimate.reason})`
  if (estimate.kind === 'pending') return estimate.amountText
  if (estimate.kind === 'enquire') return estimate.text
  const teaser = teaserRepayment(estimate, rules.estimate.teaserPeriod)
  return teaser === null ? '' : repaymentText(teaser)
}

/** "Condition: New 3, Used 5; Body: …": what the filters beside the results offer. */
export function facetLine(site: Site, attribute: 'car_type' | 'body' | 'certified'): string {
  const facet = ALL_CAR_FACETS.find((each) => each.attribute === attribute)
  if (facet === undefined) throw new Error(`There is no facet ${attribute}`)
  const counts: Record<string, number> = {}
  for (const stocked of listedCars(site)) {
    const value = String(documentOf(stocked, site)[attribute])
    counts[value] = (counts[value] ?? 0) + 1
  }
  const options = { usedLabel: site.search.usedLabel, certifiedOnly: site.filterRules.certifiedOnly }
  return facetItems(facet, counts, options)
    .map(({ label, count }) => `${label} ${count}`)
    .join(', ')
}

/** The outcomes as a table whose columns stand below each other. */
export function outcomeTable(site: Site): string {
  const rows = outcomes(site).map((outcome) => Object.values(outcome) as string[])
  const all = [['car', 'tag', 'price', 'below', 'buttons', 'finance', 'similar'], ...rows]
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
