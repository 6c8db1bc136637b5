/** The files of postcodes and suburbs in a release, for shoppers who search from one: the same for every site. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { hashText } from '#catalogue/fingerprint.ts'
import type { Site } from '#config/schema/site.ts'
import { readPostcodeTable, writePostcodeFile } from '#domain/places/postcode-file.ts'
import { readSuburbTable, writeSuburbFiles } from '#domain/places/suburb-file.ts'
import type { PlaceFileUrls } from '#search/near/place-finder.ts'
import { SEARCH_FILES_FOLDER } from '#search/settings.ts'
import { hasPlaces } from '#search/site-settings.ts'
import type { SiteFile } from './site-files.ts'

const TABLES = fileURLToPath(new URL('../../../assets/postcodes/', import.meta.url))

export interface PlaceFiles {
  readonly urls: PlaceFileUrls
  /** By their paths in the release. */
  readonly files: ReadonlyMap<string, SiteFile>
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Read once for each process. */
let tables: ReturnType<typeof readTables> | null = null
let texts: ReturnType<typeof makeTexts> | null = null

/**
 * Null for a site whose cars cannot be searched by distance. Names follow from the tables, so that nothing is made of
 * what a release has already; `codeId` names the code that makes the files.
 */
export async function placeFilesOf(site: Pick<Site, 'locations'>, codeId: string): Promise<PlaceFiles | null> {
  if (!hasPlaces(site)) return null
  tables ??= readTables()
  const { hash } = await tables
  const id = hashText(codeId + hash)
  const postcodesPath = `${SEARCH_FILES_FOLDER}/${id}-postcodes.bin`
  const beforeLetter = `${SEARCH_FILES_FOLDER}/${id}-suburbs-`
  return {
    urls: { postcodes: `/${postcodesPath}`, suburbs: `/${beforeLetter}` },
    files: new Map([
      [postcodesPath, made(postcodesPath, async () => (await placeTexts()).postcodes)],
      ...LETTERS.map((letter) => {
        const path = `${beforeLetter}${letter}.bin`
        return [path, made(path, async () => (await placeTexts()).suburbs.get(letter) ?? '')] as const
      }),
    ]),
  }
}

/** What the files hold: of the suburbs one for each first letter. Made once for each process. */
export function placeTexts() {
  texts ??= makeTexts()
  return texts
}

async function makeTexts() {
  tables ??= readTables()
  const { postcodes, suburbs } = await tables
  return {
    postcodes: writePostcodeFile(readPostcodeTable(postcodes)),
    suburbs: writeSuburbFiles(readSuburbTable(suburbs)),
  }
}

async function readTables() {
  const [postcodes, suburbs] = await Promise.all([
    readFile(`${TABLES}au-postcodes.csv`, 'utf8'),
    readFile(`${TABLES}au-suburbs.csv`, 'utf8'),
  ])
  return { postcodes, suburbs, hash: hashText(postcodes + suburbs) }
}

function made(path: string, text: () => Promise<string>): SiteFile {
  return { kind: 'made', hash: hashText(path), make: async () => gzipSync(await text(), { level: 9 }) }
}
