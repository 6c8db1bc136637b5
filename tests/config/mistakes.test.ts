import { describe, expect, it } from 'vitest'
import { parseSite } from '#config/parse-site.ts'
import { SiteConfigurationError } from '#config/problems/configuration-problem.ts'
import { makeLocationInput, makeSiteInput } from './make-site-input.ts'

/** Everything that the error says below its first line. */
function problemsOf(overrides: Record<string, unknown>): string {
  try {
    parseSite(makeSiteInput(overrides), { file: 'site.ts', folder: 'north-shore-motors', locationsFile: null })
  } catch (error) {
    if (error instanceof SiteConfigurationError) return error.message.split('\n\n').slice(1).join('\n\n')
    throw error
  }
  throw new Error('The configuration was accepted.')
}

const location = (overrides: Record<string, unknown>) => ({ locations: [makeLocationInput(overrides)] })

const MISTAKES: Record<string, Record<string, unknown>> = {
  'a number in quotes': { search: { pageSize: '21' } },
  'a text without quotes': location({ address: { street: '1 A St', city: 'Logan', state: 'QLD', postcode: 4114 } }),
  'a switch in quotes': { card: { fuelTag: 'false' } },
  'a function': { name: () => 'North Shore' },
  'not a number': { search: { pageSize: Number.NaN } },
  'null for a key with a default': { theme: null },
  'null for a key that is needed': { name: null },
  'one value instead of a list': location({ makes: 'Toyota' }),
  'a list instead of an object': { theme: [], stock: ['stock/feed.csv'] },
  'a list of objects instead of an object': { filterRules: [{ certifiedOnly: true }] },
  'a list instead of one of a union': { stock: { feed: 'feed.csv', mapping: ['canonical'] } },
  'lists instead of what else a place may hold': {
    stock: { feed: 'feed.csv', mapping: { fields: { price: ['Price', 'Cost'], make: ['Make'] } } },
  },
  'a choice of a union that is misspelt': { stock: { feed: 'feed.csv', mapping: 'canonicl' } },
  'a number instead of one of a union': { stock: { feed: 'feed.csv', mapping: 5 } },
  'a picture without a slash': { seo: { openGraphImage: 'share.jpg' } },
  'an amount below its bound': { buttons: { reserveAmountAud: 0.5 } },
  'an amount above its bound': { buttons: { reserveAmountAud: 1_000_000 } },
  'a text instead of an object': { searchEngine: 'meilisearch' },
  'a misspelt key at the top': { them: { corners: 'round' } },
  'a misspelt key inside': { theme: { brandColor: '#0b4fd6' } },
  'a misspelt key deep inside': { finance: { calculator: { term: { maxYear: 5 } } } },
  'a misspelt key in a list': location({ dealerLicense: 'MD 1' }),
  'a misspelt key that is needed': location({ adress: makeLocationInput().address, address: undefined }),
  'a misspelt key of a record': { search: { facetLabels: { maek: 'Make' } } },
  'a key of nobody’s': { theme: { margins: 4 } },
  'a choice that is misspelt': { template: 'dealers' },
  'a choice that is not there': { theme: { corners: 'sharp' } },
  'an engine that is not there': { searchEngine: { kind: 'algolia' } },
  'an engine without a kind': { searchEngine: { host: 'https://search.example.com' } },
  'an engine that lacks keys': { searchEngine: { kind: 'meilisearch', hots: 'https://search.example.com' } },
  'a number below its bound': { search: { pageSize: 0 } },
  'a number above its bound': { search: { pageSize: 101 } },
  'part of a day': { stock: { feed: 'feed.csv', soldWindowDays: 2.5 } },
  'a share in per cent': { stock: { feed: 'feed.csv', guard: { removedShare: 20 } } },
  'no location': { locations: [] },
  'an address of the web without https': { url: 'http://www.north-shore-motors.example' },
  'a phone number of another country': { phone: '+64 9 300 0000' },
  'an e-mail address without a host': { email: 'sales@' },
  'a time zone that is not there': { timeZone: 'Australia/Gold Coast' },
  'a short colour': { theme: { accentColour: '#c42' } },
  'a colour that cannot be read': { theme: { brandColour: '#ffcc00' } },
  'hours in words': location({ openingHours: { monday: '8.30am to 5pm' } }),
  'hours that end before they begin': location({ openingHours: { monday: '17:30-8:30' } }),
  'a date in the order of speech': location({ specialHours: [{ date: '25/12/2026', hours: 'closed' }] }),
  'two locations of one code and slug': { locations: [makeLocationInput(), makeLocationInput()] },
  'two primary locations': {
    locations: [makeLocationInput({ primary: true }), makeLocationInput({ code: 'B', slug: 'b', primary: true })],
  },
  'a location that is not there': { locationBlocks: { footer: { selectedLocations: ['SOUTH'] } } },
  'a default that is not among the choices': { search: { sorts: ['price-asc'], defaultSort: 'rank-desc' } },
  'bounds that cross': { finance: { calculator: { term: { minYears: 5, maxYears: 3 } } } },
  'bounds that cross beside a wrong one': { budgetSearch: { slider: { minAud: 9, maxAud: 8, stepAud: 0 } } },
  'a name that no path can hold': { finance: { dealerships: { 'Big Dealer': {} } } },
  'a feed outside of the folder': { stock: { feed: '../feed.csv' } },
  'a link to the site itself': {
    navigation: { social: [{ label: 'Us', href: 'https://www.north-shore-motors.example/about-us' }] },
  },
  'keys that have another name now': {
    budgetSearch: { slider: { leastAud: 1, mostAud: 2 } },
    finance: { quote: true, providers: { one: { mostTermYears: 5 } } },
    filterRules: { mostAgeYears: 10 },
    home: { headline: 'A', introduction: 'B', blocks: [{ kind: 'reviews', ground: 'tint', most: 3 }] },
    group: { statsBanner: { stats: [{ least: 50, label: 'locations' }] } },
    navigation: { footerGroups: { models: { most: 3 } } },
  },
  'a key that another one does the work of': { buttons: { compare: false } },
  'a budget counted as a loan without rates': { budgetSearch: { method: 'loan' } },
  'a budget counted as a loan that is hidden': {
    budgetSearch: { method: 'loan' },
    finance: { rates: { interestPercent: 6, comparisonPercent: 8 }, estimate: { hidden: true } },
  },
  'a link without a slash': { navigation: { social: [{ label: 'Us', href: 'about-us' }] } },
}

describe('a mistake', () => {
  it.each(Object.keys(MISTAKES))('is reported: %s', (name) => {
    expect(problemsOf(MISTAKES[name] ?? {})).toMatchSnapshot()
  })

  it('is reported beside all others', () => {
    const apart = [
      'a number in quotes',
      'a short colour',
      'an engine that is not there',
      'a phone number of another country',
    ]
    const together = Object.assign({}, ...apart.map((name) => MISTAKES[name]))
    const said = problemsOf(together)
    for (const name of apart) expect(said).toContain(problemsOf(MISTAKES[name] ?? {}))
  })

  it('is never reported as a default that nobody wrote', () => {
    const said = problemsOf({ search: { pageSize: 21, sorts: ['price-asc'] } })
    expect(said).not.toContain('gridColumns')
  })
})
