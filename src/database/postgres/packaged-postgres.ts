/**
 * The packaged Postgres, run by its own `initdb` and `pg_ctl` in processes of its own. Every process that uses the
 * folder holds a lock in the database, and the last one that leaves stops the server; so several commands share it, and
 * a server that a killed process has left behind is used, and stopped, by the next one.
 */
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { PostgresPrograms, PostgresUser } from './postgres-programs.ts'
import {
  findPostgresPrograms,
  PostgresUnavailableError,
  runPostgresProgram,
  unprivilegedUser,
} from './postgres-programs.ts'

/** The version of the packages in package.json: another version cannot read the files. */
const MAJOR_VERSION = '18'
const DATABASE = 'forecourt'
/** Of the lock that each user of the server holds. */
const USERS_LOCK = 7_226_011
const MAX_ATTEMPTS = 60
const RETRY_DELAY_MS = 250

export interface PackagedPostgresOptions {
  /** Holds `data/`, the password and the log of the server. */
  dir: string
  /** Settings of the server, such as `fsync=off` for tests. */
  settings?: readonly string[]
  log?: (message: string) => void
}

export interface PackagedPostgres {
  url: string
  /** Stops the server when no other process uses it. */
  stop(): Promise<void>
}

interface Cluster extends Required<PackagedPostgresOptions> {
  dataDir: string
  programs: PostgresPrograms
  user: PostgresUser
  password: string
}

/** Starts the server, or joins the one that already runs on the folder. */
export async function startPackagedPostgres(options: PackagedPostgresOptions): Promise<PackagedPostgres> {
  const cluster = await openCluster(options)
  let isStopping = false
  let restarting = Promise.resolve()
  let { client, port } = await joinServer(cluster, null)
  const url = `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${DATABASE}`

  /** A server that was killed is started again, on the same port, so that the pools of this process find it. */
  function watch(): void {
    client.once('end', () => {
      if (!isStopping) restarting = restart()
    })
  }
  async function restart(): Promise<void> {
    cluster.log('Postgres has ended; it is started again.')
    try {
      const joined = await joinServer(cluster, port)
      ;({ client, port } = joined)
      watch()
    } catch (error) {
      cluster.log(`Postgres could not be started again: ${(error as Error).message}`)
    }
  }
  watch()

  return {
    url,
    async stop() {
      isStopping = true
      // A server that is being started again answers before its connection is this process's own.
      await restarting
      await leave(cluster, client)
    },
  }
}

async function openCluster({ dir, settings = [], log = () => {} }: PackagedPostgresOptions): Promise<Cluster> {
  const [programs, user] = await Promise.all([findPostgresPrograms(), unprivilegedUser()])
  const version = await readText(join(dir, 'data', 'PG_VERSION'))
  if (version === null) await initialise(dir, programs, user, log)
  else if (version.trim() !== MAJOR_VERSION) {
    throw new PostgresUnavailableError(
      `${dir} holds the data of Postgres ${version.trim()}; this is Postgres ${MAJOR_VERSION}, which cannot read it. Move the folder away to begin with an empty database, or set DATABASE_URL to a server of version ${version.trim()} that holds the data.`,
    )
  }
  const password = await readText(join(dir, 'password'))
  if (password === null) throw new PostgresUnavailableError(`${join(dir, 'password')} is missing: restore it.`)
  return { dir, settings, log, programs, user, dataDir: join(dir, 'data'), password: password.trim() }
}

/** Made beside the folder and renamed, so that a killed start leaves nothing half made, and one of two starts wins. */
async function initialise(
  dir: string,
  programs: PostgresPrograms,
  user: PostgresUser,
  log: (message: string) => void,
): Promise<void> {
  log('Making the database (once).')
  await mkdir(dirname(dir), { recursive: true })
  const newDir = await mkdtemp(`${dir}.new-`)
  try {
    const passwordFile = join(newDir, 'password')
    await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
    if (user !== null) {
      await chown(passwordFile, user.uid, user.gid)
      await chown(newDir, user.uid, user.gid)
    }
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
    const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    await runPostgresProgram(programs.initdb, ['-D', join(newDir, 'data'), ...locale, ...access], user)
    await rename(newDir, dir)
  } catch (error) {
    await rm(newDir, { recursive: true, force: true })
    // ENOTEMPTY: another process has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}

/** A connection that holds the lock of users, and the server's port. */
async function joinServer(cluster: Cluster, wantedPort: number | null): Promise<{ client: Client; port: number }> {
  let failure: unknown = null
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const port = await runningPort(cluster)
    const client = port === null ? null : await connectAsUser(cluster, port)
    if (client !== null && port !== null) return { client, port }
    try {
      await startServer(cluster, wantedPort ?? (await freePort()))
    } catch (error) {
      if (error instanceof PostgresUnavailableError) throw error
      // Another process may have started it, or is stopping it just now.
      failure = error
      await delay(RETRY_DELAY_MS)
    }
  }
  throw new PostgresUnavailableError(
    `Postgres does not start on ${cluster.dataDir}: its log is ${logFile(cluster)}. ${String(failure)}`,
    { cause: failure },
  )
}

/** Line 4 of the file that a running server keeps. */
async function runningPort({ dataDir }: Cluster): Promise<number | null> {
  const port = Number((await readText(join(dataDir, 'postmaster.pid')))?.split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : null
}

/** `null` when the server at the port is not this folder's, does not answer, or is being stopped. */
async function connectAsUser({ password, dataDir }: Cluster, port: number): Promise<Client | null> {
  const at = { host: '127.0.0.1', port, user: 'postgres', password, connectionTimeoutMillis: 5_000 }
  const client = new Client({ ...at, database: 'postgres', application_name: 'forecourt-user' })
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await client.query(
      `select current_setting('data_directory') as dir, pg_try_advisory_lock_shared($1) as joined,
         exists (select from pg_database where datname = $2) as made`,
      [USERS_LOCK, DATABASE],
    )
    const { dir, joined, made } = found.rows[0]
    if (dir === dataDir && joined) {
      if (!made) await makeDatabase(client)
      return client
    }
    await client.end()
  } catch {
    await client.end().catch(() => {})
  }
  return null
}

async function makeDatabase(client: Client): Promise<void> {
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // 42P04, 23505: another process has made it meanwhile.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

async function startServer(cluster: Cluster, port: number): Promise<void> {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', "unix_socket_directories=''", ...cluster.settings]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const parameters = ['start', '-w', '-D', cluster.dataDir, '-l', logFile(cluster), '-o', options]
  await runPostgresProgram(cluster.programs.pgCtl, parameters, cluster.user)
}

async function leave({ programs, dataDir, user, log }: Cluster, client: Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [USERS_LOCK])
    if (rows[0].alone) await runPostgresProgram(programs.pgCtl, ['stop', '-w', '-m', 'fast', '-D', dataDir], user)
  } catch (error) {
    log(`Postgres could not be stopped: ${(error as Error).message}`)
  } finally {
    await client.end().catch(() => {})
  }
}

const logFile = ({ dir }: Cluster): string => join(dir, 'postgres.log')

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
