/** Where Australian postcodes are: from assets/postcodes, whose README names its source and licence. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Coordinates } from '#domain/places/distance.ts'
import { readPostcodeTable } from '#domain/places/postcode-file.ts'

const FILE = fileURLToPath(new URL('../../../assets/postcodes/au-postcodes.csv', import.meta.url))

let postcodes: Promise<ReadonlyMap<string, Coordinates>> | null = null

/** `null` for a postcode that does not exist. */
export async function locatePostcode(postcode: string): Promise<Coordinates | null> {
  postcodes ??= readPostcodes()
  return (await postcodes).get(postcode) ?? null
}

async function readPostcodes(): Promise<ReadonlyMap<string, Coordinates>> {
  return readPostcodeTable(await readFile(FILE, 'utf8'))
}
