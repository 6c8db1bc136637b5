/**
 * The stage of the next release, prepared after a flip: a hard link to every file of the served release.
 *
 * For a process that stays and has nothing else to do between two builds: its next build then only removes and writes
 * what changed. The release that would be removed becomes this stage, so that only files in which the two releases
 * differ are touched: to unlink ten thousand files and to link as many takes longer than a build.
 */
import { readdir, rename, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { BuildError, isMissing } from '../build-error.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Manifest } from './manifest.ts'
import { isSameCode, KEPT_RELEASES, readManifest } from './manifest.ts'
import type { ReleasePaths } from './release-paths.ts'
import { moveAway, surplusReleases } from './releases.ts'
import { createStage } from './stage.ts'

const LINKS_PER_TURN = 500

const prestageName = (releaseId: string): string => `after-${releaseId}`

type FileNames = Pick<Manifest, 'pages' | 'files' | 'carriedAssets'>

/** Every file of a release. */
export function releaseFiles(manifest: FileNames): string[] {
  return [
    ...Object.keys(manifest.pages).map(pageFile),
    ...Object.keys(manifest.files),
    ...Object.keys(manifest.carriedAssets),
  ]
}

/** Files of a release that the next one has no more. */
export function goneFiles(last: FileNames, next: FileNames): string[] {
  return [
    ...Object.keys(last.pages).flatMap((path) => (path in next.pages ? [] : [pageFile(path)])),
    ...[...Object.keys(last.files), ...Object.keys(last.carriedAssets)].filter(
      (file) => !(file in next.files || file in next.carriedAssets),
    ),
  ]
}

type ReleaseContents = Pick<Manifest, 'id' | 'compileId' | 'siteHash' | 'pages' | 'files' | 'carriedAssets'>

/** Prepares the stage after a release of which this is the manifest. */
export type Prestage = (manifest: Manifest) => Promise<void>

/** One for a site: it remembers what the releases hold that it has seen. */
export function createPrestage(paths: ReleasePaths): Prestage {
  let seen: readonly ReleaseContents[] = []

  /** The newest release that would be removed, if it is of the same code; `null` when there is none. */
  async function surplusRelease(now: ReleaseContents): Promise<ReleaseContents | null> {
    const newest = (await surplusReleases(paths)).at(-1)
    if (newest === undefined) return null
    const old = seen.find(({ id }) => id === newest) ?? (await readManifest(paths.manifests, newest))
    return old !== null && isSameCode(old, now) ? old : null
  }

  /** Does nothing when it is done already. A stage that is not whole never gets the name by which it is found. */
  return async ({ id, compileId, siteHash, pages, files, carriedAssets }) => {
    const manifest = { id, compileId, siteHash, pages, files, carriedAssets }
    seen = [...seen.filter((release) => release.id !== id), manifest].slice(-KEPT_RELEASES - 1)
    const name = prestageName(id)
    if ((await namesIn(paths.staging)).includes(name)) return
    const dir = join(paths.staging, `${name}.tmp`)
    const old = await surplusRelease(manifest)
    if (old !== null) await moveAway(paths, old.id, dir)
    const releasedDir = join(paths.releases, id)
    const kept = old === null ? new Set<string>() : await keepSameFiles(dir, old, manifest)
    const stage = await createStage(dir)
    try {
      for (const [index, file] of releaseFiles(manifest).entries()) {
        const released = `${releasedDir}/${file}`
        if (!kept.has(file) && !stage.link(file, released)) throw new BuildError(`${released} is missing.`)
        if (index % LINKS_PER_TURN === 0) await yieldToOthers()
      }
      await rename(stage.dir, join(paths.staging, name))
    } catch (error) {
      await stage.discard()
      throw error
    }
  }
}

/** Removes from a folder that holds `old`, of the same code, what `now` does not have alike; returns what stays. */
async function keepSameFiles(folder: string, old: ReleaseContents, now: ReleaseContents): Promise<Set<string>> {
  const same = new Set<string>()
  for (const path in now.pages) if (old.pages[path] === now.pages[path]) same.add(pageFile(path))
  for (const file in now.files) if (old.files[file] === now.files[file]) same.add(file)
  const kept = new Set<string>()
  // By what is there, not by what the manifest says: a release that somebody has damaged must not be passed on.
  const prefixes = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const { name, parentPath } = entry
    const prefix = prefixes.get(parentPath) ?? relative(folder, `${parentPath}/file`).split(sep).join('/').slice(0, -4)
    prefixes.set(parentPath, prefix)
    if (same.has(prefix + name)) kept.add(prefix + name)
    else await rm(join(parentPath, name))
  }
  return kept
}

/**
 * Removes what killed builds have left, and renames the stage that was prepared after `previous` to `stageDir`.
 * False when there is none, so `stageDir` does not exist yet.
 */
export async function clearStaging(paths: ReleasePaths, stageDir: string, previous: Manifest | null): Promise<boolean> {
  const wanted = previous === null ? null : prestageName(previous.id)
  const names = await namesIn(paths.staging)
  for (const name of names) {
    if (name !== wanted) await rm(join(paths.staging, name), { recursive: true, force: true })
  }
  if (wanted === null || !names.includes(wanted)) return false
  await rename(join(paths.staging, wanted), stageDir)
  return true
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
