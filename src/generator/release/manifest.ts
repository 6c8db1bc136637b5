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
import type { SiteFile } from '../files/site-files.ts'
import type { PlannedPage } from '../plan/planned-page.ts'

/** Releases that stay on the disk, the served one among them. */
export const KEPT_RELEASES = 3

/** Of ten thousand pages: the library takes ten times as long to look at each. */
const hashesSchema = v.custom<Record<string, string>>(
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every((hash) => typeof hash === 'string'),
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
  const pageHashes: Manifest['pages'] = {}
  for (const { page, inputsHash } of pages) pageHashes[page.path] = inputsHash
  // As JSON writes it: most pages are those of before, and so is the text of most runs.
  const pagesText = `{${pageEntries(pages).join()}}`
  pageTexts.set(pageHashes, pagesText)
  const code = JSON.stringify([facts.compileId, facts.siteHash])
  const fileHashes = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]))
  return {
    formatVersion: 1,
    id: releaseId(sequence, hashText(`[${code.slice(1, -1)},${pagesText},${JSON.stringify(fileHashes)}]`)),
    sequence,
    replaces: previous?.id ?? null,
    ...facts,
    pages: pageHashes,
    files: fileHashes,
    carriedAssets: carriedAssets(previous, new Set(files.keys()), sequence),
  }
}

const pageEntries = onceForRuns((pages: readonly PlannedPage[]) =>
  pages.map(({ page, inputsHash }) => `${JSON.stringify(page.path)}:${JSON.stringify(inputsHash)}`).join(),
)

/** Until they are written. */
const pageTexts = new WeakMap<Manifest['pages'], string>()

/**
 * Hashed assets of earlier compiles, which a page opened before a flip may still ask for after it: asset -> sequence of
 * the last release that used it. Those of releases that are no longer kept are left out.
 */
function carriedAssets(
  previous: Manifest | null,
  files: ReadonlySet<string>,
  sequence: number,
): Record<string, number> {
  if (previous === null) return {}
  const lastUsed = new Map(Object.entries(previous.carriedAssets))
  for (const file of Object.keys(previous.files)) if (file.startsWith('assets/')) lastUsed.set(file, previous.sequence)
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

function sameEntries(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
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
  await writeFile(temporary, manifestText(manifest))
  await rename(temporary, file)
}

function manifestText({ history, pages, ...others }: Manifest): string {
  const historyText = `{"listed":[${rememberedTexts(history.listed).join()}],"gone":${JSON.stringify(history.gone)}}`
  const pagesText = pageTexts.get(pages) ?? JSON.stringify(pages)
  pageTexts.delete(pages)
  return `${JSON.stringify(others).slice(0, -1)},"pages":${pagesText},"history":${historyText}}`
}

/** Cars that are remembered as before are the same objects, and make up most of a manifest. */
const rememberedTexts = onceForRuns((cars: readonly RememberedCar[]) => JSON.stringify(cars).slice(1, -1))

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
