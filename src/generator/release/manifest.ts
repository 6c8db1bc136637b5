/** What a release is made of, and what the next one must know of it. */
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { carHistorySchema } from '#catalogue/car-history.ts'
import type { LastStock } from '#stock/guard.ts'
import { isMissing } from './missing-file.ts'

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
  pages: v.record(v.string(), v.string()),
  /** File -> hash of its content, for everything that is not a page. */
  files: v.record(v.string(), v.string()),
  /** Assets of earlier compiles that open pages may still ask for -> sequence of the last release that used them. */
  carriedAssets: v.record(v.string(), v.number()),
  history: carHistorySchema,
  /** Every search address that was ever published: one whose cars are gone leads to the search above it. */
  searchPaths: v.optional(v.array(v.string()), []),
  stock: v.object({ carIds: v.array(v.string()), medianPriceAud: v.nullable(v.number()) }),
})
export type Manifest = v.InferOutput<typeof manifestSchema>

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
  await writeFile(temporary, JSON.stringify(manifest))
  await rename(temporary, file)
}

/** Reads manifests and keeps the last one for as long as its file stays the same. */
export function createManifestReader(manifestsDir: string): { read(id: string): Promise<Manifest | null> } {
  let kept: { id: string; version: string; manifest: Manifest | null } | null = null
  return {
    async read(id) {
      const file = await stat(join(manifestsDir, `${id}.json`)).catch(() => null)
      if (file === null) return null
      // A file is only ever replaced whole, so a new one has a new number.
      const version = `${file.ino} ${file.size} ${file.mtimeMs}`
      if (kept?.id !== id || kept.version !== version) {
        kept = { id, version, manifest: await readManifest(manifestsDir, id) }
      }
      return kept.manifest
    },
  }
}
