import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStockImporter } from '#stock/stock-importer.ts'
import { GOOD_ROW, inFolder, stockOptions } from './import-text.ts'

/** Rows of one line, of several lines, of characters beyond ASCII, and some that become no car. */
const row = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map((id) => `c${id}`),
  price: fc.constantFrom(20_000, 30_000),
  description: fc.constantFrom('Plain', 'Braces } and ] in "text"', 'Café', 'x'.repeat(3_000)),
  make: fc.constantFrom('Toyota', ''),
})
const rows = fc.array(row, { minLength: 1, maxLength: 20 })

const feedText = (list: object[], indent: number): string =>
  JSON.stringify(
    list.map((each) => ({ ...GOOD_ROW, ...each })),
    null,
    indent,
  )

describe('a feed that is read again', () => {
  it('gives what a first reading of it gives, whatever was added, changed, moved or removed', () =>
    inFolder((folder) =>
      fc.assert(
        fc.asyncProperty(
          rows,
          rows,
          fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]),
          fc.constantFrom(0, 2),
          async (...generated) => {
            const [before, added, kept, indent] = generated
            const importer = (name: string) =>
              createStockImporter({
                feedFile: join(folder, name),
                cacheFile: null,
                stock: stockOptions(),
                locationCodes: ['north'],
                asAtYear: 2026,
              })
            const again = importer('feed.json')
            writeFileSync(join(folder, 'feed.json'), feedText(before, indent))
            await again.import()
            // The old rows in another order, with new ones among them.
            const after = [...kept.flatMap((index) => before[index] ?? []), ...added, ...before]
            writeFileSync(join(folder, 'feed.json'), feedText(after, indent))
            const known = await again.import()
            const first = await importer('feed.json').import()
            expect(known.cars.map(({ car }) => car)).toEqual(first.cars.map(({ car }) => car))
            expect({ ...known.report, parsedRows: 0 }).toEqual({ ...first.report, parsedRows: 0 })
          },
        ),
        { numRuns: 60 },
      ),
    ))

  it.each([
    ['a row longer than the known one that it begins with', '[{"id":"a"}, {"id":"b"}]', '[{"id":"a"}, {"id":"b"}x]'],
    ['no comma between two known rows', '[{"id":"a"}, {"id":"b"}]', '[{"id":"a"} {"id":"b"}]'],
    ['a last row that is cut off', '[{"id":"a"}, {"id":"b"}]', '[{"id":"a"}, {"id":"b"'],
  ])('is as unreadable as at first with %s', (_, before, after) =>
    inFolder(async (folder) => {
      const feedFile = join(folder, 'feed.json')
      const options = { feedFile, cacheFile: null, stock: stockOptions(), locationCodes: ['north'], asAtYear: 2026 }
      const again = createStockImporter(options)
      writeFileSync(feedFile, before)
      await again.import()
      writeFileSync(feedFile, after)
      const known = (await again.import()).report
      const first = (await createStockImporter(options).import()).report
      expect(known.unreadable).not.toBeNull()
      expect({ ...known, parsedRows: 0 }).toEqual({ ...first, parsedRows: 0 })
    }),
  )
})
