import { describe, expect, it } from 'vitest'
import type { LastStock } from '#stock/guard.ts'
import { judgeFeed, publishedStock } from '#stock/guard.ts'
import { GOOD_ROW, importText, stockOptions } from './import-text.ts'

const options = stockOptions().guard
const rows = (count: number, price: (index: number) => number | null = () => 20_000) =>
  Array.from({ length: count }, (_, index) => ({ ...GOOD_ROW, id: `c${index}`, price: price(index) }))
const importRows = (list: object[]) => importText('f.json', JSON.stringify(list))
const published = (count: number, medianPriceAud: number | null = 20_000): LastStock => ({
  carIds: Array.from({ length: count }, (_, index) => `c${index}`),
  soldCarIds: [],
  medianPriceAud,
})
const codes = (verdict: ReturnType<typeof judgeFeed>) =>
  verdict.kind === 'hold' ? verdict.reasons.map(({ code }) => code) : []

describe('judgeFeed', () => {
  it.each([
    ['a first build', 3, null, []],
    ['five of six cars gone: five may always go', 1, published(6), []],
    ['six of seven gone', 1, published(7), ['removals']],
    ['a fifth of 100 gone', 80, published(100), []],
    ['more than a fifth gone', 79, published(100), ['removals']],
    ['cars added', 100, published(10), []],
  ])('%s', async (_, count, previous, expected) => {
    expect(codes(judgeFeed(await importRows(rows(count)), previous, options))).toEqual(expected)
  })

  it.each([
    [18, 2, []],
    [17, 3, ['invalid-rows']],
  ])('%i good rows and %i bad ones', async (good, bad, expected) => {
    const broken = Array.from({ length: bad }, () => ({ make: '' }))
    expect(codes(judgeFeed(await importRows([...rows(good), ...broken]), null, options))).toEqual(expected)
  })

  it.each([
    [25_000, []],
    [25_001, ['median-price']],
    [15_000, []],
    [14_999, ['median-price']],
    [null, ['median-price']],
  ])('a median price that goes from 20,000 to %j', async (price, expected) => {
    const verdict = judgeFeed(await importRows(rows(3, () => price)), published(3), options)
    expect(codes(verdict)).toEqual(expected)
  })

  it('says what it measured, and what is allowed', async () => {
    const verdict = judgeFeed(await importRows([...rows(2, () => 2_000), { make: '' }]), published(20), options)
    expect(verdict).toMatchInlineSnapshot(`
      {
        "kind": "hold",
        "reasons": [
          {
            "code": "invalid-rows",
            "measured": 0.3333333333333333,
            "message": "1 of 3 rows (33.3 %) are quarantined; at most 10 % may be.",
            "threshold": 0.1,
          },
          {
            "code": "removals",
            "measured": 18,
            "message": "18 of 20 published cars are gone from the feed or hidden by it; at most 5 may go at once.",
            "threshold": 5,
          },
          {
            "code": "median-price",
            "measured": 0.9,
            "message": "The median price went from $20,000 to $2,000 (90 %); it may move by 25 %.",
            "threshold": 0.25,
          },
        ],
      }
    `)
  })

  describe('cars whose status is a word that is not known', () => {
    const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `c${from + index}`)
    const fifty = (statusOf: (index: number) => unknown) =>
      importRows(rows(50).map((row, index) => ({ ...row, status: statusOf(index) })))

    it('count as gone where they were for sale', async () => {
      const verdict = judgeFeed(await fifty(() => 'Available'), published(50), options)
      expect(verdict).toMatchInlineSnapshot(`
        {
          "kind": "hold",
          "reasons": [
            {
              "code": "removals",
              "measured": 50,
              "message": "50 of 50 published cars are gone from the feed or hidden by it, or were for sale and have a status that is not known, which means sold; at most 10 may go at once. The status is not known of 50 (of the first, it is "Available"). If they are for sale, have the feed say in_stock, coming_soon or sold, or translate its words in a mapping of your own (the values of status).",
              "threshold": 10,
            },
          ],
        }
      `)
    })

    it('count together with those that are gone', async () => {
      const imported = await importRows(rows(45).map((row, index) => ({ ...row, status: index < 6 ? null : 'sold' })))
      expect(codes(judgeFeed(imported, published(50), options))).toEqual(['removals'])
    })

    it.each([
      ['a fifth of them', (index: number) => (index < 10 ? 'Delivered' : 'in_stock'), []],
      ['one more', (index: number) => (index < 11 ? 'Delivered' : 'in_stock'), ['removals']],
      ['sold in a word that is known', () => 'sold', []],
    ])('are measured like others: %s', async (_, statusOf, expected) => {
      expect(codes(judgeFeed(await fifty(statusOf), published(50), options))).toEqual(expected)
    })

    it('do not count again once they are sold, nor when they are new', async () => {
      const imported = await fifty(() => 'Delivered')
      expect(codes(judgeFeed(imported, { ...published(50), soldCarIds: ids(0, 40) }, options))).toEqual([])
      expect(codes(judgeFeed(imported, published(5), options))).toEqual([])
      expect(codes(judgeFeed(imported, null, options))).toEqual([])
    })
  })

  it('takes its thresholds from the options', async () => {
    const strict = { ...options, removedShare: 0, removedCars: 0 }
    expect(codes(judgeFeed(await importRows(rows(2)), published(3), strict))).toEqual(['removals'])
  })
})

describe('publishedStock', () => {
  it('knows the ids and the median of the prices that are there', async () => {
    const prices = [10_000, null, 20_000, 40_000, 50_000]
    const { cars } = await importRows(rows(5, (index) => prices[index] ?? null))
    expect(publishedStock(cars)).toEqual({ carIds: ['c0', 'c1', 'c2', 'c3', 'c4'], medianPriceAud: 30_000 })
    expect(publishedStock([])).toEqual({ carIds: [], medianPriceAud: null })
  })
})
