import { describe, expect, it, test } from 'vitest'
import { itemFacets } from '#domain/car/item-types.ts'
import {
  CAR_ATTRIBUTES,
  FILTERABLE_ATTRIBUTES,
  SEARCHABLE_ATTRIBUTES,
} from '#domain/search/attributes/car-attributes.ts'
import { CAR_FACET_ATTRIBUTES, shownFacets } from '#domain/search/attributes/car-facets.ts'
import { compareAmountLabels, facetItems, facetValueLabel, shortenMakes } from '#domain/search/facets/facet-values.ts'
import { facetLimit, MANUFACTURER_FACETS, OFFER_FACETS } from '#domain/search/facets/facets.ts'
import { SORTABLE_ATTRIBUTES } from '#domain/search/results/sort-options.ts'
import { ALL_CAR_FACETS } from '../../../builders/all-car-facets.ts'
import { makeDocument } from '../../../builders/make-document.ts'

const USED = { usedLabel: 'Used', certifiedOnly: false }
const facetOf = (attribute: string) => {
  const facet = ALL_CAR_FACETS.find((each) => each.attribute === attribute)
  if (facet === undefined) throw new Error(`no facet ${attribute}`)
  return facet
}
const labelsOf = (attribute: string, counts: Record<string, number>, options = USED) => {
  return facetItems(facetOf(attribute), counts, options).map(({ label }) => label)
}

describe('S1 §3: the filter attributes', () => {
  it('are all in the table, once', () => {
    const specified =
      'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year certified created_at_timestamp'
    const ours =
      'sleeps body_length tare_weight aggregate_trailer_mass ball_weight bunks bathroom off_road axle_type engine_cc lams gvm licence site_series'
    expect([...CAR_FACET_ATTRIBUTES].sort()).toEqual([...specified.split(' '), ...ours.split(' ')].sort())
  })

  test.each(
    CAR_FACET_ATTRIBUTES.map((attribute) => {
      const { kind, label, order } = CAR_ATTRIBUTES[attribute].facet
      return [attribute, kind, label, order, CAR_ATTRIBUTES[attribute].isSearchable] as const
    }),
  )('%s is a %s called %s, ordered by %s, searched: %s', (attribute, ...rest) => {
    expect([attribute, ...rest]).toMatchSnapshot()
  })

  it('hold values of the kind that their filter needs', () => {
    const document = makeDocument({
      createdAt: '2026-01-01T00:00:00Z',
      tag: 'a',
      city: 'b',
      state: 'QLD',
      subscriptionPriceAud: 9,
    })
    const ofCaravan = {
      sleeps: 4,
      body_length: 6480,
      tare_weight: 2510,
      aggregate_trailer_mass: 3100,
      ball_weight: 180,
    }
    const flags = { bunks: true, bathroom: false, off_road: true, lams: true }
    const filled = {
      ...document,
      ...ofCaravan,
      ...flags,
      dealership_name: 'c',
      location_name: 'd',
      axle_type: '6x4',
      licence: 'Car (C)',
      engine_cc: 649,
      site_series: 'Sport',
      gvm: 4500,
    }
    for (const attribute of CAR_FACET_ATTRIBUTES) {
      const { kind, order } = CAR_ATTRIBUTES[attribute].facet
      const value = filled[attribute]
      const found = Array.isArray(value) ? 'texts' : typeof value
      if (kind === 'range' || order === 'number') expect([attribute, found]).toEqual([attribute, 'number'])
      else if (kind === 'toggle') expect([attribute, found]).toEqual([attribute, 'boolean'])
      else expect([attribute, ['string', 'texts'].includes(found)]).toEqual([attribute, true])
    }
  })

  it('of which a range says what its numbers are', () => {
    for (const { attribute, kind, unit } of ALL_CAR_FACETS) {
      expect([attribute, unit !== undefined]).toEqual([attribute, kind === 'range'])
    }
  })

  it('of manufacturers and offers are their own', () => {
    expect(MANUFACTURER_FACETS.map(({ attribute, kind, label }) => [attribute, kind, label])).toEqual([
      ['manufacturer.name', 'list', 'Make'],
      ['model.name', 'list', 'Model'],
      ['model.body', 'list', 'Body'],
    ])
    expect(OFFER_FACETS.map(({ attribute, kind, label }) => [attribute, kind, label])).toEqual([
      ['categories', 'list', 'Category'],
      ['price', 'range', 'Price'],
    ])
  })

  it('are shown in the site’s order and under its headings', () => {
    const shown = shownFacets({ facets: ['year', 'make'], facetLabels: { make: 'Brand', colour: 'Paint' } })
    expect(shown.map(({ attribute, label }) => `${attribute} ${label}`)).toEqual(['year Year', 'make Brand'])
  })

  it('that are shown by default', () => {
    expect(itemFacets(['car']).join(' ')).toBe(
      'car_type make body price km year transmission fuel drive seats colour location_name',
    )
  })

  test.each([
    ['make', 7],
    ['model', 30],
    ['make_model', 30],
    ['body', 10],
  ])('S1 §9: %s lists %i', (attribute, limit) => {
    expect(facetLimit(facetOf(attribute), { makeListLimit: 7, modelListLimit: 30, facetListLimit: 10 })).toBe(limit)
  })
})

