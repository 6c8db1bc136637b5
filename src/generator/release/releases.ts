/** The releases of a site that are kept: finding, removing and going back to them. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../build-error.ts'
import { readManifest } from './manifest.ts'
import { isMissing } from './missing-file.ts'
import { currentReleaseId, flipTo } from './pointer.ts'
import type { ReleasePaths } from './release-paths.ts'

/** Releases that stay on the disk, the served one among them. */
export const KEPT_RELEASES = 3

export interface ReleaseName {
  id: string
  sequence: number
}

export function releaseId(sequence: number, contentHash: string): string {
  return `${String(sequence).padStart(6, '0')}-${contentHash
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 10)
    .toLowerCase()}`
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

/** Removes all but the served release and the newest others; for the holder of the lock alone. */
export async function pruneReleases(paths: ReleasePaths): Promise<void> {
  const current = await currentReleaseId(paths)
  const others = (await listReleases(paths)).filter(({ id }) => id !== current)
  for (const { id } of others.slice(0, Math.max(0, others.length - (KEPT_RELEASES - 1)))) {
    // Moved away first, so that whatever stands in releases/ is whole even when this is cut short.
    await mkdir(paths.staging, { recursive: true })
    const trash = join(paths.staging, `removed-${randomUUID()}`)
    await rename(join(paths.releases, id), trash)
    await rm(join(paths.manifests, `${id}.json`), { force: true })
    await rm(trash, { recursive: true, force: true })
  }
  await clearStrays(paths)
}

/** Manifests without a release and pointers that were never put in place, of builds that were killed. */
async function clearStrays(paths: ReleasePaths): Promise<void> {
  const released = new Set((await listReleases(paths)).map(({ id }) => `${id}.json`))
  const manifests = await readdir(paths.manifests)
  const pointers = (await readdir(paths.siteDir)).filter((name) => /^current\.\d+\.tmp$/.test(name))
  for (const name of manifests.filter((name) => !released.has(name))) await rm(join(paths.manifests, name))
  for (const name of pointers) await rm(join(paths.siteDir, name))
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
