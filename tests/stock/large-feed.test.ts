import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CsvSplitter } from '#stock/split/csv-splitter.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { GOOD_ROW, inFolder, stockOptions } from './import-text.ts'

const COMMENT = 'One owner, full service history. '.repeat(180)

describe('a feed of 20 MB', () => {
  it('is imported without being held in memory', { timeout: 30_000 }, () =>
    inFolder(async (folder) => {
      const feedFile = join(folder, 'feed.json')
      const stream = createWriteStream(feedFile)
      stream.write('[')
      for (let index = 0; index < 3_400; index++) {
        // A value that no mapping reads makes the feed large and the cars small.
        const row = { ...GOOD_ROW, id: `c${index}`, unread: COMMENT }
        if (!stream.write(`${index === 0 ? '' : ','}${JSON.stringify(row)}`)) await once(stream, 'drain')
      }
      stream.end(']')
      await once(stream, 'finish')
      const importer = createStockImporter({
        feedFile,
        cacheFile: null,
        stock: stockOptions(),
        locationCodes: ['north'],
        asAtYear: 2026,
      })
      const { report } = await importer.import()
      expect(report.sizeBytes).toBeGreaterThan(20_000_000)
      expect([report.rows, report.accepted]).toEqual([3_400, 3_400])
      // What is kept is the cars, not the feed: under 5 MB of its 20.
      const before = process.memoryUsage()
      const kept = importer
      const again = await kept.import()
      const after = process.memoryUsage()
      expect(again.report.parsedRows).toBe(0)
      expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(15_000_000)
    }),
  )
})

describe('the splitter', () => {
  it('keeps no more of a feed than its longest record', () => {
    let records = 0
    const splitter = new CsvSplitter({ record: () => records++ }, ',')
    const piece = Buffer.from(`${'x'.repeat(999)}\n`.repeat(1_000))
    const before = process.memoryUsage().arrayBuffers
    for (let count = 0; count < 100; count++) splitter.write(piece)
    expect(records).toBe(100_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })
})
