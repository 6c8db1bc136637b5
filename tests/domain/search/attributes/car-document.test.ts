import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import { CAR_FACET_ATTRIBUTES } from '#domain/search/attributes/car-facets.ts'
import { DEFAULT_FILTERED_FEATURES, filteredFeatures } from '#domain/search/attributes/feature-words.ts'
import { priceBand } from '#domain/search/attributes/price-bands.ts'
import type { CarRule } from '#domain/search/filters/car-rule.ts'
import { categoriesOf, ruleFilter } from '#domain/search/filters/car-rule.ts'
import { matchesFilter } from '#domain/search/filters/evaluate-filter.ts'
import { renderFilter } from '#domain/search/filters/render-filter.ts'
import { makeCarRule } from '../../../builders/make-car-rule.ts'
import { makeDocument } from '../../../builders/make-document.ts'

const location = {
  name: 'North Shore Motors Chermside',
  slug: 'chermside',
  address: { city: 'Chermside', state: 'QLD' },
  dealership: { name: 'North Shore Motors', slug: 'north-shore' },
}

describe('S1 §3: the search document of a car', () => {
  it('has every filter attribute, and what rules and sorting need', () => {
    const document = makeDocument(
      { features: ['Towbar'], tag: 'Manager’s special' },
      { location, weeklyPriceAud: 199, rank: 7 },
      {
        seriesNames: ['GUN126R'],
        categories: [{ label: 'Work Utes', rule: makeCarRule({ bodies: ['Ute'], makes: ['toyota'] }) }],
      },
    )
    expect(document).toEqual({
      id: 't1042',
      slug: '2022-toyota-hilux-sr5-t1042',
      name: '2022 Toyota Hilux SR5',
      car_type: 'used',
      make: 'Toyota',
      model: 'Hilux',
      make_model: 'Toyota Hilux',
      badge: 'SR5',
      site_series: 'GUN126R',
      body: 'Ute',
      price: 54_990,
      price_range: '$50,000 - $75,000',
      subscription_price: null,
      weekly_price_range: '$150 - $200',
      km: 41_250,
      year: 2022,
      transmission: 'Automatic',
      fuel: 'Diesel',
      drive: '4WD',
      seats: 5,
      colour: 'White',
      filtered_features: ['Tow Bar'],
      categories: ['Work Utes', 'Dual Cab', '4 Cylinder'],
      item_type: 'car',
      sleeps: null,
      body_length: null,
      tare_weight: null,
      aggregate_trailer_mass: null,
      ball_weight: null,
      bunks: null,
      bathroom: null,
      off_road: null,
      axle_type: null,
      engine_cc: null,
      lams: null,
      gvm: null,
      licence: null,
      tag: 'Manager’s special',
      certified: false,
      status: 'in_stock',
      dealership_name: 'North Shore Motors',
      location_name: 'North Shore Motors Chermside',
      city: 'Chermside',
      state: 'QLD',
      created_at_timestamp: Date.UTC(2026, 0, 5),
      series: 'GUN126R',
      stocknum: 'T1042',
      reserved: false,
      dealership_slug: 'north-shore',
      location_slug: 'chermside',
      sold_date_timestamp: null,
      show_on_dealer_website: true,
      custom_rank: 7,
    } satisfies CarDocument)
    for (const attribute of CAR_FACET_ATTRIBUTES) expect(document).toHaveProperty([attribute])
  })

  test.each<[string, Partial<Car>, Partial<CarDocument>]>([
    ['the reduced price is the price', { offerPriceAud: 49_990 }, { price: 49_990, price_range: '$40,000 - $50,000' }],
    ['a price of 10 is none', { priceAud: 10 }, { price: null, price_range: null }],
    ['a price of 11 is one', { priceAud: 11 }, { price: 11, price_range: 'Under $10,000' }],
    ['an unknown colour is none', { colour: null, colourFamily: 'other' }, { colour: null }],
    ['without a date of listing', { createdAt: null }, { created_at_timestamp: null }],
    ['without a model', { model: '' }, { make_model: 'Toyota' }],
    ['the feed’s place when no location is named', { city: 'Cairns', state: 'QLD' }, { city: 'Cairns', state: 'QLD' }],
    ['no location', {}, { location_name: null, location_slug: null, dealership_name: null, dealership_slug: null }],
    [
      'the subscription price by the week',
      { subscriptionPriceAud: 99 },
      { subscription_price: 99, weekly_price_range: '$75 - $100' },
    ],
  ])('%s', (_, car, expected) => {
    expect(makeDocument(car)).toMatchObject(expected)
  })

  it('has a place without a dealership', () => {
    expect(makeDocument({}, { location: { ...location, dealership: null } })).toMatchObject({
      dealership_name: null,
      dealership_slug: null,
      location_name: location.name,
    })
  })

  it('prefers the location to the feed’s place, and the finance price to the subscription’s', () => {
    const document = makeDocument(
      { city: 'Cairns', state: 'NT', subscriptionPriceAud: 99 },
      { location, weeklyPriceAud: 410 },
    )
    expect(document).toMatchObject({ city: 'Chermside', state: 'QLD', weekly_price_range: 'Over $400' })
  })

  it('knows the date of a sale only of a sold car', () => {
    expect(makeDocument({ status: 'sold' }, { soldAtMs: 5 }).sold_date_timestamp).toBe(5)
    expect(makeDocument({ status: 'in_stock' }, { soldAtMs: 5 }).sold_date_timestamp).toBeNull()
    expect(makeDocument({ status: 'coming_soon' }, { soldAtMs: 5 }).sold_date_timestamp).toBeNull()
  })
})

