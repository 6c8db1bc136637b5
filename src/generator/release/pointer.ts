/** The pointer that says which release is served: one symbolic link, replaced by one rename. */
import { readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isMissing } from './missing-file.ts'
import type { ReleasePaths } from './release-paths.ts'

/** The id of the release that is served; `null` before the first. */
export async function currentReleaseId(paths: ReleasePaths): Promise<string | null> {
  try {
    return basename(await readlink(paths.current))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Makes a release the one that is served; readers see the old one or the new one, never neither. */
export async function flipTo(paths: ReleasePaths, id: string): Promise<void> {
  const temporary = `${paths.current}.${process.pid}.tmp`
  await rm(temporary, { force: true })
  await symlink(join('releases', id), temporary)
  await rename(temporary, paths.current)
}
