import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CarMemo, ImportedCar, StockImporterOptions } from '#stock/stock-importer.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { GOOD_ROW, inFolder, stockOptions } from './import-text.ts'

const rows = (count: number, price = 20_000) =>
  Array.from({ length: count }, (_, index) => ({
    ...GOOD_ROW,
    id: `c${index}`,
    badge: index === 1 ? 'x'.repeat(999) : 'SR5',
    price: index === 2 ? price : 20_000,
  }))

interface Bench {
  feedFile: string
  cacheFile: string
  write(list: unknown[]): void
  importer(changes?: Partial<StockImporterOptions>): ReturnType<typeof createStockImporter>
}

const bench = (work: (bench: Bench) => Promise<void>) =>
  inFolder(async (folder) => {
    const feedFile = join(folder, 'feed.json')
    const cacheFile = join(folder, 'cache/rows.cache')
    const importer = (changes: Partial<StockImporterOptions> = {}) => {
      const { import: importRows, saveRows } = createStockImporter({
        feedFile,
        cacheFile,
        stock: stockOptions(),
        locationCodes: ['north'],
        asAtYear: 2026,
        ...changes,
      })
      return {
        saveRows,
        async import() {
          const imported = await importRows()
          saveRows()
          return imported
        },
      }
    }
    await work({ feedFile, cacheFile, importer, write: (list) => writeFileSync(feedFile, JSON.stringify(list)) })
  })

const valuesOf = (imported: ImportedCar) => ({ ...imported, car: imported.car, outline: imported.outline })

describe('the importer', () => {
  it('parses only the rows that changed, and gives the same objects for the others', () =>
    bench(async ({ importer, write }) => {
      write([...rows(5), { make: '' }])
      const one = importer()
      const first = await one.import()
      expect(first.report.parsedRows).toBe(6)
      const car = first.cars[0]?.car
      write([...rows(5, 30_000), { make: '' }])
      const second = await one.import()
      expect(second.report.parsedRows).toBe(1)
      expect(second.cars.map((imported, index) => imported === first.cars[index])).toEqual([
        true,
        true,
        false,
        true,
        true,
      ])
      expect(second.cars[0]?.car).toBe(car)
      expect(second.cars[2]?.fingerprint).not.toBe(first.cars[2]?.fingerprint)
      expect(second.cars[2]?.car.priceAud).toBe(30_000)
      expect({ ...second.report, sizeBytes: 0, parsedRows: 0 }).toEqual({
        ...first.report,
        sizeBytes: 0,
        parsedRows: 0,
      })
    }))

  it('gives the same import from the cache as without one', () =>
    bench(async ({ importer, write, cacheFile }) => {
      write([...rows(5), { make: '' }])
      const cold = await importer().import()
      const cached = await importer().import()
      const without = await importer({ cacheFile: null }).import()
      expect([cold, cached, without].map(({ report }) => report.parsedRows)).toEqual([6, 0, 6])
      for (const { cars, report } of [cached, without]) {
        expect({ ...report, parsedRows: 6 }).toEqual(cold.report)
        expect(cars.map(valuesOf)).toEqual(cold.cars.map(valuesOf))
      }
      expect(readdirSync(join(cacheFile, '..'))).toEqual(['rows.cache'])
    }))

  it.each<[what: string, spoil: (bytes: Buffer) => Buffer | string]>([
    ['cut', (bytes) => bytes.subarray(0, bytes.length - 10)],
    ['changed in one byte', (bytes) => bytes.fill(0x39, bytes.length - 300, bytes.length - 299)],
    ['of another program', () => 'SQLite format 3\u0000'],
    ['empty', () => ''],
  ])('ignores a cache that is %s', (_, spoil) =>
    bench(async ({ importer, write, cacheFile }) => {
      write(rows(5))
      const first = await importer().import()
      const bytes = readFileSync(cacheFile)
      writeFileSync(cacheFile, spoil(Buffer.from(bytes)))
      expect(readFileSync(cacheFile)).not.toEqual(bytes)
      const second = await importer().import()
      expect(second.report.parsedRows).toBe(5)
      expect(second.cars.map(({ car }) => car)).toEqual(first.cars.map(({ car }) => car))
      // And mends it.
      expect((await importer().import()).report.parsedRows).toBe(0)
    }),
  )

  it.each<[what: string, changes: Partial<StockImporterOptions>]>([
    ['locations', { locationCodes: ['south'] }],
    ['year', { asAtYear: 2027 }],
    ['price type', { stock: stockOptions({ priceType: 'drive_away' }) }],
    ['mapping', { stock: stockOptions({ mapping: 'dealer-studio' }) }],
  ])('reads every row again when the %s of the site changes', (_, changes) =>
    bench(async ({ importer, write }) => {
      write(rows(5))
      await importer().import()
      expect((await importer(changes).import()).report.parsedRows).toBe(5)
    }),
  )

  it('does not write the cache again when nothing has changed, nor forget rows for a feed that is cut', () =>
    bench(async ({ importer, write, cacheFile, feedFile }) => {
      write(rows(5))
      const one = importer()
      await one.import()
      const { ino } = statSync(cacheFile)
      await one.import()
      writeFileSync(feedFile, readFileSync(feedFile, 'utf8').slice(0, 400))
      expect((await one.import()).report.unreadable?.kind).toBe('truncated')
      expect(statSync(cacheFile).ino).toBe(ino)
      write(rows(5))
      expect((await one.import()).report.parsedRows).toBe(0)
    }))

  it('writes the cache again only when more than 2 % of the rows are new; the next process reads the others', () =>
    bench(async ({ importer, write, cacheFile }) => {
      const feed = rows(100)
      const changed = (count: number) => feed.map((row, index) => (index < count ? { ...row, price: 31_000 } : row))
      write(feed)
      const one = importer()
      await one.import()
      const { ino } = statSync(cacheFile)
      write(changed(2))
      await one.import()
      expect(statSync(cacheFile).ino).toBe(ino)
      const { cars, report } = await importer().import()
      expect(report.parsedRows).toBe(2)
      expect(cars.filter(({ car }) => car.priceAud === 31_000)).toHaveLength(2)
      write(changed(3))
      await one.import()
      expect(statSync(cacheFile).ino).not.toBe(ino)
      expect((await importer().import()).report.parsedRows).toBe(0)
    }))
})

