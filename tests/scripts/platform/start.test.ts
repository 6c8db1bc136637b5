import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import type { NpmCommand } from '../../builders/npm-command.ts'
import { COMMAND_WAIT, isOver, printed, startNpm } from '../../builders/npm-command.ts'
import { feedCar, writeFeed } from '../../builders/small-feed.ts'

const SITE_HOST = 'small-dealer.localhost'
let dir: string
let postgresDir: string
let command: NpmCommand | null = null
beforeEach(async () => {
  // Inside the project, so that `site.ts` finds `#config`; not the database, which another user must reach.
  await mkdir(CACHE_DIR, { recursive: true })
  dir = await mkdtemp(join(CACHE_DIR, 'start-test-'))
  postgresDir = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
  await chmod(postgresDir, 0o755)
  postgresDir = join(postgresDir, 'postgres')
  const siteDir = join(dir, 'sites/small-dealer')
  await cp(join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer'), siteDir, { recursive: true })
  const siteFile = join(siteDir, 'site.ts')
  const site = await readFile(siteFile, 'utf8')
  await writeFile(siteFile, site.replace('dealerLicence:', "email: 'sales@small-dealer.example',\n  dealerLicence:"))
  await mkdir(join(siteDir, 'stock'))
  await writeFeed(join(siteDir, 'stock/feed.json'), [feedCar(0), feedCar(1)])
})
afterEach(async () => {
  command?.interrupt()
  await rm(dir, { recursive: true, force: true })
  await rm(join(postgresDir, '..'), { recursive: true, force: true })
})

function start(...parameters: string[]): NpmCommand {
  const folders = ['--sites', join(dir, 'sites'), '--out', join(dir, 'dist')]
  command = startNpm(['start', '--', ...folders, ...parameters], { FORECOURT_POSTGRES_DIR: postgresDir })
  return command
}
async function outputOf(script: 'events' | 'leads'): Promise<string> {
  const run = startNpm(['run', script, '--', '--site', 'small-dealer'], { FORECOURT_POSTGRES_DIR: postgresDir })
  expect(await run.ended, run.output()).toBe(0)
  return run.output()
}
const portOf = async (started: NpmCommand): Promise<number> =>
  Number(await printed(started, /one site +http:\/\/<slug>\.localhost:(\d+)\//))

/** A request to the site's own host, which `fetch` cannot name on every machine. */
async function ask(port: number, path: string, body?: object): Promise<{ status: number; text: string }> {
  const headers = { host: `${SITE_HOST}:${port}`, 'content-type': 'application/json' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method: body === undefined ? 'GET' : 'POST' })
    asked.once('response', resolve).once('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
  return { status: response.statusCode ?? 0, text: await text(response) }
}

const lead = {
  form: 'basic',
  idempotency_key: 'one-filled-form',
  name: 'Kim',
  last_name: 'Lee',
  postcode: '4000',
  phone: '0412 345 678',
  email: 'kim@example.com',
}

it('one command builds and serves a site and takes its leads, stops without a trace, and finds its data again', async () => {
  const first = start('--port', '0')
  const port = await portOf(first)
  expect((await ask(port, '/')).text).toContain('Small is enough')
  // The site is known as soon as the job that stores it has run.
  const taken = await vi.waitFor(async () => {
    const answer = await ask(port, '/api/leads', lead)
    expect(answer.status, answer.text).toBe(200)
    return JSON.parse(answer.text)
  }, COMMAND_WAIT)
  await vi.waitFor(async () => expect((await ask(port, '/_outbox')).text).toContain(taken.lead_id), COMMAND_WAIT)
  first.npm.kill('SIGTERM')
  await isOver(first, postgresDir)

  const second = start('--port', '0')
  const secondPort = await portOf(second)
  expect(second.output()).not.toContain('Making the database')
  expect((await ask(secondPort, '/_outbox')).text).toContain(taken.lead_id)
  expect(JSON.parse((await ask(secondPort, '/api/leads', lead)).text)).toEqual(taken)

  // The commands beside it read the same database.
  expect((await ask(secondPort, '/api/events', { event_ids: [49, 49, 25] })).status).toBe(200)
  await vi.waitFor(async () => {
    expect(await outputOf('events')).toMatch(/\d{4}-\d\d-\d\d\n +1 +25 +.+\n +2 +49 +.+/)
  }, COMMAND_WAIT)
  expect(await outputOf('leads')).toContain(taken.lead_id)

  const third = startNpm(
    ['start', '--', '--sites', join(dir, 'sites'), '--out', join(dir, 'dist'), '--port', String(secondPort)],
    {
      FORECOURT_POSTGRES_DIR: postgresDir,
    },
  )
  expect(await third.ended).toBe(1)
  expect(third.output()).toContain(`Port ${secondPort} is taken. Choose another with --port.`)
  // The database is still the second's.
  expect((await ask(secondPort, '/readyz')).status).toBe(200)
  second.interrupt()
  await isOver(second, postgresDir)
})

it('SIGTERM to npm alone while a site is built leaves nothing behind', async () => {
  const started = start('--port', '0')
  await printed(started, /(small-dealer)/)
  started.npm.kill('SIGTERM')
  await isOver(started, postgresDir)
})

it('where Postgres cannot run the sites are served all the same, and one message says what is missing', async () => {
  await mkdir(join(postgresDir, 'data'), { recursive: true })
  await writeFile(join(postgresDir, 'data/PG_VERSION'), '17\n')
  const started = start('--port', '0')
  const port = await portOf(started)
  expect((await ask(port, '/')).status).toBe(200)
  expect((await ask(port, '/api/leads', lead)).status).toBe(405)
  expect(started.output().match(/The platform does not run, so forms cannot be sent\. .*Postgres 17/g)).toHaveLength(1)
  started.interrupt()
  await isOver(started, postgresDir)
})

it('a port that is taken is said, and nothing is left behind', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const started = start('--port', String(port))
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain(`Port ${port} is taken. Choose another with --port.`)
  other.close()
  await isOver(started, postgresDir)
})
