/** One build of a site at a time, on one machine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { BuildError, writeError } from '../build-error.ts'
import { tryLock } from './file-lock.ts'

export interface LockOptions {
  /** How long to wait for another build; 0 says so at once. */
  waitMs: number
  /** Called once, when there is something to wait for. */
  onWait?: (holder: string) => void
}

const RETRY_MS = 50

/** Runs `work` while no other build of the site runs. */
export async function withBuildLock<T>(lockFile: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  const holderFile = `${lockFile}.holder`
  const database = await acquire(lockFile, holderFile, options)
  try {
    await writeFile(holderFile, `process ${process.pid}`).catch((error: unknown) => {
      throw writeError(error, holderFile)
    })
    return await work()
  } finally {
    database.close()
  }
}

async function acquire(lockFile: string, holderFile: string, options: LockOptions): Promise<DatabaseSync> {
  try {
    await mkdir(dirname(lockFile), { recursive: true })
    const deadlineMs = performance.now() + options.waitMs
    for (let attempt = 0; ; attempt += 1) {
      const database = tryLock(lockFile)
      if (database !== null) return database
      const holder = await readFile(holderFile, 'utf8').catch(() => 'another process')
      if (performance.now() >= deadlineMs) {
        throw new BuildError(
          `Another build of this site is running (${holder}). Wait until it has ended and build again; nothing was changed.`,
        )
      }
      if (attempt === 0) options.onWait?.(holder)
      await delay(RETRY_MS)
    }
  } catch (error) {
    throw error instanceof BuildError ? error : writeError(withFileCode(error), lockFile)
  }
}

/** SQLite has numbers of its own for what the file system refuses (https://sqlite.org/rescode.html). */
const FILE_CODES: Record<number, string> = { 8: 'EACCES', 13: 'ENOSPC', 14: 'EACCES' }

function withFileCode(error: unknown): unknown {
  const { errcode } = error as { errcode?: number }
  const code = errcode === undefined ? undefined : FILE_CODES[errcode & 0xff]
  return code === undefined ? error : Object.assign(new Error(String(error), { cause: error }), { code })
}
