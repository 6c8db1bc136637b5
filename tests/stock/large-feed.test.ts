import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { CsvSplitter } from '#stock/formats/csv-splitter.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { GOOD_ROW, inFolder, stockOptions } from './import-text.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of objects and buffers that something still refers to. */
async function heldBytes(): Promise<number> {
  // Buffers are given back some turns after the collection that found them unused.
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await setImmediate()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const COMMENT = 'One owner, full service history. '.repeat(640)

describe('a feed of 20 MB', () => {
  it('is imported without being held in memory', { timeout: 30_000 }, () =>
    inFolder(async (folder) => {
      const feedFile = join(folder, 'feed.json')
      const stream = createWriteStream(feedFile)
      stream.write('[')
      for (let index = 0; index < 1_000; index++) {
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
      const beforeBytes = await heldBytes()
      const { report } = await importer.import()
      // What is kept is the cars, about 2 kB each here, and not the feed.
      expect((await heldBytes()) - beforeBytes).toBeLessThan(8_000_000)
      expect(report.sizeBytes).toBeGreaterThan(20_000_000)
      expect([report.rows, report.accepted]).toEqual([1_000, 1_000])
      expect((await importer.import()).report.parsedRows).toBe(0)
    }),
  )
})

describe('the splitter', () => {
  it('keeps no more of a feed than its longest record', async () => {
    let records = 0
    const splitter = new CsvSplitter({ record: () => records++ }, ',')
    const piece = Buffer.from(`${'x'.repeat(999)}\n`.repeat(1_000))
    const beforeBytes = await heldBytes()
    for (let count = 0; count < 100; count++) splitter.write(piece)
    expect(records).toBe(100_000)
    expect((await heldBytes()) - beforeBytes).toBeLessThan(5_000_000)
    expect(splitter.end()).toBeNull()
  })
})
