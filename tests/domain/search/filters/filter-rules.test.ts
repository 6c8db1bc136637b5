import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { BUDGET_PRICE_ABOVE_AUD } from '#domain/budget/budget-outcome.ts'
import type { Car } from '#domain/car/car.ts'
import { CAR_STATUSES } from '#domain/car/car.ts'
import { listing } from '#domain/car/sold-window.ts'
import type { DocumentFacts } from '#domain/search/attributes/car-attributes.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import type { FilterRules, SoldWindow } from '#domain/search/filters/filter-rules.ts'
import { budgetSearchFilter, siteFilter } from '#domain/search/filters/filter-rules.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { makeCarRule } from '../../../builders/make-car-rule.ts'
import { makeDocument } from '../../../builders/make-document.ts'
import { filterIndex } from './filter-language.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.UTC(2026, 5, 15)
const MOMENT = { asAtMs: NOW_MS, year: 2026 }
const SITE_WINDOW: SoldWindow = { days: 3, daysByDealershipSlug: {} }
const NO_RULES: FilterRules = {
  inStockOnly: false,
  carTypes: [],
  itemTypes: [],
  maxAgeYears: null,
  minAgeYears: null,
  excludedStockNumbers: [],
  certifiedOnly: false,
  only: [],
  except: [],
}

const filterOf = (rules: Partial<FilterRules>, soldWindow: SoldWindow = SITE_WINDOW) =>
  siteFilter({ ...NO_RULES, ...rules }, soldWindow, MOMENT)

const place = (slug: string): DocumentFacts['location'] => ({
  name: slug,
  slug,
  address: { city: 'Cairns', state: 'QLD' },
  dealership: { name: slug, slug },
})

