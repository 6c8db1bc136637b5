import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'

let dir: string
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'forecourt-packaged-'))
  await chmod(parent, 0o755)
  dir = join(parent, 'postgres')
})
afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }))

const settings = ['fsync=off']

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}
const serverPid = async () => Number((await readFile(join(dir, 'data/postmaster.pid'), 'utf8')).split('\n')[0])
const isGone = async (): Promise<boolean> =>
  readFile(join(dir, 'data/postmaster.pid')).then(
    () => false,
    () => true,
  )

it('a second start finds the data of the first', async () => {
  const first = await startPackagedPostgres({ dir, settings })
  await ask(first.url, 'create table kept as select 1 as value')
  await first.stop()
  expect(await isGone()).toBe(true)
  const second = await startPackagedPostgres({ dir, settings })
  expect(await ask(second.url, 'select value from kept')).toEqual([{ value: 1 }])
  await second.stop()
})

it('processes share the server, and the last that leaves stops it', async () => {
  const [one, other] = await Promise.all([
    startPackagedPostgres({ dir, settings }),
    startPackagedPostgres({ dir, settings }),
  ])
  expect(other.url).toBe(one.url)
  await one.stop()
  expect(await ask(other.url, 'select 1 as value')).toEqual([{ value: 1 }])
  await other.stop()
  expect(await isGone()).toBe(true)
})

it('what a killed process has left running is used and stopped by the next', async () => {
  const script = `import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
await startPackagedPostgres({ dir: ${JSON.stringify(dir)} })
process.kill(process.pid, 'SIGKILL')`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]).catch(() => {})
  const orphan = await serverPid()
  const next = await startPackagedPostgres({ dir, settings })
  expect(await serverPid()).toBe(orphan)
  await next.stop()
  expect(await isGone()).toBe(true)
})

it('a server that is killed is started again at the same address', async () => {
  const server = await startPackagedPostgres({ dir, settings })
  process.kill(await serverPid(), 'SIGKILL')
  await vi.waitFor(() => ask(server.url, 'select 1'), { timeout: 20_000, interval: 200 })
  await server.stop()
  expect(await isGone()).toBe(true)
})

it('data of another version are left alone, with a message that says what to do', async () => {
  const server = await startPackagedPostgres({ dir, settings })
  await server.stop()
  await writeFile(join(dir, 'data/PG_VERSION'), '17\n')
  await expect(startPackagedPostgres({ dir, settings })).rejects.toThrow(
    /holds the data of Postgres 17; this is Postgres 18/,
  )
})
