import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Suburb } from '#domain/places/suburb-file.ts'
import {
  readSuburbFile,
  readSuburbTable,
  suburbLetter,
  suburbsCalled,
  writeSuburbFiles,
} from '#domain/places/suburb-file.ts'

const TABLE = await readFile(new URL('../../../assets/postcodes/au-suburbs.csv', import.meta.url), 'utf8')
const SUBURBS = readSuburbTable(TABLE)
const FILES = writeSuburbFiles(SUBURBS)

function called(typed: string): string[] {
  const file = readSuburbFile(FILES.get(suburbLetter(typed)) ?? '')
  return suburbsCalled(typed, file).map(({ name, state }) => `${name} ${state}`)
}

describe('the files of the suburbs', () => {
  it('are one for each letter, and name the licence', () => {
    expect([...FILES.keys()].sort().join('')).toBe('abcdefghijklmnopqrstuvwxyz')
    for (const text of FILES.values()) expect(text).toMatch(/^Places: GeoNames \(geonames\.org\), CC BY 4\.0\n/)
  })

  it('have every suburb where the table has it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUBURBS), (suburb: Suburb) => {
        const file = readSuburbFile(FILES.get(suburbLetter(suburb.name)) ?? '')
        expect(suburbsCalled(suburb.name, file)).toContainEqual(suburb)
        expect(suburbsCalled(`${suburb.name.toUpperCase()}, ${suburb.state}`, file)).toContainEqual(suburb)
      }),
    )
  })

  it.each([
    ['richmond', ['Richmond NSW', 'Richmond QLD', 'Richmond QLD', 'Richmond SA', 'Richmond TAS', 'Richmond VIC']],
    ['Richmond VIC', ['Richmond VIC']],
    ['richmond, victoria', ['Richmond VIC']],
    ['Richmond WA', []],
    ['saint kilda vic', ['St Kilda VIC']],
    ['st. kilda vic', ['St Kilda VIC']],
    ['Mt Eliza', ['Mount Eliza VIC']],
    ['mount victoria', ['Mount Victoria NSW']],
    ['New South Wales', []],
    ['nowhere at all', []],
    ['4000', []],
    ['', []],
  ])('%j is %j', (typed, expected) => {
    expect(called(typed)).toEqual(expected)
  })
})