describe('what a later step made of a car', () => {
  const memo = (madeFrom: string, text: string): CarMemo => ({ madeFrom, hash: text, bytes: Buffer.from(text) })

  it('is there again in the next process, with the car as it was', () =>
    bench(async ({ importer, write }) => {
      write(rows(3))
      const one = importer()
      const { cars } = await one.import()
      for (const [index, car] of cars.entries()) if (index !== 1) car.memo = memo('site', `Café ${index}`)
      one.saveRows()
      const again = (await importer().import()).cars
      expect(again.map((car) => car.memo?.bytes.toString())).toEqual(['Café 0', undefined, 'Café 2'])
      expect(again.map((car) => car.memo && { ...car.memo, bytes: null })).toEqual([
        { madeFrom: 'site', hash: 'Café 0', bytes: null },
        null,
        { madeFrom: 'site', hash: 'Café 2', bytes: null },
      ])
      expect(again.map(({ car, outline }) => [car, outline])).toEqual(cars.map(({ car, outline }) => [car, outline]))
    }))

  it('is written when it is new, though no row has changed, and is not written twice', () =>
    bench(async ({ importer, write, cacheFile }) => {
      write(rows(3))
      await importer().import()
      const written = () => statSync(cacheFile).ino
      const before = written()
      const one = importer()
      const { cars } = await one.import()
      expect(written()).toBe(before)
      for (const car of cars) car.memo = memo('site', 'made')
      one.saveRows()
      const after = written()
      expect(after).not.toBe(before)
      one.saveRows()
      expect(written()).toBe(after)
      await importer().import()
      expect(written()).toBe(after)
    }))

  it('goes with the row that it was made from', () =>
    bench(async ({ importer, write }) => {
      write(rows(3))
      const one = importer()
      for (const car of (await one.import()).cars) car.memo = memo('site', 'made')
      one.saveRows()
      write(rows(3, 30_000))
      const { cars } = await importer().import()
      expect(cars.map((car) => car.memo?.hash)).toEqual(['made', 'made', undefined])
    }))
})
