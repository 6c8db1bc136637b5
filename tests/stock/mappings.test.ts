import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customMappingSchema } from '#config/schema/stock.ts'
import { GOOD_ROW, importText } from './import-text.ts'

describe('canonical', () => {
  it('reads the same car from JSON, a record a line, CSV and XML', async () => {
    const row = { ...GOOD_ROW, features: ['Tow bar', 'Bluetooth'], images: ['https://a.example/1.jpg', '/2.jpg'] }
    const csv = Object.values(row).map((value) => (Array.isArray(value) ? value.join('|') : value))
    const xml = Object.entries(row).map(
      ([name, value]) =>
        `<${name}>${Array.isArray(value) ? value.map((item) => `<item>${item}</item>`).join('') : value}</${name}>`,
    )
    const imports = await Promise.all([
      importText('feed.json', JSON.stringify({ stock: [row] })),
      importText('feed.ndjson', `${JSON.stringify(row)}\n${JSON.stringify({ ...row, id: 'zz' })}\n`),
      importText('feed.csv', `${Object.keys(row).join(';')}\n${csv.join(';')}\n`),
      importText('feed.xml', `<stock><vehicle>${xml.join('')}</vehicle></stock>`),
    ])
    const [first, ...others] = imports.map(({ cars }) => cars[0]?.car)
    expect(first).toMatchObject({
      id: 't1042',
      features: ['Tow bar', 'Bluetooth'],
      bodyType: 'ute',
      stockNumber: 'T1042',
    })
    expect(first?.images).toHaveLength(2)
    for (const other of others) expect(other).toEqual(first)
  })
})

describe('dealer-studio', () => {
  const unit = {
    stocknum: 'B77',
    rego: 'abc123',
    rego_expiry: '2027-01-31',
    vin: 'JTMAB3FV100000001',
    location_code: 'north',
    odometer: '38,000',
    make: 'TOYOTA',
    model: 'Hilux',
    badge: 'SR5',
    series: 'GUN126R',
    year: '2022',
    status: 'In Stock',
    car_type: 'Used',
    item_type: 'Car',
    nvic_code: 'N1',
    redbook_code: 'R1',
    colour: 'Glacier White',
    body: 'Double Cab Pick Up',
    fuel: 'Diesel',
    drive: '4x4',
    dealercomments: 'Neat.',
    features: ['Tow bar'],
    images: ['https://a.example/1.jpg'],
    show_on_dealer_website: 'true',
  }
  const importUnit = async (changes: object) =>
    (await importText('f.json', JSON.stringify([{ ...unit, ...changes }]), { mapping: 'dealer-studio' })).cars[0]?.car

  it('reads its fields', async () => {
    expect(await importUnit({ dapprice: '52,990' })).toMatchObject({
      id: 'b77',
      make: 'Toyota',
      registrationPlate: 'ABC123',
      odometerKm: 38_000,
      bodyType: 'ute',
      drive: '4WD',
      colourFamily: 'white',
      nvic: 'N1',
      locationCode: 'north',
      showOnWebsite: true,
    })
  })

  it.each([
    [{ dapprice: 52_990, egcprice: 48_000 }, 52_990, 'drive_away'],
    [{ dapprice: 0, egcprice: 48_000 }, 48_000, 'excluding_government_charges'],
    [{ dapprice: '', egcprice: '48000' }, 48_000, 'excluding_government_charges'],
    [{ dapprice: 'POA', egcprice: null }, null, 'drive_away'],
    [{ price: 47_000 }, 47_000, 'as_advertised'],
    [{}, null, 'as_advertised'],
  ])('takes the price of %j', async (prices, priceAud, priceType) => {
    expect(await importUnit(prices)).toMatchObject({ priceAud, priceType })
  })
})

