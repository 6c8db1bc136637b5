/** A command of the project as people start it: by npm, in a process group of its own, as a terminal makes one. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'

export interface NpmCommand {
  npm: ChildProcess
  output(): string
  /** Its exit status, `null` when a signal ended it. */
  ended: Promise<number | null>
  /** As Ctrl+C in a terminal. */
  interrupt(): void
  /** Whether npm or what it started is still there. */
  isRunning(): boolean
}

export const COMMAND_WAIT = { timeout: 90_000, interval: 100 }

export function startNpm(parameters: readonly string[], env: Record<string, string> = {}): NpmCommand {
  const npm = spawn('npm', parameters, {
    cwd: PROJECT_DIR,
    detached: true,
    // As from a shell: Astro behaves otherwise when it thinks that it is inside a test runner.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return npm.pid !== undefined && process.kill(-npm.pid, name)
    } catch {
      // No process of the group is left.
      return false
    }
  }
  return {
    npm,
    output: () => output,
    ended: new Promise((resolve) => npm.once('exit', resolve)),
    interrupt: () => void signal('SIGINT'),
    isRunning: () => signal(0),
  }
}

/** What the command has printed, once it matches. */
export async function printed(command: NpmCommand, pattern: RegExp): Promise<string> {
  return vi.waitFor(() => {
    const found = pattern.exec(command.output())?.[1]
    if (found === undefined) throw new Error(`${pattern} is not in: ${command.output()}`)
    return found
  }, COMMAND_WAIT)
}

/** The process and the packaged Postgres in the folder are gone. */
export async function isOver(command: NpmCommand, postgresDir: string): Promise<void> {
  await vi.waitFor(async () => {
    const pid = await readFile(join(postgresDir, 'data/postmaster.pid'), 'utf8').catch(() => null)
    if (command.isRunning() || pid !== null) throw new Error(`It still runs: ${command.output()}`)
  }, COMMAND_WAIT)
}
