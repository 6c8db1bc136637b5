/** The platform as commands start it: database, API and worker. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { pino } from 'pino'
import { listSites } from '#config/load-site.ts'
import { queueStock } from '#database/builds/site-builds.ts'
import type { OpenDatabase } from '#database/database.ts'
import { isUnavailable, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { PostgresUnavailableError } from '#database/postgres/postgres-programs.ts'
import { CACHE_DIR, DEFAULT_SITES_DIR } from '#generator/project.ts'
import type { PlatformApp } from '#server/app.ts'
import { createPlatformApp } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { readEnvironment } from '#server/environment.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import type { PlatformMetrics } from '#server/metrics.ts'
import { createMetrics } from '#server/metrics.ts'
import { outboxMail, smtpMail } from '#server/providers/mail.ts'
import type { PaymentServices } from '#server/providers/payments/site-payments.ts'
import type { SiteBuilds } from '#worker/builds/site-builds.ts'
import { createSiteBuilds } from '#worker/builds/site-builds.ts'
import { runWorker } from '#worker/run-worker.ts'
import type { StockFolders } from '#worker/store-stock.ts'
import { outDirOf } from './out-dir.ts'

interface PlatformDatabase extends OpenDatabase {
  /** Closes the connections, and stops a packaged Postgres that no other process uses. */
  close(): Promise<void>
}

const DATABASE_WAIT_MS = 60_000
const DATABASE_RETRY_MS = 1_000
/** SQLSTATE classes of a server that does not know the user, the password or the database. */
const REFUSED = /^(28|3D)/

function createLog({ logLevel }: Environment): Logger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** What the parts of a platform share. */
export interface PlatformParts {
  environment: Environment
  log: Logger
  database: PlatformDatabase
  folders: StockFolders
}

export const DEFAULT_FOLDERS: StockFolders = { sitesDir: DEFAULT_SITES_DIR, outDir: outDirOf(undefined) }

/** Opens the database of the environment for `run`, and closes it after. */
export async function withPlatform<Result>(
  run: (parts: PlatformParts) => Promise<Result>,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Result> {
  const environment = readEnvironment(variables)
  const log = createLog(environment)
  const database = await openPlatformDatabase(environment, log)
  try {
    return await run({ environment, log, database, folders: DEFAULT_FOLDERS })
  } finally {
    await database.close()
  }
}

/** Connected and migrated; rejects with a `PostgresUnavailableError` where the packaged Postgres cannot run. */
async function openPlatformDatabase(environment: Environment, log: Logger): Promise<PlatformDatabase> {
  const { databaseUrl, databasePoolSize, postgresDir } = environment
  const packaged =
    databaseUrl === null
      ? await startPackagedPostgres({
          dir: postgresDir ?? join(CACHE_DIR, 'postgres'),
          log: (message) => log.warn(message),
        })
      : null
  const database = openDatabase({
    url: databaseUrl ?? packaged?.url ?? '',
    maxConnections: databasePoolSize,
    log: (message) => log.warn({ message }, 'A connection to the database was lost.'),
  })
  const close = async (): Promise<void> => {
    await database.close()
    await packaged?.stop()
  }
  try {
    await migrateWhenReachable(database, log)
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, close }
}

/** A database that starts at the same time is waited for. */
async function migrateWhenReachable(database: OpenDatabase, log: Logger): Promise<void> {
  const deadlineMs = performance.now() + DATABASE_WAIT_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(database)
    } catch (error) {
      const isRefused = REFUSED.test((error as NodeJS.ErrnoException).code ?? '')
      if (!isUnavailable(error) && !isRefused) throw error
      if (isRefused || performance.now() > deadlineMs) {
        throw new PostgresUnavailableError(`The database of DATABASE_URL cannot be used: ${(error as Error).message}`, {
          cause: error,
        })
      }
      if (attempt === 1) log.warn({ code: (error as NodeJS.ErrnoException).code }, 'The database is waited for.')
      await delay(DATABASE_RETRY_MS)
    }
  }
}

export interface RunningPlatform {
  app: PlatformApp
  /** Waits for the jobs that run; the database stays open. */
  stop(): Promise<void>
}

/** The API and a worker on one database; without `builds` the sites stay as they are built. */
export async function startPlatform(
  parts: PlatformParts,
  builds: SiteBuilds | null = siteBuilds(parts.environment),
): Promise<RunningPlatform> {
  const metrics = createMetrics()
  const app = createApi(parts, metrics)
  const worker = await startWorker(parts, metrics, builds)
  return {
    app,
    async stop() {
      await app.close()
      await worker.stop()
    },
  }
}

export function createApi({ environment, database, log }: PlatformParts, metrics = createMetrics()): PlatformApp {
  return createPlatformApp({
    database,
    log,
    metrics,
    limits: createRateLimits(database.pool),
    trustedProxies: environment.trustedProxies,
    isDevelopment: !environment.isProduction,
    sessionSecret: environment.sessionSecret,
    metricsToken: environment.metricsToken,
    fleetKey: environment.fleetKey,
    secret: readSecret,
    turnstileVerifyUrl: environment.turnstileVerifyUrl,
    stripeApiUrl: environment.stripeApiUrl,
  })
}

/** What asks payment providers. */
export function paymentServices({ environment, database }: PlatformParts): PaymentServices {
  const { stripeApiUrl, isProduction } = environment
  return { db: database.db, secret: readSecret, stripeApiUrl, isDevelopment: !isProduction }
}

/** Secrets stand in variables that sites name, so they are read when they are needed. */
function readSecret(variable: string): string | undefined {
  return process.env[variable]
}

function siteBuilds({ buildThreads }: Environment): SiteBuilds {
  return createSiteBuilds({ threads: buildThreads })
}

/** Its first jobs write the stock of every site, so that a new database knows them. */
export async function startWorker(
  { environment, database, log, folders }: PlatformParts,
  metrics: Pick<PlatformMetrics, 'job' | 'build'> = createMetrics(),
  builds: SiteBuilds | null = siteBuilds(environment),
): Promise<{ stop(): Promise<void> }> {
  const mail = environment.mail === null ? outboxMail(database.db) : smtpMail(environment.mail)
  const worker = await runWorker({
    database,
    mail,
    folders,
    log,
    builds,
    onJob: metrics.job,
    onBuild: metrics.build,
    secret: readSecret,
    sessionSecret: environment.sessionSecret,
    isDevelopment: !environment.isProduction,
    twilioUrl: environment.twilioUrl,
    payments: paymentServices({ environment, database, log, folders }),
    concurrency: environment.workerConcurrency,
  })
  const stop = async (): Promise<void> => {
    await worker.stop()
    mail.close()
  }
  try {
    for (const siteSlug of await listSites({ sitesDir: folders.sitesDir })) await queueStock(database.db, siteSlug)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
