import { expect, test } from 'vitest'
import { nameLines } from '#components/chrome/name-lines.ts'

test.each([
  ['North Motors', ['North Motors']],
  ['North Shore Auto', ['North Shore Auto']],
  ['North Shore Autos', ['North Shore', 'Autos']],
  ['Galah Creek Caravans', ['Galah Creek', 'Caravans']],
  ['Wattlebird Motor Group', ['Wattlebird', 'Motor Group']],
  ['  Brindle   Quay Motors ', ['Brindle', 'Quay Motors']],
  ['Kraftfahrzeughandel', ['Kraftfahrzeughandel']],
])('%s', (name, lines) => {
  expect(nameLines(name)).toEqual(lines)
})
