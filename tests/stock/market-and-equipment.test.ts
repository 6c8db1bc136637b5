/** S1 §3 `autograb_data` and `standardEquipment`: what such cars cost elsewhere, and what every one of them has. */
import { describe, expect, it, test } from 'vitest'
import { GOOD_ROW, importText } from './import-text.ts'

const importRow = async (changes: object) =>
  (await importText('f.json', JSON.stringify([{ ...GOOD_ROW, ...changes }]))).cars[0]?.car

describe('market prices', () => {
  it.each([
    [{}, null],
    [{ autograb_data: { average_market_price: 40_000 } }, { averageAud: 40_000, stateAverageAud: null }],
    [{ autograb_data: { state_average_market_price: '$41,500' } }, { averageAud: null, stateAverageAud: 41_500 }],
    [{ average_market_price: 0, state_average_market_price: -1 }, null],
    [{ average_market_price: 'ask us' }, null],
  ])('of %j are %j', async (changes, expected) => {
    expect((await importRow(changes))?.marketPrices).toEqual(expected)
  })
})

test('standard equipment is a list of its own beside the features', async () => {
  const car = await importRow({ features: ['Tow bar'], standardEquipment: ['ABS', 'ABS', 'Airbags'] })
  expect(car).toMatchObject({ features: ['Tow bar'], standardEquipment: ['ABS', 'Airbags'] })
  expect(await importRow({ standard_equipment: 'ABS|Airbags' })).toMatchObject({
    features: [],
    standardEquipment: ['ABS', 'Airbags'],
  })
})

test.each([
  [{ private_suburb: 'Newtown', private_postcode: '2042' }, 'Newtown', '2042'],
  [{ private_suburb: 'Darwin', private_postcode: 800 }, 'Darwin', '0800'],
  [{ private_suburb: ' ', private_postcode: 'ask us' }, null, null],
  [{}, null, null],
])('S1 §3: of %j the suburb is %s and the postcode %s', async (changes, privateSuburb, privatePostcode) => {
  expect(await importRow(changes)).toMatchObject({ privateSuburb, privatePostcode })
})
