import { expect, it } from 'vitest'
import type { LocationType } from '#domain/places/location-type.ts'
import { placeEntries } from '#domain/places/place-entries.ts'

const place = (code: string, type: LocationType, makes: string[] = [], street = '1 One Street', postcode = '4000') => ({
  code,
  type,
  makes,
  visible: true,
  address: { street, postcode },
})
const entriesOf = (places: ReturnType<typeof place>[]) =>
  placeEntries(places).map(({ location, departments }) => [location.code, ...departments.map(({ code }) => code)])

it.each([
  ['nothing', [], []],
  ['departments in their order', [place('P', 'parts'), place('V', 'service'), place('S', 'sales')], [['S', 'V', 'P']]],
  [
    'streets however they are written',
    [place('S', 'sales'), place('V', 'service', [], '1  one street,')],
    [['S', 'V']],
  ],
  ['another postcode apart', [place('S', 'sales'), place('V', 'service', [], '1 One Street', '4001')], [['S'], ['V']]],
  ['another street apart', [place('S', 'sales'), place('V', 'service', [], '2 Two Street')], [['S'], ['V']]],
  ['the first where nobody sells', [place('P', 'parts'), place('V', 'service')], [['V', 'P']]],
  [
    'a shared make, else the first',
    [
      place('K', 'sales', ['Kia']),
      place('T', 'sales', ['Toyota']),
      place('V', 'service', ['Toyota']),
      place('P', 'parts'),
    ],
    [
      ['K', 'P'],
      ['T', 'V'],
    ],
  ],
])('%s', (_, places, expected) => {
  expect(entriesOf(places)).toEqual(expected)
})
