import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'

let dir: string
let child: ChildProcess | null = null
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-platform-command-'))
  await chmod(dir, 0o755)
})
afterEach(async () => {
  endGroup(child)
  await rm(dir, { recursive: true, force: true })
})

/** What a failed test has left running stops by itself. */
function endGroup(npm: ChildProcess | null): void {
  if (npm?.pid === undefined) return
  try {
    process.kill(-npm.pid, 'SIGTERM')
  } catch {
    // Every process of the group has ended.
  }
}

const WAIT = { timeout: 60_000, interval: 100 }

/** Starts the command as people do, and resolves with the address that it answers on. */
async function start(
  env: Record<string, string> = {},
): Promise<{ npm: ChildProcess; url: string; output: () => string }> {
  const npm = spawn('npm', ['run', 'platform', '--', '--port', '0'], {
    cwd: PROJECT_DIR,
    // A process group of its own, as a terminal makes one.
    detached: true,
    env: { ...process.env, FORECOURT_POSTGRES_DIR: join(dir, 'postgres'), LOG_LEVEL: 'error', ...env },
  })
  child = npm
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const url = await vi.waitFor(() => {
    const found = /answers on (http:\S+)\/api\//.exec(output)?.[1]
    if (found === undefined) throw new Error(output)
    return found
  }, WAIT)
  return { npm, url, output: () => output }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )
const hasPostgres = (): Promise<boolean> =>
  readFile(join(dir, 'postgres/data/postmaster.pid')).then(
    () => true,
    () => false,
  )

it('SIGTERM to npm alone, and Ctrl+C, stop the platform and its database, and the next start finds its data', async () => {
  const first = await start()
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  first.npm.kill('SIGTERM')
  await vi.waitFor(async () => {
    expect(await answers(`${first.url}/healthz`)).toBe(false)
    expect(await hasPostgres()).toBe(false)
  }, WAIT)

  const second = await start()
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(second.output()).not.toContain('Making the database')
  // Ctrl+C in a terminal goes to every process of the group.
  process.kill(-(second.npm.pid ?? 0), 'SIGINT')
  await vi.waitFor(async () => expect(await hasPostgres()).toBe(false), WAIT)
})

it('every environment variable that is wrong is named before anything starts', async () => {
  const npm = spawn('npm', ['run', 'platform'], {
    cwd: PROJECT_DIR,
    env: { ...process.env, DATABASE_URL: 'mysql://x', WORKER_CONCURRENCY: 'many' },
  })
  child = npm
  let output = ''
  npm.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const status = await new Promise((resolve) => npm.once('exit', resolve))
  expect(status).toBe(1)
  expect(output).toContain('These environment variables must be mended:\n  - DATABASE_URL: expected postgres://')
  expect(output).toContain('  - WORKER_CONCURRENCY: expected a whole number')
})
