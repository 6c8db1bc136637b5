import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readPostcodeFile, readPostcodeTable, writePostcodeFile } from '#domain/places/postcode-file.ts'

const TABLE = new URL('../../../assets/postcodes/au-postcodes.csv', import.meta.url)

it('holds every postcode to a hundredth of a degree, in few bytes, and names its source', async () => {
  const table = readPostcodeTable(await readFile(TABLE, 'utf8'))
  const file = writePostcodeFile(table)
  const read = readPostcodeFile(file)
  expect([...read.keys()].sort()).toEqual([...table.keys()].sort())
  for (const [postcode, { latitude, longitude }] of table) {
    expect(Math.abs((read.get(postcode)?.latitude ?? 0) - latitude)).toBeLessThan(0.005_001)
    expect(Math.abs((read.get(postcode)?.longitude ?? 0) - longitude)).toBeLessThan(0.005_001)
  }
  expect(gzipSync(file).length).toBeLessThan(20_000)
  expect(file.split('\n')[0]).toContain('GeoNames')
  expect(read.get('4000')?.latitude).toBeCloseTo(-27.47, 1)
})
