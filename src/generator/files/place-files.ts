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

let made: Promise<PlaceFiles> | null = null

/** Made once for each process; null for a site whose cars cannot be searched by distance. */
export async function placeFilesOf(site: Pick<Site, 'locations'>): Promise<PlaceFiles | null> {
  if (!hasPlaces(site)) return null
  made ??= makeFiles()
  return made
}

/** What the files hold: of the suburbs one for each first letter. */
export async function placeTexts() {
  const [postcodes, suburbs] = await Promise.all(
    ['au-postcodes.csv', 'au-suburbs.csv'].map((table) => readFile(TABLES + table, 'utf8')),
  )
  return {
    postcodes: writePostcodeFile(readPostcodeTable(postcodes ?? '')),
    suburbs: writeSuburbFiles(readSuburbTable(suburbs ?? '')),
  }
}

async function makeFiles(): Promise<PlaceFiles> {
  const { postcodes, suburbs } = await placeTexts()
  const postcodesPath = `${SEARCH_FILES_FOLDER}/${hashText(postcodes)}-postcodes.bin`
  const ofAllSuburbs = `${SEARCH_FILES_FOLDER}/${hashText([...suburbs.values()].join('\n'))}-suburbs-`
  return {
    urls: { postcodes: `/${postcodesPath}`, suburbs: `/${ofAllSuburbs}` },
    files: new Map([
      [postcodesPath, compressed(postcodes)],
      ...[...suburbs].map(([letter, text]) => [`${ofAllSuburbs}${letter}.bin`, compressed(text)] as const),
    ]),
  }
}

function compressed(text: string): SiteFile {
  return { kind: 'made', hash: hashText(text), make: async () => gzipSync(text, { level: 9 }) }
}
