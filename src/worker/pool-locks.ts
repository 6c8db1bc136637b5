/**
 * Which pools of workers live, as the processes of one machine know it at once: each pool holds the lock of a file, which
 * the kernel gives back when its process is killed. Pools on other machines are known to be dead by their silence alone.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { tryLock } from '#generator/release/file-lock.ts'

export interface PoolLocks {
  /** From now on the pool lives for the other processes. Where the disk refuses, its silence alone counts. */
  hold(poolId: string): void
  release(poolId: string): void
  /** Whether its process held the lock on this machine and has ended. */
  isDead(poolId: string): boolean
}

export function createPoolLocks(dir: string): PoolLocks {
  const held = new Map<string, DatabaseSync>()
  const fileOf = (poolId: string): string => join(dir, `${poolId}.lock`)
  return {
    hold(poolId) {
      try {
        mkdirSync(dir, { recursive: true })
        const lock = tryLock(fileOf(poolId))
        if (lock !== null) held.set(poolId, lock)
      } catch {
        // A file that nobody has locked would say that the pool is dead.
        rmSync(fileOf(poolId), { force: true })
      }
    },
    release(poolId) {
      held.get(poolId)?.close()
      held.delete(poolId)
      rmSync(fileOf(poolId), { force: true })
    },
    isDead(poolId) {
      if (held.has(poolId) || !existsSync(fileOf(poolId))) return false
      try {
        const lock = tryLock(fileOf(poolId))
        lock?.close()
        return lock !== null
      } catch {
        return false
      }
    },
  }
}
