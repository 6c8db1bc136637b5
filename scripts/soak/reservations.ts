/**
 * npm run soak:reservations: shoppers who all want every car at once, while API, worker and Postgres are killed in turn.
 * Then no car is held or paid twice, no payment is without its reservation or the other way round, and no reservation
 * that a shopper saw as paid is lost.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { makeCar } from '../../tests/builders/make-car.ts'
import { storeCars } from '../../tests/builders/store-cars.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { parsePort } from '../command-line/serve-sites.ts'
import { keepPlatform, killAgainAndAgain, killPostgres } from './kept-platform.ts'
import { countFaults, countOpen, endHolds, shop } from './shoppers.ts'
import { isReady, triedHeaders, triedReservations } from './tried-platform.ts'

const OPTIONS = {
  cars: { type: 'string', help: 'how many cars there are (default 1000)' },
  shoppers: { type: 'string', help: 'how many shoppers want all of them at once (default 100)' },
  'kill-after': {
    type: 'string',
    help: 'how many seconds a platform answers before a part of it is killed (default 5)',
  },
  port: { type: 'string', help: 'the port of the platform that is tried (default 4498)' },
} as const

/** A killed worker's jobs are freed after less than a minute. */
const SETTLED_DEADLINE_MS = 10 * 60_000
const REQUEST_TIMEOUT_MS = 20_000

await runCommand('npm run soak:reservations', OPTIONS, async (values) => {
  const { cars = '1000', shoppers = '100', port = '4498', 'kill-after': killAfterSeconds = '5' } = values
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-soak-'))
  await chmod(dir, 0o755)
  const postgresDir = join(dir, 'postgres')
  const postgres = await startPackagedPostgres({ dir: postgresDir })
  const database = openDatabase({ url: postgres.url, log: () => {} })
  const { db } = database
  const tried = { databaseUrl: postgres.url, port: parsePort(port) }
  const parts: ReturnType<typeof keepPlatform>[] = []
  try {
    await migrate(database)
    const site = await triedReservations()
    await writeSite(db, site, 'soak')
    const slugs = Array.from({ length: Number(cars) }, (_, index) => `car-${index}`)
    await storeCars(
      db,
      site.slug,
      slugs.map((slug) => ({ car: makeCar({ id: slug, slug }), hash: slug })),
    )
    const api = keepPlatform({ ...tried, parts: 'api' })
    const worker = keepPlatform({ ...tried, parts: 'worker' })
    parts.push(api, worker)
    while (!(await isReady(tried.port))) await delay(200)

    let postgresKills = 0
    const killing = new AbortController()
    const killer = killAgainAndAgain({
      isReady: () => isReady(tried.port),
      afterMs: Number(killAfterSeconds) * 1_000,
      signal: killing.signal,
      async kill(round) {
        if (round % 3 === 1) api.kill()
        else if (round % 3 === 2) worker.kill()
        else {
          postgresKills += 1
          await killPostgres(postgresDir)
        }
      },
    })
    const startMs = performance.now()
    const shopped = await shop({
      site,
      slugs,
      shoppers: Number(shoppers),
      send: (number, path, init) =>
        fetch(`http://127.0.0.1:${tried.port}${path}`, {
          ...init,
          headers: { ...triedHeaders(site, number), ...init.headers },
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        }),
    })
    const seconds = Math.round((performance.now() - startMs) / 1_000)
    killing.abort()
    await killer
    while (!(await isReady(tried.port))) await delay(200)
    await endHolds(db)
    const deadlineMs = performance.now() + SETTLED_DEADLINE_MS
    while ((await countOpen(db)) > 0 && performance.now() < deadlineMs) await delay(1_000)

    const states = await db
      .selectFrom('reservations')
      .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
      .groupBy('state')
      .execute()
    const faults = await countFaults(db, shopped)
    console.table({
      seconds,
      requests: shopped.tries,
      'holds given': shopped.holds,
      ...Object.fromEntries(states.map(({ state, count }) => [`reservations ${state}`, Number(count)])),
      'API killed': api.kills(),
      'worker killed': worker.kills(),
      'Postgres killed': postgresKills,
      ...faults,
    })
    return Object.values(faults).every((count) => count === 0) ? EXIT.ok : EXIT.failed
  } finally {
    for (const part of parts) part.stop()
    await database.close()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
})
