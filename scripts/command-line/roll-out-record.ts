/** What a roll-out has changed, kept beside the sites, so that it can be taken back. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { readPointer } from '#generator/publish/bucket-layout.ts'
import type { ObjectStore } from '#generator/publish/object-store.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId } from '#generator/release/releases.ts'
import { UsageError } from './command.ts'

const recordSchema = v.object({
  id: v.string(),
  /** Slug -> the releases that were served before and after it; `after` is `null` until the site's build has ended. */
  sites: v.record(v.string(), v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) })),
})
export type RollOutRecord = v.InferOutput<typeof recordSchema>

/** The release that a site serves: in the bucket where there is one, else on this disk; `null` before the first. */
export async function servedReleaseId(store: ObjectStore | null, outDir: string, slug: string): Promise<string | null> {
  if (store === null) return currentReleaseId(releasePaths(outDir, slug))
  return (await readPointer(store, slug))?.pointer.served.id ?? null
}

export interface RollOutRecorder {
  id: string
  begin(slug: string): Promise<void>
  end(slug: string): Promise<void>
}

/** Written before and after each site, so that a roll-out that is cut off can be taken back, too. */
export function createRollOutRecorder(store: ObjectStore | null, outDir: string, now: Date): RollOutRecorder {
  // "20261201-101530": the instant in UTC.
  const id = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const record: RollOutRecord = { id, sites: {} }
  let last: Promise<void> = Promise.resolve()
  const write = (): Promise<void> => {
    last = last.then(() => writeRecord(outDir, record))
    return last
  }
  return {
    id,
    async begin(slug) {
      record.sites[slug] = { before: await servedReleaseId(store, outDir, slug), after: null }
      await write()
    },
    async end(slug) {
      const before = record.sites[slug]?.before ?? null
      record.sites[slug] = { before, after: await servedReleaseId(store, outDir, slug) }
      await write()
    },
  }
}

/** No site has such a name. */
const folderOf = (outDir: string): string => join(outDir, '.roll-outs')

async function writeRecord(outDir: string, record: RollOutRecord): Promise<void> {
  const file = join(folderOf(outDir), `${record.id}.json`)
  await mkdir(folderOf(outDir), { recursive: true })
  await writeFile(`${file}.partial`, JSON.stringify(record, null, 2))
  await rename(`${file}.partial`, file)
}

export async function readRollOut(outDir: string, id: string): Promise<RollOutRecord> {
  const known = (await readdir(folderOf(outDir)).catch(() => [])).flatMap((name) =>
    name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
  )
  if (!known.includes(id)) {
    const list = known.length === 0 ? 'none is known' : `known: ${known.sort().slice(-5).join(', ')}`
    throw new UsageError(`There is no roll-out "${id}" in ${outDir} (${list}). Check the id, and --out.`)
  }
  const parsed = v.safeParse(recordSchema, JSON.parse(await readFile(join(folderOf(outDir), `${id}.json`), 'utf8')))
  if (!parsed.success) throw new UsageError(`The record of roll-out ${id} was not written by this version.`)
  return parsed.output
}
