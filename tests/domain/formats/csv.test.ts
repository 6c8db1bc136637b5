import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvText } from '#domain/formats/csv.ts'

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+61 400', "'+61 400"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
])('%j is written as %j', (value, cell) => {
  expect(csvText([[value]])).toBe(`${cell}\r\n`)
})

it('no cell begins like a formula', () => {
  fc.assert(fc.property(fc.string(), (value) => !/^"?[=+\-@\t\r]/.test(csvText([[value]]).replace(/\r\n$/, ''))))
})
