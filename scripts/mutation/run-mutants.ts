/** Runs Stryker over some files, in a copy of the project that is removed afterwards. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { closeResults } from './stryker-plugin.ts'

/** Leaves the results in `results` of the plugin; it ends early at the deadline. */
export async function runMutants(mutate: string[], deadlineMs: number): Promise<'done' | 'stopped' | 'tests failed'> {
  await mkdir(CACHE_DIR, { recursive: true })
  const copyDir = await mkdtemp(join(CACHE_DIR, 'mutation-'))
  const stryker = new Stryker({
    configFile: join(PROJECT_DIR, 'scripts/mutation/stryker.json'),
    mutate,
    tempDirName: relative(PROJECT_DIR, copyDir),
  })
  const { promise: deadline, resolve: stop } = Promise.withResolvers<'stopped'>()
  const timer = setTimeout(() => stop('stopped'), Math.min(deadlineMs, LONGEST_TIMER_MS))
  try {
    return await Promise.race([deadline, stryker.runMutationTest().then(() => 'done' as const)])
  } catch (error) {
    // Stryker has named the tests that fail without any mutant.
    if (error instanceof Error && error.constructor.name === 'ConfigError') return 'tests failed'
    throw error
  } finally {
    clearTimeout(timer)
    closeResults()
    // After a stop, workers may still write there; what is left then is in a folder that no one keeps.
    await rm(copyDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => {})
  }
}

const LONGEST_TIMER_MS = 2 ** 31 - 1
