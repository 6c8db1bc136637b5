/** A site that is built again and again while all that it is built by is killed, and its feed and its bucket fail. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId } from '#generator/release/releases.ts'
import type { FaultyBucket } from './faulty-bucket.ts'
import type { FaultyFeed } from './faulty-feed.ts'
import { FEED_FAULTS, startFaultyFeed } from './faulty-feed.ts'
import { keepPlatform, killAgainAndAgain, killPostgres } from './kept-platform.ts'
import { readServedRelease } from './served-release.ts'
import { SOAK_SLUG, settledFaults, writeSoakSite } from './soak-site.ts'
import { isReady, TRIED_SECRET, triedHeaders } from './tried-platform.ts'

export interface PublishSoak {
  kills: number
  cars: number
  /** The most from a new release, which may be a while after a kill, to the next kill. */
  killAfterMs: number
  port: number
  /** The one that FORECOURT_BUCKET_ENDPOINT names; `null` without one. */
  bucket: FaultyBucket | null
}

export interface PublishSoakResult {
  counts: Record<string, number>
  /** None in a good run. */
  faults: string[]
}

const FEED_PERIOD_MS = 1_500
/** A killed worker's jobs are freed after less than a minute. */
const RECOVERY_MS = 90_000
const FAULTY_FEED_SHARE = 0.5

export async function soakPublish(options: PublishSoak): Promise<PublishSoakResult> {
  const { port, bucket } = options
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-soak-'))
  await chmod(dir, 0o755)
  const postgresDir = join(dir, 'postgres')
  const feed = await startFaultyFeed(options.cars)
  const sitesDir = await writeSoakSite(feed.url)
  const folders = { sitesDir, outDir: join(dir, 'out') }
  const postgres = await startPackagedPostgres({ dir: postgresDir })
  const database = openDatabase({ url: postgres.url, log: () => {} })
  const parts: ReturnType<typeof keepPlatform>[] = []
  try {
    await migrate(database)
    const site = await loadSite(SOAK_SLUG, { sitesDir })
    await writeSite(database.db, site, 'soak')
    const api = keepPlatform({ databaseUrl: postgres.url, port, parts: 'api' })
    const worker = keepPlatform({ databaseUrl: postgres.url, port, parts: 'worker', folders })
    parts.push(api, worker)
    while (!(await announce(site, port))) await delay(200)
    while ((await readServedRelease(folders.outDir, SOAK_SLUG)) === null) await delay(200)

    const ended = new AbortController()
    const { signal } = ended
    const watched = watchReleases(folders.outDir, feed, signal)
    const announced = changeFeed({ feed, site, port, bucket, signal })
    const paths = releasePaths(folders.outDir, SOAK_SLUG)
    let lastKill: { releaseId: string | null; atMs: number } | null = null
    /** Whether another release came since the last kill; one that comes too late is not waited for. */
    const hasRecovered = async (): Promise<boolean> =>
      lastKill === null ||
      performance.now() - lastKill.atMs > RECOVERY_MS ||
      (await currentReleaseId(paths)) !== lastKill.releaseId
    let postgresKills = 0
    await killAgainAndAgain({
      isReady: async () => (await isReady(port)) && (await hasRecovered()),
      afterMs: 0,
      signal,
      async kill(round) {
        await delay(Math.random() * options.killAfterMs)
        lastKill = { releaseId: await currentReleaseId(paths), atMs: performance.now() }
        const dice = Math.random()
        if (dice < 0.2) api.kill()
        else if (dice < 0.85) worker.kill()
        else {
          postgresKills += 1
          await killPostgres(postgresDir)
        }
        if (round === options.kills) ended.abort()
      },
    })
    const { releases, looks, faults } = await watched
    const { changes, answered } = await announced
    feed.fault = null
    feed.version += 1
    if (bucket !== null) bucket.fails = false
    while (!(await announce(site, port))) await delay(200)
    faults.push(...(await settledFaults({ site, feed, folders, hasBucket: bucket !== null })))
    const counts = {
      'API killed': api.kills(),
      'worker killed': worker.kills(),
      'Postgres killed': postgresKills,
      'changes of the feed': changes,
      'webhooks answered': answered,
      'releases seen': releases,
      'whole releases read': looks,
      ...(bucket === null ? {} : { 'requests to the bucket': bucket.requests, 'of which failed': bucket.failed }),
    }
    return { counts, faults }
  } finally {
    for (const part of parts) part.stop()
    feed.close()
    await database.close()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Reads what is served, again and again, until the soak has ended. */
async function watchReleases(outDir: string, feed: FaultyFeed, signal: AbortSignal) {
  const [releases, faults] = [new Set<string>(), [] as string[]]
  let looks = 0
  while (!signal.aborted) {
    const served = await readServedRelease(outDir, SOAK_SLUG)
    if (served !== null) {
      looks += 1
      releases.add(served.id)
      const { id, versions, problems } = served
      if (versions.length !== 1) faults.push(`${id} has cars of ${versions.length} feeds: ${versions.join(', ')}`)
      if (versions.some((version) => version > feed.version)) faults.push(`${id} is of no feed that was sent`)
      faults.push(...problems.map((problem) => `${id}: ${problem}`))
    }
    await delay(100)
  }
  return { releases: releases.size, looks, faults }
}

interface ChangedFeed {
  feed: FaultyFeed
  site: Site
  port: number
  bucket: FaultyBucket | null
  signal: AbortSignal
}

/** Changes the feed, often for the worse, and announces each change. */
async function changeFeed({ feed, site, port, bucket, signal }: ChangedFeed) {
  let [changes, answered] = [0, 0]
  while (!signal.aborted) {
    const isFaulty = Math.random() < FAULTY_FEED_SHARE
    const dice = Math.floor(Math.random() * FEED_FAULTS.length)
    feed.version += 1
    feed.fault = isFaulty ? (FEED_FAULTS[dice] ?? null) : null
    if (bucket !== null) bucket.fails = true
    changes += 1
    if (await announce(site, port)) answered += 1
    await delay(FEED_PERIOD_MS, undefined, { signal }).catch(() => {})
  }
  return { changes, answered }
}

/** Whether the platform took the message. */
async function announce(site: Site, port: number): Promise<boolean> {
  const [id, at, body] = [`msg_${crypto.randomUUID()}`, new Date(), JSON.stringify({ type: 'stock.changed' })]
  const headers = {
    ...triedHeaders(site, 1),
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(TRIED_SECRET).sign(id, at, body),
  }
  return fetch(`http://127.0.0.1:${port}${STOCK_WEBHOOK_PATH}`, { method: 'POST', body, headers }).then(
    ({ status }) => status === 202,
    () => false,
  )
}
