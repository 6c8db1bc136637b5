/** What is known of the releases before: the served one's manifest, or the newest that can still be read. */
import type { Manifest } from './manifest.ts'
import { currentReleaseId } from './pointer.ts'
import type { ReleasePaths } from './release-paths.ts'
import { listReleases } from './releases.ts'

export interface LastKnown {
  /** `null` when nothing was released, or no manifest can be read. */
  manifest: Manifest | null
  /** The served release when its own manifest cannot be read: nothing of it may be taken over. */
  lostId: string | null
}

/** Without any manifest the guard would have nothing to compare with, and what has gone would be forgotten. */
export async function readLastKnown(
  paths: ReleasePaths,
  read: (id: string) => Promise<Manifest | null>,
): Promise<LastKnown> {
  const id = await currentReleaseId(paths)
  if (id === null) return { manifest: null, lostId: null }
  const manifest = await read(id)
  if (manifest !== null) return { manifest, lostId: null }
  for (const other of (await listReleases(paths)).reverse()) {
    const older = other.id === id ? null : await read(other.id)
    if (older !== null) return { manifest: older, lostId: id }
  }
  return { manifest: null, lostId: id }
}
