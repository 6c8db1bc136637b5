/** The manifest of a release: what it is made of, and what the next one must know of it. */
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { RememberedCar } from '#catalogue/car-history.ts'
import { carHistorySchema } from '#catalogue/car-history.ts'
import { hashText } from '#catalogue/fingerprint.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import type { LastStock } from '#stock/guard.ts'
import { isMissing } from '../build-error.ts'
import { joined } from '../files/joined-bytes.ts'
import type { SiteFile } from '../files/site-files.ts'
import type { PlannedPage } from '../plan/planned-page.ts'

/** Releases that stay on the disk, the served one among them. */
export const KEPT_RELEASES = 3

/** Of ten thousand pages: the library takes ten times as long to look at each. An object in JSON, a map in memory. */
const hashesSchema = v.pipe(
  v.custom<Record<string, string>>((value) => typeof value === 'object' && value !== null),
  v.rawTransform(({ dataset, addIssue, NEVER }): ReadonlyMap<string, string> => {
    const hashes = new Map<string, string>()
    for (const [name, hash] of Object.entries(dataset.value)) {
      if (typeof hash === 'string') hashes.set(name, hash)
      else {
        addIssue({ message: `Invalid hash of ${name}: expected a string` })
        return NEVER
      }
    }
    return hashes
  }),
)

export const manifestSchema = v.object({
  formatVersion: v.literal(1),
  id: v.string(),
  /** Counts up by one with each release of the site. */
  sequence: v.number(),
  /** The release that was served before this one, which a rollback goes back to. */
  replaces: v.optional(v.nullable(v.string()), null),
  compileId: v.string(),
  siteHash: v.string(),
  /** ISO 8601 instant that the release was planned for. */
  asAt: v.string(),
  /** ISO 8601 instant at which the plan changes by itself; `null` when it does not. */
  nextChangeAt: v.nullable(v.string()),
  /** Path -> hash of the page's inputs. */
  pages: hashesSchema,
  /** File -> hash of its content, for everything that is not a page. */
  files: hashesSchema,
  /** Assets of earlier compiles that open pages may still ask for -> sequence of the last release that used them. */
  carriedAssets: v.record(v.string(), v.number()),
  history: carHistorySchema,
  /** Every search address that was ever published: one whose cars are gone leads to the search above it. */
  searchPaths: v.optional(v.array(v.string()), []),
  stock: v.object({ carIds: v.array(v.string()), medianPriceAud: v.nullable(v.number()) }),
})
export type Manifest = v.InferOutput<typeof manifestSchema>

/** What a release is made of. */
export interface ReleaseContents {
  pages: readonly PlannedPage[]
  files: ReadonlyMap<string, SiteFile>
  facts: ReleaseFacts
  /** The served release; `null` before the first. */
  previous: Manifest | null
}

/** The name of a release: its number, so that names sort by age, and a part of the hash of its contents. */
function releaseId(sequence: number, contentHash: string): string {
  return `${String(sequence).padStart(6, '0')}-${contentHash
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 10)
    .toLowerCase()}`
}

/** What the manifest says besides the release's pages and files. */
export type ReleaseFacts = Pick<
  Manifest,
  'compileId' | 'siteHash' | 'asAt' | 'nextChangeAt' | 'history' | 'searchPaths' | 'stock'
>

/** The manifest of the release after `previous`; `lastSequence` is the highest that is on the disk. */
export function nextManifest({ pages, files, facts, previous }: ReleaseContents, lastSequence: number): Manifest {
  const sequence = Math.max(previous?.sequence ?? 0, lastSequence) + 1
  const pageHashes = new Map<string, string>()
  for (const { page, inputsHash } of pages) pageHashes.set(page.path, inputsHash)
  const fileHashes = new Map<string, string>()
  for (const [file, { hash }] of files) fileHashes.set(file, hash)
  const code = JSON.stringify([facts.compileId, facts.siteHash])
  const json = { pages: joined('{', pageEntries(pages), ',', '}'), files: Buffer.from(objectText(fileHashes)) }
  hashesJson.set(pageHashes, json)
  return {
    formatVersion: 1,
    id: releaseId(sequence, hashText(joined(`[${code.slice(1, -1)},`, [json.pages, json.files], ',', ']'))),
    sequence,
    replaces: previous?.id ?? null,
    ...facts,
    pages: pageHashes,
    files: fileHashes,
    carriedAssets: carriedAssets(previous, fileHashes, sequence),
  }
}

/** Most pages are those of before, and so are the bytes of most runs. */
const pageEntries = onceForRuns((pages: readonly PlannedPage[]) =>
  Buffer.from(pages.map(({ page, inputsHash }) => entryText(page.path, inputsHash)).join()),
)

const entryText = (name: string, hash: string): string => `${JSON.stringify(name)}:${JSON.stringify(hash)}`

/** What JSON holds of a manifest's pages and files; found by the pages, and kept until the manifest is written. */
const hashesJson = new WeakMap<Manifest['pages'], { pages: Buffer; files: Buffer }>()