describe('S1 §9: price ranges', () => {
  test.each([
    [null, null],
    [0, null],
    [-1, null],
    [1, 'Under $10,000'],
    [9_999, 'Under $10,000'],
    [10_000, '$10,000 - $20,000'],
    [19_999, '$10,000 - $20,000'],
    [20_000, '$20,000 - $40,000'],
    [39_999.5, '$20,000 - $40,000'],
    [40_000, 'Over $40,000'],
  ])('%s is in %s', (priceAud, band) => {
    expect(priceBand(priceAud, [10_000, 20_000, 40_000])).toBe(band)
  })

  it('has no ranges without bounds, and two with one', () => {
    expect(priceBand(5, [])).toBeNull()
    expect([priceBand(4, [5]), priceBand(5, [5])]).toEqual(['Under $5', 'Over $5'])
  })
})

describe('features to filter by', () => {
  test.each([
    [['Apple CarPlay & Android Auto'], ['Apple CarPlay', 'Android Auto']],
    [['TOW-BAR with trailer plug'], ['Tow Bar']],
    [['Automatic headlights'], []],
    [['Tow', 'Bar'], []],
    [[], []],
  ])('%j -> %j', (features, labels) => {
    expect(filteredFeatures(features, DEFAULT_FILTERED_FEATURES)).toEqual(labels)
  })

  test.each(
    DEFAULT_FILTERED_FEATURES.flatMap(({ label, phrases }) => phrases.map((phrase) => [phrase, label] as const)),
  )('"%s" is %s', (phrase, label) => {
    expect(filteredFeatures([`Front ${phrase.toUpperCase()}, fitted`], DEFAULT_FILTERED_FEATURES)).toEqual([label])
  })
})

describe('S1 §7: a rule for kinds of car', () => {
  const document = makeDocument({ certified: true, seats: 5, tag: 'Sale', stockNumber: 'T1' }, { location })
  test.each<[string, Partial<CarRule>, string, boolean]>([
    ['makes', { makes: ['Kia', 'Toyota'] }, 'make IN ["Kia", "Toyota"]', true],
    ['models', { models: ['Corolla'] }, 'model = "Corolla"', false],
    ['car types', { carTypes: ['used'] }, 'car_type = "used"', true],
    ['item types', { itemTypes: ['caravan'] }, 'item_type = "caravan"', false],
    ['statuses', { statuses: ['in_stock'] }, 'status = "in_stock"', true],
    ['bodies', { bodies: ['Ute'] }, 'body = "Ute"', true],
    ['fuels', { fuels: ['Electric'] }, 'fuel = "Electric"', false],
    ['tags', { tags: ['sale'] }, 'tag = "sale"', true],
    ['stock numbers', { stockNumbers: ['t1'] }, 'stocknum = "t1"', true],
    ['dealerships', { dealerships: ['north-shore'] }, 'dealership_slug = "north-shore"', true],
    ['locations', { locations: ['chermside'] }, 'location_slug = "chermside"', true],
    ['cities', { cities: ['Cairns'] }, 'city = "Cairns"', false],
    ['states', { states: ['QLD'] }, 'state = "QLD"', true],
    ['certified', { certified: true }, 'certified = true', true],
    ['not certified', { certified: false }, 'certified = false', false],
    ['prices', { priceAud: { min: 54_990, max: null } }, 'price >= 54990', true],
    ['kilometres', { odometerKm: { min: null, max: 41_249 } }, 'km <= 41249', false],
    ['years', { year: { min: 2022, max: 2022 } }, 'year 2022 TO 2022', true],
    ['seats', { seats: { min: 6, max: 9 } }, 'seats 6 TO 9', false],
    [
      'everything said must hold',
      { makes: ['Toyota'], models: ['Yaris'] },
      'make = "Toyota" AND model = "Yaris"',
      false,
    ],
    ['nothing said', {}, '', true],
  ])('%s', (_, rule, text, kept) => {
    const filter = ruleFilter(makeCarRule(rule))
    expect(renderFilter(filter)).toBe(text)
    expect(matchesFilter(document, filter)).toBe(kept)
  })

  it('names the categories that a car belongs to, in the site’s order', () => {
    const categories = [
      { label: 'Tow Vehicles', rule: makeCarRule({ bodies: ['Ute', 'SUV'] }) },
      { label: 'Electric', rule: makeCarRule({ fuels: ['Electric'] }) },
      { label: 'Family', rule: makeCarRule({ seats: { min: 5, max: null } }) },
    ]
    expect(categoriesOf(document, categories)).toEqual(['Tow Vehicles', 'Family'])
  })
})
