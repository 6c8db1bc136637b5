/** The connection to Postgres. */
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  url: string
  db: Database
  /** The same connections, for libraries that take a pool. */
  pool: Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  maxConnections?: number
  /** For migrations: a query may take as long as it needs. */
  withoutTimeouts?: boolean
  /** Given the message of a connection that was lost while nobody used it. */
  log: (message: string) => void
}

const DEFAULT_MAX_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5_000
/** No request and no task asks for more; a query that hangs gives its connection back. */
const STATEMENT_TIMEOUT_MS = 30_000
/** A server that disappears without closing its connections would leave a query waiting for ever. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000

/** Connects when first asked: an unreachable server is an error of the first query. */
export function openDatabase({
  url,
  maxConnections = DEFAULT_MAX_CONNECTIONS,
  withoutTimeouts = false,
  log,
}: DatabaseOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(withoutTimeouts ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS }),
    application_name: 'forecourt',
  })
  // Without it, a connection that Postgres closes while it is idle ends the process.
  pool.on('error', (error) => log(error.message))
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { url, db, pool, close: () => db.destroy() }
}

/** SQLSTATE classes of a server that is not there, is starting, or has no room; and of Node's own network errors. */
const UNAVAILABLE = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)$/

/** Whether a query failed because Postgres cannot be reached, so that it may work later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (UNAVAILABLE.test((error as NodeJS.ErrnoException).code ?? '')) return true
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )
}
