/** Parts of a platform that are killed again and again while they are tried, and come back each time. */
import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { TriedPlatform } from './tried-platform.ts'
import { spawnPlatform } from './tried-platform.ts'

export interface KeptPlatform {
  kill(): void
  kills(): number
  stop(): void
}

/** Starts the process again whenever it ends. */
export function keepPlatform(tried: Omit<TriedPlatform, 'logLevel'>): KeptPlatform {
  let kills = 0
  let isStopped = false
  let child: ChildProcess
  const start = (): void => {
    child = spawnPlatform({ ...tried, logLevel: 'error' })
    child.once('exit', () => {
      if (!isStopped) start()
    })
  }
  start()
  return {
    kills: () => kills,
    kill() {
      kills += 1
      child.kill('SIGKILL')
    },
    stop() {
      isStopped = true
      child.kill('SIGKILL')
    },
  }
}

/** Kills the packaged Postgres of a folder; the process that has started it starts it again. */
export async function killPostgres(postgresDir: string): Promise<void> {
  const file = join(postgresDir, 'data/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0) process.kill(pid, 'SIGKILL')
}

export interface Killing {
  isReady(): Promise<boolean>
  afterMs: number
  /** Round 1 is the first. */
  kill(round: number): void | Promise<void>
  signal: AbortSignal
}

/** A platform that has just begun to answer is killed, not one that is still starting. */
export async function killAgainAndAgain({ isReady, afterMs, kill, signal }: Killing): Promise<void> {
  for (let round = 1; !signal.aborted; round += 1) {
    while (!signal.aborted && !(await isReady())) await delay(200)
    await delay(afterMs, undefined, { signal }).catch(() => {})
    if (!signal.aborted) await kill(round)
  }
}
