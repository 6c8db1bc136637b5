import { describe, expect, it, test } from 'vitest'
import { readFlag } from '#domain/values/read-flag.ts'
import { readLengthMm } from '#domain/values/read-length.ts'

describe('yes and no', () => {
  it.each(['true', '1', 'yes', 'y', 't', 'on', ' Yes ', 'TRUE', 1, true])('%j is yes', (value) => {
    expect(readFlag(value)).toBe(true)
  })

  it.each(['false', '0', 'no', 'n', 'f', 'off', ' off ', 'No', 0, false])('%j is no', (value) => {
    expect(readFlag(value)).toBe(false)
  })

  it.each(['maybe', '', 2, {}, null, undefined, [true], ['yes']])('%j is neither', (value) => {
    expect(readFlag(value)).toBeNull()
  })
})

test.each([
  [6500, 6500],
  ['6500 mm', 6500],
  ['6.5 m', 6500],
  ['6.5M', 6500],
  ['12m', 12_000],
  ['650 cm', 6500],
  ['650.5cm', 6505],
  [0.5, 500],
  [29.9, 29_900],
  [30, 30],
  [0, 0],
  [-1, -1],
  ['20 ft', 6096],
  ['20ft', 6096],
  ['20.5 feet', 6248.4],
  ['1 foot', 304.8],
  ["21'", 6400.8],
  [`21'6"`, 6553.2],
  ["21'6''", 6553.2],
  ["21' 6", 6553.2],
  ['21 ft 6.5 in', 6565.9],
  ['21 ft 6 inch', 6553.2],
  ['21 ft 6 inches', 6553.2],
  ['21 ft 10 in', 6654.8],
  [' 21 ft ', 6400.8],
  ['x 20 ft', null],
  ['20 ft long', null],
  ['120 ft', null],
  ['about 6.5 m', null],
  ['6.5 m wide', null],
  ['6. m', null],
  [`${' '.repeat(40)}6 m`, null],
  ['long', null],
  [null, null],
])('length %j -> %j mm', (value, lengthMm) => {
  const read = readLengthMm(value)
  if (lengthMm === null) expect(read).toBeNull()
  else expect(read).toBeCloseTo(lengthMm, 6)
})
