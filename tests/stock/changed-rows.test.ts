import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChangedRow } from '#stock/changed-rows.ts'
import { createChangedRowReader } from '#stock/changed-rows.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import type { Row } from './import-text.ts'
import { AS_AT_YEAR, GOOD_ROW, inFolder, stockOptions } from './import-text.ts'

const NOON = '2026-03-31T12:00:00Z'
const LATER = '2026-03-31T13:00:00Z'

function feedRow(id: string, price: number, updated_at: string | null = NOON): Row {
  return { ...GOOD_ROW, id, stocknum: id, price, updated_at }
}

function changed(row: Row, feedHash: string | null = null): ChangedRow {
  return { row, carId: String(row['id']), updatedAtMs: Date.parse(String(row['updated_at'])), feedHash }
}

interface Feed {
  write(...rows: Row[]): void
  /** Id and price of each car, with the hash of the feed. */
  read(...rows: ChangedRow[]): Promise<{ prices: Record<string, number | null>; feedHash: string }>
  importer: ReturnType<typeof createStockImporter>
}

function withFeed(work: (feed: Feed) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    const feedFile = join(folder, 'feed.json')
    const importer = createStockImporter({
      feedFile,
      cacheFile: join(folder, 'rows.cache'),
      stock: stockOptions(),
      locationCodes: ['north'],
      asAtYear: AS_AT_YEAR,
    })
    await work({
      importer,
      write: (...rows) => writeFileSync(feedFile, JSON.stringify(rows)),
      async read(...rows) {
        const { cars, feedHash } = await importer.import(rows)
        return { prices: Object.fromEntries(cars.map(({ id, car }) => [id, car.priceAud])), feedHash }
      },
    })
  })
}

describe('a changed row', () => {
  it('replaces the row of its car, and a new car is added', () =>
    withFeed(async ({ write, read }) => {
      write(feedRow('a', 20_000), feedRow('b', 30_000))
      const { prices } = await read(changed(feedRow('a', 19_000, LATER)), changed(feedRow('c', 40_000, LATER)))
      expect(prices).toEqual({ a: 19_000, b: 30_000, c: 40_000 })
    }))

  it('of the same instant as the row of the feed counts, an older one does not', () =>
    withFeed(async ({ write, read }) => {
      write(feedRow('a', 20_000), feedRow('b', 30_000))
      const { prices } = await read(
        changed(feedRow('a', 19_000, NOON)),
        changed(feedRow('b', 29_000, '2026-03-31T11:59:59Z')),
      )
      expect(prices).toEqual({ a: 19_000, b: 30_000 })
    }))

  it('counts for as long as the feed to which it was applied is the same, and the next one overrides it', () =>
    withFeed(async ({ write, read }) => {
      write(feedRow('a', 20_000))
      const row = feedRow('a', 19_000, LATER)
      const { feedHash } = await read(changed(row))
      expect((await read(changed(row, feedHash))).prices).toEqual({ a: 19_000 })
      // The same feed, sent again.
      write(feedRow('a', 20_000))
      expect((await read(changed(row, feedHash))).prices).toEqual({ a: 19_000 })
      write(feedRow('a', 21_000))
      expect((await read(changed(row, feedHash))).prices).toEqual({ a: 21_000 })
    }))

  it('changes nothing of what is kept of the feed', () =>
    withFeed(async ({ write, read, importer }) => {
      write(feedRow('a', 20_000), feedRow('b', 30_000))
      await read(changed(feedRow('a', 19_000, LATER)))
      importer.saveRows()
      expect((await read()).prices).toEqual({ a: 20_000, b: 30_000 })
    }))

  it('that is asked for again gives the same car', () =>
    withFeed(async ({ write, importer }) => {
      write(feedRow('a', 20_000))
      const rows = [changed(feedRow('a', 19_000, LATER))]
      const [first] = (await importer.import(rows)).cars
      const [second] = (await importer.import(rows)).cars
      expect(second).toBe(first)
    }))

  it('cannot mend a feed that is not whole', () =>
    withFeed(async ({ write, importer }) => {
      write()
      const { cars, report } = await importer.import([changed(feedRow('a', 19_000, LATER))])
      expect([cars.length, report.unreadable?.kind]).toEqual([0, 'empty'])
    }))
})

describe('a row that is sent alone', () => {
  const read = createChangedRowReader({ stock: stockOptions(), locationCodes: ['north'], asAtYear: AS_AT_YEAR })

  it.each<[string, Row, string, string]>([
    ['no instant', feedRow('a', 20_000, null), 'updated_at', 'updated-at-missing'],
    ['an instant that is none', feedRow('a', 20_000, 'yesterday'), 'updated_at', 'updated-at-missing'],
    ['no make', { ...feedRow('a', 20_000), make: '' }, 'make', 'make-missing'],
    ['a year that is none', { ...feedRow('a', 20_000), year: 'new' }, 'year', 'year-unreadable'],
  ])('is refused for %s', (_, row, field, reasonCode) => {
    expect(read(row)).toMatchObject({ kind: 'refused', problems: [{ field, reasonCode }] })
  })

  it('says which of its values are left out', () => {
    expect(read({ ...feedRow('a', 20_000), price: 'cheap' })).toMatchObject({
      kind: 'car',
      warnings: [{ field: 'price', value: 'cheap' }],
    })
  })

  it('may give its instant in a field that the mapping does not read', () => {
    const own = createChangedRowReader({
      stock: stockOptions({
        mapping: { fields: { id: 'No', year: 'Year', make: 'Make', model: 'Model', car_type: { value: 'used' } } },
      }),
      locationCodes: [],
      asAtYear: AS_AT_YEAR,
    })
    const row = { No: 'a', Year: 2022, Make: 'Toyota', Model: 'Hilux', updated_at: LATER }
    expect(own(row)).toMatchObject({ kind: 'car', carId: 'a', updatedAtMs: Date.parse(LATER) })
  })
})

describe('a feed whose file has not changed', () => {
  afterEach(() => void vi.useRealTimers())

  it('is not read again once its times can be trusted', () =>
    withFeed(async ({ write, importer }) => {
      write(feedRow('a', 20_000))
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
      const first = await importer.import()
      const second = await importer.import()
      expect([first.report.parsedRows, second.report.parsedRows]).toEqual([1, 0])
      expect(second.cars[0]).toBe(first.cars[0])
      write(feedRow('a', 21_000), feedRow('b', 30_000))
      expect((await importer.import()).cars.map(({ car }) => car.priceAud)).toEqual([21_000, 30_000])
    }))
})