describe('what follows from the table for an engine', () => {
  it('are the attributes to filter by, sort by and search', () => {
    const facets: readonly string[] = CAR_FACET_ATTRIBUTES
    expect(FILTERABLE_ATTRIBUTES.filter((attribute) => !facets.includes(attribute))).toEqual([
      'id',
      'stocknum',
      'reserved',
      'dealership_slug',
      'location_slug',
      'sold_date_timestamp',
      'show_on_dealer_website',
    ])
    expect(FILTERABLE_ATTRIBUTES).toEqual(expect.arrayContaining([...CAR_FACET_ATTRIBUTES]))
    expect(SORTABLE_ATTRIBUTES).toEqual(['custom_rank', 'price', 'km', 'year', 'created_at_timestamp'])
    expect(SEARCHABLE_ATTRIBUTES.slice(0, 6)).toEqual(['name', 'stocknum', 'series', 'make', 'model', 'badge'])
    expect(SEARCHABLE_ATTRIBUTES).not.toContain('price')
  })
})

describe('the values of a facet', () => {
  test.each<[string, string, Record<string, number>, string[]]>([
    ['S1 §9: car types new, demo, used', 'car_type', { used: 9, demo: 1, new: 2 }, ['New', 'Demo', 'Used']],
    ['other car types last, by name', 'car_type', { zz: 9, aa: 1, used: 2 }, ['Used', 'aa', 'zz']],
    ['makes by name, whatever their case', 'make', { Kia: 1, audi: 2, BMW: 3 }, ['audi', 'BMW', 'Kia']],
    ['bodies by count, then by name', 'body', { Ute: 2, SUV: 3, Sedan: 2 }, ['SUV', 'Sedan', 'Ute']],
    ['seats by number', 'seats', { 10: 1, 5: 9, 1: 1 }, ['1 Seat', '5 Seats', '10 Seats']],
    [
      'status in words',
      'status',
      { sold: 1, in_stock: 3, coming_soon: 2, odd: 0 },
      ['In Stock', 'Coming Soon', 'Sold', 'odd'],
    ],
    ['item types in words', 'item_type', { caravan: 2 }, ['Caravan']],
    ['certified', 'certified', { true: 1, false: 5 }, ['Not Certified', 'Certified']],
    ['the same name in two cases', 'make', { kia: 1, Kia: 1 }, ['Kia', 'kia']],
  ])('%s', (_, attribute, counts, labels) => {
    expect(labelsOf(attribute, counts)).toEqual(labels)
  })

  it('S1 §9: used is Pre-Owned on some sites', () => {
    expect(facetValueLabel({ names: 'carType' }, 'used', 'Pre-Owned')).toBe('Pre-Owned')
    expect(facetValueLabel({}, 'used', 'Pre-Owned')).toBe('used')
  })

  it('S1 §5: certified = false is hidden on certified-only sites', () => {
    const certifiedOnly = { ...USED, certifiedOnly: true }
    expect(labelsOf('certified', { true: 1, false: 5 }, certifiedOnly)).toEqual(['Certified'])
    expect(labelsOf('make', { false: 5 }, certifiedOnly)).toEqual(['false'])
  })

  it('carries value and count', () => {
    expect(facetItems({ names: 'carType', order: 'carType' }, { used: 9 }, USED)).toEqual([
      { label: 'Used', value: 'used', count: 9 },
    ])
  })

  it('S1 §9: price ranges labelled Under sort first', () => {
    const labels = [
      'Over $100,000',
      '$100,000 - $150,000',
      '$75,000 - $100,000',
      'POA',
      '$9,500.50 - $10,000',
      'under $5,000',
      'Under $20,000',
      '$9,500 - $10,000',
    ]
    expect([...labels].sort(compareAmountLabels)).toEqual([
      'under $5,000',
      'Under $20,000',
      '$9,500 - $10,000',
      '$9,500.50 - $10,000',
      '$75,000 - $100,000',
      '$100,000 - $150,000',
      'Over $100,000',
      'POA',
    ])
    expect(['Undercover $1', '$2', 'Overdrive $2', 'Over $2'].sort(compareAmountLabels)).toEqual([
      'Undercover $1',
      '$2',
      'Overdrive $2',
      'Over $2',
    ])
    expect(compareAmountLabels('$1', '$1')).toBe(0)
    expect(labelsOf('price_range', { 'Over $9': 9, 'Under $5': 1, '$5 - $9': 3 })).toEqual([
      'Under $5',
      '$5 - $9',
      'Over $9',
    ])
  })
})

describe('S1 §9: 7 makes with Show all makes / Hide extra makes', () => {
  const makes = 'abcdefgh'.split('').map((value) => ({ label: value, value, count: 1 }))
  const values = (list: { items: readonly { value: string }[] }) => list.items.map(({ value }) => value).join('')
  it('lists 7 whole', () => {
    expect(shortenMakes(makes.slice(0, 7), 7, false)).toEqual({ kind: 'whole', items: makes.slice(0, 7) })
  })
  it('shortens 8 to 7', () => {
    const list = shortenMakes(makes, 7, false)
    expect(list).toMatchObject({ kind: 'shortened', buttonLabel: 'Show all makes' })
    expect(values(list)).toBe('abcdefg')
  })
  it('lists those with most cars first of all, in the order of the list; of equals the first', () => {
    const counted = makes.map((make, index) => ({ ...make, count: [1, 9, 2, 2, 8, 2, 1, 7][index] ?? 0 }))
    expect(values(shortenMakes(counted, 3, false))).toBe('beh')
    expect(values(shortenMakes(counted, 4, false))).toBe('bceh')
    expect(values(shortenMakes(counted, 4, true))).toBe('abcdefgh')
    expect(values({ items: counted })).toBe('abcdefgh')
  })
  it('never hides a chosen make', () => {
    expect(values(shortenMakes(makes, 3, false, ['g']))).toBe('abcg')
  })
  it('shows all when asked', () => {
    const list = shortenMakes(makes, 7, true)
    expect(list).toMatchObject({ kind: 'expanded', buttonLabel: 'Hide extra makes' })
    expect(values(list)).toBe('abcdefgh')
  })
})
