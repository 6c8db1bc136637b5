/** The small form of `npm run soak:reservations`: connections to the database are cut instead of processes killed. */
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { countFaults, countOpen, endHolds, shop } from '#scripts/soak/shoppers.ts'
import { outboxMail } from '#server/providers/mail.ts'
import { STRIPE_API_URL } from '#server/providers/payments/stripe.ts'
import { runWorker } from '#worker/run-worker.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()

it('shoppers who want every car at once, while connections are cut, leave no car and no payment in between', async () => {
  const { db, pool } = database.current()
  const site = makeSite({ payments: { provider: { kind: 'test' } } })
  const { app } = await testPlatform(database.current(), site)
  const slugs = Array.from({ length: 12 }, (_, index) => `car-${index}`)
  await storeCars(
    db,
    site.slug,
    slugs.map((slug) => ({ car: makeCar({ id: slug, slug }), hash: slug })),
  )
  const { host } = new URL(site.url)
  const shopped = await shop({
    site,
    slugs,
    shoppers: 8,
    async send(number, path, init) {
      const request = new Request(new URL(path, site.url), { ...init, headers: { host, ...init.headers } })
      const answer = app.fetch(request, `10.0.${number >> 8}.${number & 255}`)
      if (number % 40 === 0) {
        const others = 'datname = current_database() and pid <> pg_backend_pid()'
        await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`).catch(() => {})
      }
      return answer
    },
  })
  const noLog = pino({ level: 'silent' })
  const worker = await runWorker({
    database: database.current(),
    mail: outboxMail(db),
    folders: { sitesDir: '/nowhere', outDir: '/nowhere' },
    secret: () => undefined,
    isDevelopment: true,
    twilioUrl: '',
    builds: null,
    sessionSecret: 'for tests, and as long as it has to be',
    payments: { db, secret: () => undefined, stripeApiUrl: STRIPE_API_URL, isDevelopment: true },
    log: noLog,
    concurrency: 4,
    onBuild() {},
    onJob() {},
  })
  try {
    await endHolds(db)
    await expect.poll(() => countOpen(db), { timeout: 30_000 }).toBe(0)
  } finally {
    await worker.stop()
  }
  const faults = await countFaults(db, shopped)
  expect(Object.entries(faults).filter(([, count]) => count !== 0)).toEqual([])
  expect(shopped.paid.size).toBeGreaterThan(0)
})
