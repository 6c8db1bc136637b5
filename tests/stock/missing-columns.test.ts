import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeFeed } from '#stock/guard.ts'
import { reportTable } from '#stock/report-table.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { importText, inFolder, stockOptions } from './import-text.ts'

const mapping = {
  fields: {
    stocknum: 'StockNo',
    year: 'Year',
    make: { from: ['Maker', 'Make'] },
    model: 'Model',
    car_type: { value: 'used' },
    price: 'Pricing.DriveAwya',
    badge: { from: ['Variant', 'Grade'] },
  },
}

const CSV = 'StockNo,Year,Make,Model,Pricing.DriveAway\nA1,2022,Kia,Rio,19990\nA2,2023,Kia,Rio,20990\n'
const units = [1, 2, 3].map((number) => ({
  StockNo: `A${number}`,
  Year: 2022,
  Make: 'Kia',
  Model: 'Rio',
  Pricing: { DriveAway: 19_990 },
}))
const XML = `<Feed>${units
  .map(
    (unit) =>
      `<Unit><StockNo>${unit.StockNo}</StockNo><year>2022</year><Make>Kia</Make><Model>Rio</Model><Pricing><DriveAway>1</DriveAway></Pricing></Unit>`,
  )
  .join('')}</Feed>`

const MISSING = [
  { field: 'price', names: ['Pricing.DriveAwya'], closest: 'Pricing.DriveAway' },
  { field: 'badge', names: ['Variant', 'Grade'], closest: null },
]

describe('a mapping that names a column which the feed does not have', () => {
  it.each([
    ['CSV', 'feed.csv', CSV],
    ['JSON', 'feed.json', JSON.stringify(units)],
    ['XML', 'feed.xml', XML],
  ])('is reported once for each field: %s', async (_, name, content) => {
    const { cars, report } = await importText(name, content, { mapping })
    expect(cars.length).toBeGreaterThan(1)
    expect(cars[0]?.car).toMatchObject({ id: 'a1', carType: 'used', priceAud: null })
    expect(report.missingColumns).toEqual(MISSING)
    expect(report.columns).toContain('Pricing.DriveAway')
  })

  it('is in the table with the columns that there are', async () => {
    const imported = await importText('feed.csv', CSV, { mapping })
    const table = reportTable(imported.report, judgeFeed(imported, null, stockOptions().guard), 'report.json')
    expect(table.slice(3, 7)).toEqual([
      'Columns that the mapping names and the feed does not have',
      '  price: "Pricing.DriveAwya"; did you mean "Pricing.DriveAway"?',
      '  badge: "Variant" or "Grade"',
      '  The feed has StockNo, Year, Make, Model, Pricing.DriveAway.',
    ])
  })

  it('is not the only cause of a feed without a car: another mapping is suggested', async () => {
    const imported = await importText('feed.csv', 'Brand,Year,Model\nKia,2020,Rio\n')
    const table = reportTable(imported.report, judgeFeed(imported, null, stockOptions().guard), 'report.json')
    expect(table.slice(3, 6)).toEqual([
      'No row became a car. Where the feed has names of its own, another mapping reads them:',
      "  stock.mapping in site.ts is 'canonical', 'dealer-studio', 'classified-listings' or a table of your own (docs/feeds.md).",
      '  The feed has Brand, Year, Model.',
    ])
  })

  it('is reported of rows from the cache, and no longer when one row has the column', () =>
    inFolder(async (folder) => {
      const feedFile = join(folder, 'feed.json')
      const importRows = async (rows: unknown[]) => {
        writeFileSync(feedFile, JSON.stringify(rows))
        const importer = createStockImporter({
          feedFile,
          cacheFile: join(folder, 'rows.cache'),
          stock: stockOptions({ mapping }),
          locationCodes: [],
          asAtYear: 2026,
        })
        const { report } = await importer.import()
        importer.saveRows()
        return report
      }
      expect((await importRows(units)).missingColumns).toEqual(MISSING)
      const again = await importRows(units)
      expect(again).toMatchObject({ parsedRows: 0, missingColumns: MISSING })
      const variant = { ...units[0], StockNo: 'A9', Grade: 'SR5', Pricing: { DriveAwya: 1 } }
      expect(await importRows([...units, variant])).toMatchObject({ parsedRows: 1, missingColumns: [], columns: [] })
    }))

  it('is not reported of a built-in mapping whose names are all optional, nor of an empty feed', async () => {
    const canonical = await importText('feed.json', JSON.stringify([{ id: 'a', year: 2022 }]))
    expect(canonical.report.missingColumns).toEqual([])
    const empty = await importText('feed.json', '[]', { mapping })
    expect(empty.report.missingColumns).toEqual([])
  })
})

it('a column that the classified listings lack is reported', async () => {
  const header =
    'Brand,Year,Model,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Price,Car/Suv'
  const row = 'Kia,2020,Rio,2020 Kia Rio S,USED,,,,,,1000,,,,,4 Doors,15000,'
  const { report } = await importText('feed.csv', `${header}\n${row}\n`, { mapping: 'classified-listings' })
  expect(report.missingColumns).toEqual([{ field: 'Seats', names: ['Seats'], closest: null }])
})

describe('a constant of a mapping', () => {
  it.each([
    ['used', 'new', 'new'],
    ['used', '', 'used'],
  ])(
    'is the value of every car, where `fallback` (%s) gives way to the feed (%s)',
    async (fallback, written, carType) => {
      const csv = `StockNo,Year,Make,Model,Condition\nA1,2022,Kia,Rio,${written}\n`
      const fields = { ...mapping.fields, car_type: { from: 'Condition', fallback } }
      expect((await importText('f.csv', csv, { mapping: { fields } })).cars[0]?.car.carType).toBe(carType)
      const constant = { ...fields, car_type: { value: 'demo' }, show_on_dealer_website: { value: false } }
      expect((await importText('f.csv', csv, { mapping: { fields: constant } })).cars[0]?.car).toMatchObject({
        carType: 'demo',
        showOnWebsite: false,
      })
    },
  )
})