describe('S1 §7, S2 §9: the filter that all queries of a site share', () => {
  const STOCK = 'show_on_dealer_website = true AND'
  const sold = (days: number) => `sold_date_timestamp > ${NOW_MS - days * DAY_MS}`
  const LISTED = `(status IN ["in_stock", "coming_soon"] OR (status NOT IN ["in_stock", "coming_soon"] AND ${sold(3)}))`

  test.each<[string, Partial<FilterRules>, string]>([
    ['no rules', {}, `${STOCK} ${LISTED}`],
    ['in stock only', { inStockOnly: true }, `${STOCK} status IN ["in_stock", "coming_soon"]`],
    ['used only', { carTypes: ['used'] }, `${STOCK} ${LISTED} AND car_type = "used"`],
    ['caravans only', { itemTypes: ['caravan'] }, `${STOCK} ${LISTED} AND item_type = "caravan"`],
    ['not older', { maxAgeYears: 10 }, `${STOCK} ${LISTED} AND year >= 2016`],
    ['not younger', { minAgeYears: 1 }, `${STOCK} ${LISTED} AND year <= 2025`],
    ['both ages', { maxAgeYears: 10, minAgeYears: 0 }, `${STOCK} ${LISTED} AND year 2016 TO 2026`],
    ['exclusions', { excludedStockNumbers: ['A1', 'B"2'] }, `${STOCK} ${LISTED} AND stocknum NOT IN ["A1", "B\\"2"]`],
    ['certified only', { certifiedOnly: true }, `${STOCK} ${LISTED} AND certified = true`],
    [
      'only kinds',
      { only: [makeCarRule({ makes: ['Kia'], carTypes: ['new'] }), makeCarRule({ carTypes: ['used'] })] },
      `${STOCK} ${LISTED} AND ((make = "Kia" AND car_type = "new") OR car_type = "used")`,
    ],
    [
      'except kinds',
      { except: [makeCarRule({ makes: ['Kia'], carTypes: ['new'] }), makeCarRule({ tags: ['Trade'] })] },
      `${STOCK} ${LISTED} AND NOT (make = "Kia" AND car_type = "new") AND NOT tag = "Trade"`,
    ],
  ])('%s', (_, rules, text) => {
    expect(renderFilter(filterOf(rules))).toBe(text)
  })

  it('gives a dealer its own window', () => {
    const soldWindow = { days: 3, daysByDealershipSlug: { west: 0, east: 7 } }
    expect(renderFilter(filterOf({}, soldWindow))).toBe(
      `${STOCK} (status IN ["in_stock", "coming_soon"] OR (status NOT IN ["in_stock", "coming_soon"] AND ` +
        `((dealership_slug NOT IN ["east", "west"] AND ${sold(3)}) OR (dealership_slug = "east" AND ${sold(7)})` +
        ` OR (dealership_slug = "west" AND ${sold(0)}))))`,
    )
  })

  const soldAt = (days: number, dealership: string | null = null) =>
    makeDocument(
      { status: 'sold' },
      { soldAtMs: NOW_MS - days * DAY_MS + 1, location: dealership === null ? null : place(dealership) },
    )
  test.each([
    ['in stock', makeDocument(), true],
    ['coming soon', makeDocument({ status: 'coming_soon' }), true],
    ['hidden from the website', makeDocument({ showOnWebsite: false }), false],
    ['sold within the window', soldAt(3), true],
    ['sold before it', { ...soldAt(3), sold_date_timestamp: NOW_MS - 3 * DAY_MS }, false],
    ['sold, at a dealer with a longer one', soldAt(7, 'east'), true],
    ['sold, at a dealer with none', soldAt(1, 'west'), false],
    ['sold, at another dealer', soldAt(4, 'south'), false],
    ['sold without a date', makeDocument({ status: 'sold' }), false],
    ['another status', { ...soldAt(1), status: 'archived' as never }, true],
  ])('%s', (_, document, kept) => {
    const filter = filterOf({}, { days: 3, daysByDealershipSlug: { west: 0, east: 7 } })
    expect(matchesFilter(document, filter)).toBe(kept)
    expect(filterIndex(renderFilter(filter), [document as never]).size).toBe(kept ? 1 : 0)
  })

  test.each([
    [{ maxAgeYears: 5 }, 2021, true],
    [{ maxAgeYears: 5 }, 2020, false],
    [{ minAgeYears: 5 }, 2021, true],
    [{ minAgeYears: 5 }, 2022, false],
    [{ maxAgeYears: 0 }, 2025, false],
    [{ maxAgeYears: 0 }, 2026, true],
  ])('S1 §7: with %j a car of %i is kept: %s', (rules, year, kept) => {
    expect(matchesFilter(makeDocument({ year }), filterOf(rules))).toBe(kept)
  })

  it('keeps a car without a stock number when others are excluded', () => {
    expect(matchesFilter(makeDocument({ stockNumber: null }), filterOf({ excludedStockNumbers: ['A1'] }))).toBe(true)
  })

  it('lists a car exactly when the rule for the site’s pages does', () => {
    const cars = fc.record({
      status: fc.constantFrom(...CAR_STATUSES),
      showOnWebsite: fc.boolean(),
      soldAtMs: fc.integer({ min: NOW_MS - 5 * DAY_MS, max: NOW_MS }),
      days: fc.integer({ min: 0, max: 5 }),
    })
    fc.assert(
      fc.property(cars, ({ status, showOnWebsite, soldAtMs, days }) => {
        const car: Partial<Car> = { status, showOnWebsite }
        const filter = filterOf({}, { days, daysByDealershipSlug: {} })
        const { listed } = listing({ status, showOnWebsite }, soldAtMs, days, NOW_MS)
        expect(matchesFilter(makeDocument(car, { soldAtMs }), filter)).toBe(listed)
      }),
    )
  })
})

describe('S2 §7: the budget search', () => {
  test.each([
    [1000, false],
    [1001, true],
    [null, false],
  ])('a car of %s counts: %s', (priceAud, kept) => {
    expect(matchesFilter(makeDocument({ priceAud }), budgetSearchFilter(BUDGET_PRICE_ABOVE_AUD))).toBe(kept)
  })
  it('is written as a price greater than 1000', () => {
    expect(renderFilter(budgetSearchFilter(BUDGET_PRICE_ABOVE_AUD))).toBe('price > 1000')
    expect(renderFilter(budgetSearchFilter(500))).toBe('price > 500')
  })
})