function objectText(hashes: ReadonlyMap<string, string>): string {
  const entries: string[] = []
  for (const [name, hash] of hashes) entries.push(entryText(name, hash))
  return `{${entries.join()}}`
}

/**
 * Hashed assets of earlier compiles, which a page opened before a flip may still ask for after it: asset -> sequence of
 * the last release that used it. Those of releases that are no longer kept are left out.
 */
function carriedAssets(
  previous: Manifest | null,
  files: ReadonlyMap<string, string>,
  sequence: number,
): Record<string, number> {
  if (previous === null) return {}
  const lastUsed = new Map(Object.entries(previous.carriedAssets))
  for (const file of previous.files.keys()) if (file.startsWith('assets/')) lastUsed.set(file, previous.sequence)
  const carried = [...lastUsed].filter(([file, used]) => !files.has(file) && sequence - used < KEPT_RELEASES)
  return Object.fromEntries(carried.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether the two releases have the same pages and files. */
export function isUnchanged(previous: Manifest, next: Manifest): boolean {
  return (
    // A changed car changes a file, too, and files are fewer.
    isSameCode(previous, next) && sameEntries(previous.files, next.files) && sameEntries(previous.pages, next.pages)
  )
}

type CodeOfRelease = Pick<Manifest, 'compileId' | 'siteHash'>

/** Whether the same inputs give the same pages: the compiled application and the configuration are the same. */
export function isSameCode(previous: CodeOfRelease, next: CodeOfRelease): boolean {
  return previous.compileId === next.compileId && previous.siteHash === next.siteHash
}

function sameEntries(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  if (one.size !== other.size) return false
  for (const [name, hash] of one) if (other.get(name) !== hash) return false
  return true
}

/** What the guard compares a feed with. */
export function lastStockOf(manifest: Manifest | null): LastStock | null {
  if (manifest === null) return null
  const sold = manifest.history.listed.filter(({ soldSeenAtMs }) => soldSeenAtMs !== null)
  return { ...manifest.stock, soldCarIds: sold.map(({ id }) => id) }
}

/** The manifest of a release; `null` when it is missing, of another version, or not readable. */
export async function readManifest(manifestsDir: string, id: string): Promise<Manifest | null> {
  try {
    const parsed = v.safeParse(manifestSchema, JSON.parse(await readFile(join(manifestsDir, `${id}.json`), 'utf8')))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null
    throw error
  }
}

/** Writes it whole or not at all. */
export async function writeManifest(manifestsDir: string, manifest: Manifest): Promise<void> {
  const file = join(manifestsDir, `${manifest.id}.json`)
  const temporary = `${file}.tmp`
  await writeFile(temporary, manifestBytes(manifest))
  await rename(temporary, file)
}

function manifestBytes({ history, pages, files, ...others }: Manifest): Buffer {
  const json = hashesJson.get(pages)
  hashesJson.delete(pages)
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(others).slice(0, -1)},"pages":`),
    json?.pages ?? Buffer.from(objectText(pages)),
    Buffer.from(',"files":'),
    json?.files ?? Buffer.from(objectText(files)),
    joined(
      ',"history":{"listed":[',
      rememberedEntries(history.listed),
      ',',
      `],"gone":${JSON.stringify(history.gone)}}}`,
    ),
  ])
}

/** Cars that are remembered as before are the same objects, and make up most of a manifest. */
const rememberedEntries = onceForRuns((cars: readonly RememberedCar[]) =>
  Buffer.from(JSON.stringify(cars).slice(1, -1)),
)

/** A manifest as JSON holds it, to be a part of a larger JSON. */
export function storedManifest(manifest: Manifest): object {
  return { ...manifest, pages: Object.fromEntries(manifest.pages), files: Object.fromEntries(manifest.files) }
}

export interface ManifestReader {
  read(id: string): Promise<Manifest | null>
  /** Keeps a manifest as it has just been written, so that it is not read: for the holder of the lock alone. */
  keep(manifest: Manifest): Promise<void>
}

/** Reads manifests and keeps the last one for as long as its file stays the same. */
export function createManifestReader(manifestsDir: string): ManifestReader {
  let kept: { id: string; version: string; manifest: Manifest | null } | null = null
  // A file is only ever replaced whole, so a new one has a new number.
  async function versionOf(id: string): Promise<string | null> {
    const file = await stat(join(manifestsDir, `${id}.json`)).catch(() => null)
    return file === null ? null : `${file.ino} ${file.size} ${file.mtimeMs}`
  }
  return {
    async read(id) {
      const version = await versionOf(id)
      if (version === null) return null
      if (kept?.id !== id || kept.version !== version) {
        kept = { id, version, manifest: await readManifest(manifestsDir, id) }
      }
      return kept.manifest
    },
    async keep(manifest) {
      const version = await versionOf(manifest.id)
      kept = version === null ? null : { id: manifest.id, version, manifest }
    },
  }
}
