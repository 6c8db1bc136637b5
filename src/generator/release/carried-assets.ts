/** Hashed assets of earlier compiles: a page opened before a flip may still ask for them after it. */
import type { Manifest } from './manifest.ts'
import { KEPT_RELEASES } from './releases.ts'

/** Asset -> sequence of the last release that used it; those of releases that are no longer kept are left behind. */
export function carriedAssets(
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
