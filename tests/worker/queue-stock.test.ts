import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { queueBuild, queueStock } from '#database/builds/site-builds.ts'
import { writeSite } from '#database/sites.ts'
import { queueBuiltStock } from '#scripts/command-line/queue-stock.ts'
import { outboxMail } from '#server/providers/mail.ts'
import { buildSite } from '#worker/builds/build-site.ts'
import type { SiteBuilds } from '#worker/builds/site-builds.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
afterEach(() => vi.restoreAllMocks())

it('a build queues one job for each site, also when it is built again before a worker comes', async () => {
  const { db, url } = database.current()
  await queueBuiltStock(url, ['one', 'other'])
  await queueBuiltStock(url, ['one'])
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db)
  expect(rows).toEqual([{ key: 'store-stock one' }, { key: 'store-stock other' }])
})

it('a build of the site does not wait for its stock to be stored', async () => {
  const { db } = database.current()
  await queueStock(db, 'one')
  await queueBuild(db, { siteSlug: 'one' })
  const { rows } = await sql<{ queue: string | null }>`
    select queue_name as queue from graphile_worker.jobs where key like '% one' order by key`.execute(db)
  expect(rows).toEqual([{ queue: 'build-site one' }, { queue: 'store-stock one' }])
})

it('the stock of a site that was just built is stored before others are built, and that of every site in its turn', async () => {
  const { db } = database.current()
  const inTheirOrder = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key like '%th' order by priority, run_at, id`.execute(db)
    return rows.map(({ key }) => key)
  }
  await queueBuild(db, { siteSlug: 'south' })
  await queueStock(db, 'north')
  expect(await inTheirOrder()).toEqual(['build-site south', 'store-stock north'])
  await queueStock(db, 'north', { justBuilt: true })
  expect(await inTheirOrder()).toEqual(['store-stock north', 'build-site south'])
})

it('a build that publishes a release has the stock of its site stored first', async () => {
  const { db } = database.current()
  const site = makeSite()
  await writeSite(db, site, 'any')
  const notAsked = () => Promise.reject(new Error('not asked'))
  const builds: SiteBuilds = {
    build: async () => ({
      kind: 'published',
      releaseId: '000002-any',
      renderedPages: 1,
      nextChangeAt: null,
      feedHash: 'any',
      feed: { rows: 1, quarantinedRows: 0, unreadableReason: null },
      sent: null,
    }),
    site: notAsked,
    listedStock: notAsked,
    close: () => {},
  }
  const folders = { sitesDir: '', outDir: '' }
  const services = { db, mail: outboxMail(db), folders, builds, secret: () => undefined, sessionSecret: '' }
  await buildSite(services, { siteSlug: site.slug, approve: false, approvedFeedHash: null, fetch: false })
  const { rows } = await sql<{ priority: number }>`
    select priority from graphile_worker.jobs where key = ${`store-stock ${site.slug}`}`.execute(db)
  expect(rows).toEqual([{ priority: -1 }])
})

it('a database that cannot be reached is said, and stops nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await queueBuiltStock('postgres://nobody@127.0.0.1:1/nothing', ['one'])
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(ECONNREFUSED)'))
})
