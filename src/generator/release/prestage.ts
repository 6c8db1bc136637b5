/**
 * The stage of the next release, prepared after a flip: a hard link to every file of the served release.
 *
 * For a process that stays and has nothing else to do between two builds: its next build then only removes and writes
 * what changed. docs/generator.md says what this saves.
 */
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { BuildError, isMissing } from '../build-error.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Manifest } from './manifest.ts'
import type { ReleasePaths } from './release-paths.ts'
import { createStage } from './stage.ts'

const LINKS_PER_TURN = 500

const prestageName = (releaseId: string): string => `after-${releaseId}`

/** Every file of a release. */
export function releaseFiles(manifest: Manifest): string[] {
  return [
    ...Object.keys(manifest.pages).map(pageFile),
    ...Object.keys(manifest.files),
    ...Object.keys(manifest.carriedAssets),
  ]
}

/** Does nothing when it is done already. A stage that is not whole never gets the name by which it is found. */
export async function prestage(paths: ReleasePaths, manifest: Manifest): Promise<void> {
  const name = prestageName(manifest.id)
  if ((await namesIn(paths.staging)).includes(name)) return
  const released = join(paths.releases, manifest.id)
  const stage = await createStage(join(paths.staging, `${name}.tmp`))
  try {
    for (const [index, file] of releaseFiles(manifest).entries()) {
      if (!stage.link(file, join(released, file))) throw new BuildError(`${join(released, file)} is missing.`)
      if (index % LINKS_PER_TURN === 0) await yieldToOthers()
    }
    await rename(stage.dir, join(paths.staging, name))
  } catch (error) {
    await stage.discard()
    throw error
  }
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
