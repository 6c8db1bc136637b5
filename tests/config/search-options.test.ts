import { describe, expect, it, test } from 'vitest'
import { parseSite } from '#config/parse-site.ts'
import { SiteConfigurationError } from '#config/problems/configuration-problem.ts'
import type { FilterRules } from '#domain/search/filters/filter-rules.ts'
import { makeSiteInput } from './make-site-input.ts'

const ORIGIN = { file: 'site.ts', folder: null, locationsFile: null }
const parse = (overrides: Record<string, unknown>) => parseSite(makeSiteInput(overrides), ORIGIN)
const problemsOf = (overrides: Record<string, unknown>): string => {
  try {
    parse(overrides)
  } catch (error) {
    if (error instanceof SiteConfigurationError) return error.message
    throw error
  }
  return ''
}

describe('the options of the search', () => {
  it('have the defaults of S1 §2, §7, §9', () => {
    const { search, filterRules, searchEngine } = parse({})
    expect(search).toMatchObject({
      pageSize: 21,
      gridColumns: 3,
      usedLabel: 'Used',
      makeListLimit: 7,
      modelListLimit: 30,
      facetListLimit: 10,
      selectModels: true,
      defaultSort: 'rank-desc',
      defaultCity: null,
      clearFiltersPath: '/search',
      cacheEntries: 50,
      categories: [],
    })
    expect(filterRules satisfies FilterRules).toEqual({
      inStockOnly: false,
      carTypes: [],
      itemTypes: [],
      maxAgeYears: null,
      minAgeYears: null,
      excludedStockNumbers: [],
      certifiedOnly: false,
      only: [],
      except: [],
    })
    expect(searchEngine).toMatchObject({ kind: 'bundled' })
    expect(searchEngine.synonyms).toContainEqual(['ute', 'utility', 'pickup', 'pick up'])
  })

  it('take rules and a server', () => {
    const site = parse({
      filterRules: { except: [{ makes: ['Kia'] }] },
      searchEngine: { kind: 'meilisearch', host: 'https://search.example.com', indexPrefix: 'north', searchKey: 'abc' },
    })
    expect(site.filterRules.except[0]).toMatchObject({ makes: ['Kia'], models: [], priceAud: { min: null, max: null } })
    expect(site.searchEngine).toMatchObject({ kind: 'meilisearch', indexPrefix: 'north' })
  })

  test.each([
    ['http://localhost:7700', true],
    ['http://127.0.0.1:7700', true],
    ['https://search.example.com:7700', true],
    ['http://search.example.com', false],
    ['https://search.example.com/', false],
    ['https://search.example.com/x', false],
  ])('the host %s is accepted: %s', (host, accepted) => {
    const problems = problemsOf({ searchEngine: { kind: 'meilisearch', host, indexPrefix: 'a', searchKey: 'b' } })
    expect(problems === '').toBe(accepted)
  })

  test.each<[Record<string, unknown>, string]>([
    [{ search: { sorts: ['km-asc'] } }, 'expected a `defaultSort` that is one of `sorts`'],
    [{ search: { sorts: [] } }, 'expected at least one order'],
    [{ search: { priceBandsAud: [20, 10] } }, 'expected amounts that ascend'],
    [{ search: { priceBandsAud: [10, 10] } }, 'expected amounts that ascend'],
    [{ search: { facets: ['make', 'make'] } }, 'expected each entry only once'],
    [{ search: { clearFiltersPath: '//evil.example' } }, 'expected a path such as "/search"'],
    [{ filterRules: { except: [{}] } }, 'expected at least one condition'],
    [{ filterRules: { only: [{ year: { min: 2, max: 1 } }] } }, 'expected a `min` that is not above the `max`'],
    [{ filterRules: { maxAgeYears: 1, minAgeYears: 2 } }, 'expected a `minAgeYears` that is not above `maxAgeYears`'],
    [{ filterRules: { exclude: [] } }, 'The keys here are inStockOnly'],
    [
      { searchEngine: { kind: 'meilisearch', host: 'https://a.example', indexPrefx: 'a', searchKey: 'b' } },
      'Did you mean `indexPrefix`?',
    ],
    [{ searchEngine: { kind: 'elastic' } }, 'searchEngine.kind'],
    [{ searchEngine: { kind: 'bundled', synonyms: [['one']] } }, 'expected at least two words'],
  ])('%j is reported', (overrides, message) => {
    expect(problemsOf(overrides)).toContain(message)
  })

  test.each([
    [{ year: { min: 1, max: 1 } }, true],
    [{ certified: false }, true],
    [{ certified: null, makes: [], year: {} }, false],
  ])('the rule %j says something: %s', (rule, accepted) => {
    expect(problemsOf({ filterRules: { only: [rule] } }) === '').toBe(accepted)
  })

  test.each([
    [{ maxAgeYears: 2, minAgeYears: 2 }, ''],
    [{ maxAgeYears: 2 }, ''],
    [{ minAgeYears: 2 }, ''],
  ])('the ages %j are accepted', (filterRules, problems) => {
    expect(problemsOf({ filterRules })).toBe(problems)
  })
})
