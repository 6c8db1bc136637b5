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
  const files: string[] = []
  for (const path of manifest.pages.keys()) files.push(pageFile(path))
  for (const file of manifest.files.keys()) files.push(file)
  return [...files, ...Object.keys(manifest.carriedAssets)]
}

/** Files of a release that the next one has no more. */
export function goneFiles(last: FileNames, next: FileNames): string[] {
  const gone = removedPaths(last, next).map(pageFile)
  const isGone = (file: string): boolean => !(next.files.has(file) || file in next.carriedAssets)
  for (const file of last.files.keys()) if (isGone(file)) gone.push(file)
  return [...gone, ...Object.keys(last.carriedAssets).filter(isGone)]
}

/** Pages of a release that the next one has no more. */
export function removedPaths(last: Pick<Manifest, 'pages'>, next: Pick<Manifest, 'pages'>): string[] {
  const removed: string[] = []
  for (const path of last.pages.keys()) if (!next.pages.has(path)) removed.push(path)
  return removed
}

type ReleaseContents = Pick<Manifest, 'id' | 'compileId' | 'siteHash' | 'pages' | 'files' | 'carriedAssets'>

/**
 * Prepares the stage after a release of which this is the manifest. Without `linksAll` only where a release that would be
 * removed becomes the stage: that takes a few milliseconds, and to link thousands of files takes longer than some builds.
 */
export type Prestage = (manifest: Manifest, options: { linksAll: boolean }) => Promise<void>

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
  return async ({ id, compileId, siteHash, pages, files, carriedAssets }, { linksAll }) => {
    const manifest = { id, compileId, siteHash, pages, files, carriedAssets }
    seen = [...seen.filter((release) => release.id !== id), manifest].slice(-KEPT_RELEASES - 1)
    const name = prestageName(id)
    if ((await namesIn(paths.staging)).includes(name)) return
    const dir = join(paths.staging, `${name}.tmp`)
    const old = await surplusRelease(manifest)
    if (old === null && !linksAll) return
    if (old !== null) await moveAway(paths, old.id, dir)
    const releasedDir = join(paths.releases, id)
    const missing = old === null ? releaseFiles(manifest) : await keepSameFiles(dir, old, manifest)
    const stage = await createStage(dir)
    try {
      for (const [index, file] of missing.entries()) {
        const released = `${releasedDir}/${file}`
        if (!stage.link(file, released)) throw new BuildError(`${released} is missing.`)
        if (index % LINKS_PER_TURN === 0) await yieldToOthers()
      }
      await rename(stage.dir, join(paths.staging, name))
    } catch (error) {
      await stage.discard()
      throw error
    }
  }
}

/** Removes from a folder that holds `old`, of the same code, what `now` does not have alike; returns what `now` has besides. */
async function keepSameFiles(folder: string, old: ReleaseContents, now: ReleaseContents): Promise<string[]> {
  const same = new Set<string>()
  const missing = Object.keys(now.carriedAssets)
  for (const [path, hash] of now.pages) {
    if (old.pages.get(path) === hash) same.add(pageFile(path))
    else missing.push(pageFile(path))
  }
  for (const [file, hash] of now.files) {
    if (old.files.get(file) === hash) same.add(file)
    else missing.push(file)
  }
  // By what is there, not by what the manifest says: a release that somebody has damaged must not be passed on.
  const prefixes = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const { name, parentPath } = entry
    const prefix = prefixes.get(parentPath) ?? relative(folder, `${parentPath}/file`).split(sep).join('/').slice(0, -4)
    prefixes.set(parentPath, prefix)
    if (!same.delete(prefix + name)) await rm(join(parentPath, name))
  }
  return [...missing, ...same]
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