describe('a mapping of a site', () => {
  const fields = {
    stocknum: 'StockNo',
    year: 'Details.Year',
    make: ['Details.Make', 'Maker'],
    model: 'Details.Model',
    car_type: { from: 'Condition', values: { S: 'used', N: 'new' } },
    status: { from: 'State', values: { A: 'in_stock' }, fallback: 'in_stock' },
    price: 'Pricing.@total',
    images: 'Photos.Photo[].@href',
    features: { from: 'Options', separator: ';' },
    rego_expiry: 'RegoTo',
  }
  const input = (rest: object) => {
    const table = Object.fromEntries(
      Object.entries(fields).map(([field, rule]) => [field, Array.isArray(rule) ? { from: rule } : rule]),
    )
    return { mapping: v.parse(customMappingSchema, { fields: table, ...rest }) }
  }
  const expected = {
    id: 'x-1',
    year: 2021,
    make: 'Kia',
    model: 'Sorento',
    carType: 'used',
    status: 'in_stock',
    priceAud: 39_990,
    features: ['Tow bar', 'Roof racks'],
    registrationExpiry: '2027-04-03',
  }

  it('reads XML', async () => {
    const xml =
      '<Feed><Info/><Unit><StockNo>X-1</StockNo><Details><Year>2021</Year><Make>KIA</Make><Model>Sorento</Model></Details><Condition>S</Condition><Pricing total="39990"/><Photos><Photo href="https://a.example/1.jpg"/><Photo href="https://a.example/2.jpg"/></Photos><Options>Tow bar; Roof racks</Options><RegoTo>04/03/2027</RegoTo></Unit></Feed>'
    const { cars, report } = await importText('f.xml', xml, input({ record: 'Unit', dateOrder: 'month-day-year' }))
    expect(report.quarantined).toEqual([])
    expect(cars[0]?.car).toMatchObject({
      ...expected,
      images: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
    })
  })

  it('reads JSON', async () => {
    const unit = {
      StockNo: 'X-1',
      Details: { Year: 2021, Model: 'Sorento' },
      Maker: 'kia',
      Condition: 's',
      State: 'A',
      Pricing: { '@total': 39_990 },
      Options: 'Tow bar;Roof racks',
      RegoTo: '3/4/2027',
    }
    const { cars } = await importText(
      'f.json',
      JSON.stringify({ result: { units: [unit] } }),
      input({ record: 'result.units' }),
    )
    expect(cars[0]?.car).toMatchObject(expected)
  })

  it('reads CSV with column names that hold dots, in any case', async () => {
    const csv =
      'STOCKNO|Details.Year|Details.Make|Details.Model|Condition|State|Pricing.@total|Options|RegoTo\nX-1|2021|Kia|Sorento|S|A|$39,990|Tow bar;Roof racks|03/04/2027\n'
    const { cars } = await importText('f.csv', csv, input({ delimiter: '|' }))
    expect(cars[0]?.car).toMatchObject(expected)
  })

  it.each([',', ';', '\t', '|'])('finds the delimiter %j of a CSV from its header', async (delimiter) => {
    const header = ['StockNo', 'Details.Year', 'Maker', 'Details.Model', 'Condition']
    const csv = [header, ['X-1', '2021', 'Kia', 'Sorento', 'S']].map((cells) => cells.join(delimiter)).join('\n')
    const { cars, report } = await importText('f.csv', `${csv}\n`, input({}))
    expect(report.unreadable).toBeNull()
    expect(cars[0]?.car).toMatchObject({ id: 'x-1', make: 'Kia', status: 'in_stock' })
  })

  it('may name only our fields', () => {
    const result = v.safeParse(customMappingSchema, { fields: { colur: 'Colour' } })
    expect(result.success).toBe(false)
    expect(result.issues?.[0]?.message).toContain('expected one of our fields: id, stocknum')
  })

  it('without a status sells what it lists', async () => {
    const { cars } = await importText('f.csv', 'n,y,m,o,c\n1,2020,Kia,Rio,used\n', {
      mapping: v.parse(customMappingSchema, { fields: { id: 'n', year: 'y', make: 'm', model: 'o', car_type: 'c' } }),
    })
    expect(cars[0]?.car.status).toBe('in_stock')
  })
})
