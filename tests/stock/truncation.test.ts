import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeFeed } from '#stock/guard.ts'
import { importText, stockOptions } from './import-text.ts'

const ROWS = ['a', 'b', 'c'].map((id) => ({
  id,
  year: 2022,
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  badge: 'SX, "Go"',
  price: 9_990,
  dealercomments: 'Neat.\nTidy.',
}))
const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
const escaped = (value: unknown) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const FEEDS = {
  'feed.csv': `${Object.keys(ROWS[0] ?? {}).join(',')}\r\n${ROWS.map((row) => `${Object.values(row).map(cell).join(',')}\r\n`).join('')}`,
  'feed.json': JSON.stringify(ROWS, null, 2),
  'wrapped.json': JSON.stringify({ made: '2026-11-21', cars: ROWS, count: 3 }),
  'feed.xml': `<?xml version="1.0"?>\n<stock>\n${ROWS.map(
    (row) =>
      `<car>${Object.entries(row)
        .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
        .join('')}</car>`,
  ).join('\n')}\n</stock>\n`,
}

const guard = stockOptions().guard

describe.each(Object.entries(FEEDS))('%s', (name, feed) => {
  it('is whole to begin with', async () => {
    const imported = await importText(name, feed)
    expect(imported.report.unreadable).toBeNull()
    expect(imported.cars.map(({ car }) => car.id)).toEqual(['a', 'b', 'c'])
    expect(imported.cars[0]?.car).toMatchObject({ badge: 'SX, "Go"', comments: 'Neat.\nTidy.' })
  })

  it('is held wherever it is cut', async () => {
    const whole = feed.trimEnd().length
    for (let length = 0; length < whole; length++) {
      const imported = await importText(name, feed.slice(0, length))
      const { unreadable } = imported.report
      const atRowEnd = name === 'feed.csv' && /^(?:\r\n|\n?(?="[abc]")|"Neat)/.test(feed.slice(length))
      // Between two rows, and where only the last cell is gone, a CSV looks whole: then the guard sees that cars are gone.
      if (atRowEnd && imported.cars.length > 0) {
        const carIds = ['a', 'b', 'c']
        // Sold, because these feeds have no status.
        const last = { carIds, soldCarIds: carIds, medianPriceAud: 9_990 }
        expect(judgeFeed(imported, last, { ...guard, removedCars: 0 }).kind).toBe(
          imported.cars.length === 3 ? 'publish' : 'hold',
        )
      } else {
        expect([feed.slice(0, length), unreadable?.kind]).toEqual([
          feed.slice(0, length),
          expect.stringMatching(/^(?:truncated|empty|invalid)$/),
        ])
        expect(judgeFeed(imported, null, guard).kind).toBe('hold')
      }
    }
  })

  it('never throws for bytes that are damaged', async () => {
    const bytes = Buffer.from(feed)
    const damage = fc.record({ at: fc.nat(bytes.length - 1), bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 5 }), async (damages) => {
        const damaged = Buffer.from(bytes)
        for (const { at, bytes: wrong } of damages) damaged.set(wrong.subarray(0, damaged.length - at), at)
        const { cars, report } = await importText(name, damaged)
        expect(report.accepted).toBe(cars.length)
        expect(report.accepted + report.quarantinedRows).toBe(report.rows)
      }),
      { numRuns: 60 },
    )
  })
})

describe('feeds of which nothing can be trusted', () => {
  it.each([
    ['feed.csv', '', 'empty', 'the feed file is empty'],
    ['feed.json', '[]', 'empty', 'the feed holds no cars'],
    ['feed.csv', 'id,year,make\n', 'empty', 'the feed holds no cars'],
    ['feed.xml', '<stock></stock>', 'empty', 'the feed holds no cars'],
    ['feed.json', '  ', 'empty', 'the feed holds no cars'],
    [
      'feed.json',
      '<html>502 Bad Gateway</html>',
      'invalid',
      'not valid JSON: the document begins with neither [ nor {',
    ],
    [
      'feed.csv',
      '<!DOCTYPE html><html>502</html>',
      'invalid',
      'not CSV: the file begins with a tag, like a web page or XML',
    ],
    [
      'feed.csv',
      'Name,Colour of eyes\nJo,blue\n',
      'invalid',
      'the header has none of the mapping’s columns (it has: Name, Colour of eyes)',
    ],
    ['feed.csv', '   \n', 'invalid', 'the header has none of the mapping’s columns (it is blank)'],
    ['feed.csv', 'PK\u0003\u0004xl/workbook.xml', 'invalid', 'the file is a ZIP archive or an Excel workbook'],
    ['feed.json', '%PDF-1.7', 'invalid', 'the file is a PDF'],
    ['feed.xml', 'id,year\n1,2\n', 'invalid', 'not valid XML: the document begins with text'],
    ['feed.xml', '<!DOCTYPE html><html>502</html>', 'refused', 'the feed has a DOCTYPE'],
  ])('%s with %j', async (name, content, kind, reason) => {
    const { cars, report } = await importText(name, content)
    expect(cars).toEqual([])
    expect(report.unreadable).toMatchObject({ kind, reason })
  })

  it('a web page in the place of XML is named as what it may be', async () => {
    const { report } = await importText('feed.xml', '<!DOCTYPE html><html>502</html>')
    expect(report.unreadable?.howToMend).toContain('if it is a web page, a server sent it instead of the feed')
  })

  it('a packed feed is named, and none of its bytes is read as a row', async () => {
    const { report } = await importText('feed.csv', Buffer.from([0x1f, 0x8b, 8, 0, 10, 44, 10, 44, 10]))
    expect(report.unreadable?.reason).toBe('the file is compressed with gzip')
    expect(report.rows).toBe(0)
  })

  it('what the rows of another feed lack does not hide that the header is of another feed', async () => {
    const { report } = await importText('feed.csv', 'Name,Colour of\u0007 eyes\u001b[31m\nJo,blue\n')
    expect(report).toMatchObject({ rows: 0, quarantined: [] })
    expect(report.unreadable?.reason).toBe(
      'the header has none of the mapping’s columns (it has: Name, Colour of eyes [31m)',
    )
  })

  it('names each column that the mapping reads once', async () => {
    const { report } = await importText('feed.csv', 'Name,Colour of eyes\nJo,blue\n')
    const columns = report.unreadable?.howToMend.replace(/^.*reads: |\.$/g, '').split(', ') ?? []
    expect(columns.length).toBeGreaterThan(5)
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('a file that is not there', async () => {
    const { createStockImporter } = await import('#stock/stock-importer.ts')
    const importer = createStockImporter({
      feedFile: '/nowhere/feed.csv',
      cacheFile: null,
      stock: stockOptions(),
      locationCodes: [],
    })
    const imported = await importer.import()
    expect(imported.report.unreadable).toMatchObject({ kind: 'missing', where: '/nowhere/feed.csv' })
    expect(judgeFeed(imported, null, guard).kind).toBe('hold')
  })
})

describe('any bytes at all', () => {
  it.each(['feed.csv', 'feed.json', 'feed.xml', 'feed'])('as %s never throw', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const { report } = await importText(name, bytes)
        expect(report.accepted).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})
