/** Objects and lists where a text should stand cost a value or its row, never the import. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customMappingSchema } from '#config/schema/stock.ts'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import { canonicalMapping } from '#stock/mapping/canonical.ts'
import { readRow } from '#stock/rows/read-row.ts'
import { AS_AT_YEAR, GOOD_ROW, importRow, importText } from './import-text.ts'

const GOOD_XML = Object.entries(GOOD_ROW).map(([name, value]) => `<${name}>${value}</${name}>`)
const importXml = (changed: string) => {
  const name = /^<(\w+)/.exec(changed)?.[1] ?? ''
  const others = GOOD_XML.filter((element) => !element.startsWith(`<${name}>`))
  return importText('f.xml', `<stock xmlns:xsi="x"><vehicle>${others.join('')}${changed}</vehicle></stock>`)
}
const nested = (depth: number, text: string) => `${'['.repeat(depth)}${text}${']'.repeat(depth)}`
/** The value as text: writing lists this deep out is more than JSON.stringify can do. */
const importJson = (field: string, json: string) =>
  importText('f.json', `[${JSON.stringify({ ...GOOD_ROW, [field]: undefined }).replace(/}$/, `,"${field}":${json}}`)}]`)

describe('an element without text', () => {
  it.each(['rego_expiry', 'created_at', 'price', 'colour', 'images', 'body_length'])(
    'that is nil says nothing: %s',
    async (field) => {
      const { cars, report } = await importXml(`<${field} xsi:nil="true"/>`)
      expect(cars).toHaveLength(1)
      expect(report.warnings).toEqual([])
    },
  )

  it('that has only an attribute is dropped with a warning', async () => {
    const { cars, report } = await importXml('<rego_expiry v="2027-01-01"/>')
    expect(cars[0]?.car.registrationExpiry).toBeNull()
    expect(report.warnings).toMatchObject([
      { field: 'rego_expiry', value: '{"@v":"2027-01-01"}', reasonCode: 'not-text' },
    ])
  })

  it('leaves no car without a year', async () => {
    const { report } = await importXml('<year v="2020"/>')
    expect(report.quarantined).toMatchObject([{ field: 'year', value: '{"@v":"2020"}', reasonCode: 'year-missing' }])
  })
})

describe('a value that is no text', () => {
  it('whose own toString cannot be called costs the row', async () => {
    const { quarantined } = await importRow({ year: { toString: 1 }, car_type: { toString: 1 } })
    expect(quarantined.map(({ field }) => field)).toEqual(['year', 'car_type'])
  })

  it.each(['rego_expiry', 'created_at', 'build_date', 'fuel', 'km'])('is warned of once: %s', async (field) => {
    const { car, warnings } = await importRow({ [field]: { toString: 1 } })
    expect(car).not.toBeNull()
    expect(warnings.map((warning) => [warning.field, warning.reasonCode])).toEqual([[field, 'not-text']])
  })

  it('has its first text read through any number of lists', async () => {
    const { cars } = await importJson('make', nested(100_000, '"Kia"'))
    expect(cars[0]?.car.make).toBe('Kia')
  })

  it.each(['images', 'features', 'specifications', 'hotspots', 'finance_lenders'])(
    'does no harm when it is lists in lists: %s',
    async (field) => {
      const { cars } = await importJson(field, nested(100_000, ''))
      expect(cars).toHaveLength(1)
    },
  )

  it('is no word that a mapping translates', async () => {
    const fields = Object.fromEntries(CAR_FIELDS.map((field) => [field, field]))
    const mapping = v.parse(customMappingSchema, {
      fields: { ...fields, status: { from: 'status', values: { A: 'in_stock' } } },
    })
    const rows = [{ ...GOOD_ROW, status: { toString: 1 } }]
    const { report } = await importText('f.json', JSON.stringify(rows), { mapping })
    expect(report.warningsByReason).toMatchObject({ 'status-unknown': 1 })
  })

  it('is an empty cell to a mapping of columns', async () => {
    const rows = [{ Brand: { toString: 1 }, Year: '2020', Title: '2020 Kia Rio' }]
    const { report } = await importText('f.json', JSON.stringify(rows), { mapping: 'classified-listings' })
    expect(report.quarantinedByReason).toEqual({ 'title-disagrees': 1 })
  })
})

describe('any JSON value in any field', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('toString', 'valueOf', 'toJSON', '__proto__', '#text', 'url', 'label', 'exterior'),
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.jsonValue(),
      fc.constantFrom(-0, 1e300, 2022, '2022-01-01', '12:30'),
      fc.array(tie('value'), { maxLength: 3 }),
      { arbitrary: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }), weight: 4 },
    ),
  }))

  it.each(['canonical', 'dealer-studio'] as const)('costs the value or the row: %s', async (mapping) => {
    await fc.assert(
      fc.asyncProperty(value, async (odd) => {
        const rows = CAR_FIELDS.map((field) => ({ ...GOOD_ROW, item_type: 'caravan', id: field, [field]: odd }))
        const { report } = await importText('f.json', JSON.stringify(rows), { mapping })
        expect(report.rows).toBe(CAR_FIELDS.length)
        expect(report.quarantinedByReason).not.toHaveProperty('malformed')
      }),
      { numRuns: 60 },
    )
  })
})

it('a row at which a mapping fails is left out, and the reason is reported', () => {
  const mapping = {
    ...canonicalMapping,
    fields: () => {
      throw new RangeError('Too much of it')
    },
  }
  const context = {
    format: 'json',
    mapping,
    delimiter: ',',
    header: [],
    priceType: 'as_advertised',
    itemType: 'car',
    locationCodes: [],
    asAtYear: AS_AT_YEAR,
    dateOrder: 'day-month-year',
  } as const
  expect(readRow(Buffer.from('{"id":"a"}'), false, null, context)).toEqual({
    kind: 'quarantined',
    columns: [],
    problems: [
      {
        field: 'row',
        value: '{"id":"a"}',
        expected: 'values that can be read',
        reason: 'reading it failed: Too much of it',
        reasonCode: 'malformed',
      },
    ],
  })
})
