/** The file of the postcodes in a release, for shoppers who search from one: the same for every site. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { hashText } from '#catalogue/fingerprint.ts'
import type { Site } from '#config/schema/site.ts'
import { readPostcodeTable, writePostcodeFile } from '#domain/places/postcode-file.ts'
import { SEARCH_FILES_FOLDER } from '#search/settings.ts'
import { hasPlaces } from '#search/site-settings.ts'
import type { SiteFile } from './site-files.ts'

const TABLE = fileURLToPath(new URL('../../../assets/postcodes/au-postcodes.csv', import.meta.url))

export interface PostcodesFile {
  readonly url: string
  /** Its path in the release, with its content. */
  readonly entry: readonly [path: string, file: SiteFile]
}

let made: Promise<PostcodesFile> | null = null

/** Made once for each process; null for a site whose cars cannot be searched by distance. */
export async function postcodesOf(site: Pick<Site, 'locations'>): Promise<PostcodesFile | null> {
  if (!hasPlaces(site)) return null
  made ??= makeFile()
  return made
}

/** What the file holds. */
export async function postcodesText(): Promise<string> {
  return writePostcodeFile(readPostcodeTable(await readFile(TABLE, 'utf8')))
}

async function makeFile(): Promise<PostcodesFile> {
  const text = await postcodesText()
  const hash = hashText(text)
  const path = `${SEARCH_FILES_FOLDER}/${hash}-postcodes.bin`
  return { url: `/${path}`, entry: [path, { kind: 'made', hash, make: async () => gzipSync(text, { level: 9 }) }] }
}
