/** The releases of a site on the disk: which one is served, which are kept, and going back to one. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BuildError, isMissing } from '../build-error.ts'
import type { Manifest } from './manifest.ts'
import { KEPT_RELEASES, readManifest } from './manifest.ts'
import type { ReleasePaths } from './release-paths.ts'

export interface ReleaseName {
  id: string
  sequence: number
}

/** The releases on the disk, the oldest first. */
export async function listReleases(paths: ReleasePaths): Promise<ReleaseName[]> {
  const names = await readdir(paths.releases).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .flatMap((id) => (/^\d{6,}-/.test(id) ? [{ id, sequence: Number.parseInt(id, 10) }] : []))
    .sort((a, b) => a.sequence - b.sequence)
}

/** The id of the release that is served; `null` before the first. */
export async function currentReleaseId(paths: ReleasePaths): Promise<string | null> {
  try {
    return basename(await readlink(paths.current))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Serves a release: one symbolic link is replaced by one rename, so readers see the old one or the new one, never neither. */
export async function flipTo(paths: ReleasePaths, id: string): Promise<void> {
  const temporary = `${paths.current}.${process.pid}.tmp`
  await rm(temporary, { force: true })
  await symlink(join('releases', id), temporary)
  await rename(temporary, paths.current)
}

/** What is known of the releases before: the served one's manifest, or the newest that can still be read. */
export interface KnownRelease {
  /** `null` when nothing was released, or no manifest can be read. */
  manifest: Manifest | null
  /** The served release when its own manifest cannot be read: nothing of it may be reused. */
  unreadableId: string | null
}

/** Without any manifest the guard would have nothing to compare with, and removed cars would be forgotten. */
export async function readKnownRelease(
  paths: ReleasePaths,
  read: (id: string) => Promise<Manifest | null>,
): Promise<KnownRelease> {
  const id = await currentReleaseId(paths)
  if (id === null) return { manifest: null, unreadableId: null }
  const manifest = await read(id)
  if (manifest !== null) return { manifest, unreadableId: null }
  for (const other of (await listReleases(paths)).reverse()) {
    const older = other.id === id ? null : await read(other.id)
    if (older !== null) return { manifest: older, unreadableId: id }
  }
  return { manifest: null, unreadableId: id }
}

/** The ids of all but the served release and the newest others, the oldest first. */
export async function surplusReleases(paths: ReleasePaths): Promise<string[]> {
  const current = await currentReleaseId(paths)
  const others = (await listReleases(paths)).filter(({ id }) => id !== current)
  return others.slice(0, Math.max(0, others.length - (KEPT_RELEASES - 1))).map(({ id }) => id)
}

/** Removes what is surplus; for the holder of the lock alone. */
export async function pruneReleases(paths: ReleasePaths): Promise<void> {
  for (const id of await surplusReleases(paths)) {
    const trash = join(paths.staging, `removed-${randomUUID()}`)
    await moveAway(paths, id, trash)
    await rm(trash, { recursive: true, force: true })
  }
  await clearStrays(paths)
}

/** Whatever stands in releases/ is whole, even when the removal of one is cut short. */
export async function moveAway(paths: ReleasePaths, id: string, to: string): Promise<void> {
  await mkdir(paths.staging, { recursive: true })
  await rename(join(paths.releases, id), to)
  await rm(join(paths.manifests, `${id}.json`), { force: true })
}

/** Manifests without a release and pointers that were never put in place, of builds that were killed. */
async function clearStrays(paths: ReleasePaths): Promise<void> {
  const released = new Set((await listReleases(paths)).map(({ id }) => `${id}.json`))
  const manifests = await readdir(paths.manifests)
  const pointers = (await readdir(paths.siteDir)).filter((name) => /^current\.\d+\.tmp$/.test(name))
  for (const name of manifests.filter((name) => !released.has(name))) await rm(join(paths.manifests, name))
  for (const name of pointers) await rm(join(paths.siteDir, name))
}

/** Serves a release of the disk again, for the holder of the lock. */
export async function rollBackTo(paths: ReleasePaths, id: string): Promise<void> {
  const releases = await listReleases(paths)
  if (!releases.some((release) => release.id === id)) {
    const kept = releases.map((release) => release.id).join(', ') || 'none'
    throw new BuildError(`Release ${id} is not on the disk any more (there are: ${kept}). Nothing was changed.`)
  }
  await flipTo(paths, id)
}

/** Serves the release before the current one again. */
export async function rollBack(paths: ReleasePaths): Promise<{ from: string; to: string }> {
  const from = await currentReleaseId(paths)
  const releases = await listReleases(paths)
  const sequence = releases.find(({ id }) => id === from)?.sequence
  const earlier = releases.filter((release) => sequence !== undefined && release.sequence < sequence)
  const replaced = from === null ? null : ((await readManifest(paths.manifests, from))?.replaces ?? null)
  // Not simply the one before: that may be one that was rolled back itself.
  const previous = earlier.findLast(({ id }) => id === replaced) ?? earlier.at(-1)
  if (from === null || previous === undefined) {
    const kept = releases.map(({ id }) => id).join(', ') || 'none'
    throw new BuildError(
      `There is no earlier release to go back to (served: ${from ?? 'none'}; on the disk: ${kept}). Nothing was changed.`,
    )
  }
  await flipTo(paths, previous.id)
  return { from, to: previous.id }
}
