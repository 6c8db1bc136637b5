import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NpmCommand } from '../../builders/npm-command.ts'
import { isOver, printed, startNpm } from '../../builders/npm-command.ts'

let dir: string
let command: NpmCommand | null = null
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-platform-command-'))
  await chmod(dir, 0o755)
})
afterEach(async () => {
  command?.interrupt()
  await rm(dir, { recursive: true, force: true })
})

const postgresDir = () => join(dir, 'postgres')

async function start(): Promise<{ command: NpmCommand; url: string }> {
  const env = { FORECOURT_POSTGRES_DIR: postgresDir(), LOG_LEVEL: 'error' }
  command = startNpm(['run', 'platform', '--', '--port', '0'], env)
  return { command, url: await printed(command, /answers on (http:\S+)\/api\//) }
}

it('SIGTERM to npm alone, and Ctrl+C, stop the platform and its database', async () => {
  const first = await start()
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  first.command.npm.kill('SIGTERM')
  await isOver(first.command, postgresDir())

  const second = await start()
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(second.command.output()).not.toContain('Making the database')
  second.command.interrupt()
  await isOver(second.command, postgresDir())
})

it('every environment variable that is wrong is named before anything starts', async () => {
  command = startNpm(['run', 'platform'], { DATABASE_URL: 'mysql://x', WORKER_CONCURRENCY: 'many' })
  expect(await command.ended).toBe(1)
  expect(command.output()).toContain(
    'These environment variables must be mended:\n  - DATABASE_URL: expected postgres://',
  )
  expect(command.output()).toContain('  - WORKER_CONCURRENCY: expected a whole number')
})
