import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { writeSite } from '#database/sites.ts'
import { pollFeeds } from '#worker/builds/build-site.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
const every = (slug: string, pollMinutes: number | null) => {
  const site = { ...makeSite(), slug, url: `https://${slug}.example` }
  return { ...site, stock: { ...site.stock, pollMinutes } }
}
beforeAll(async () => {
  const { db } = database.current()
  for (const site of [every('each', 1), every('quarter', 15), every('never', null)])
    await writeSite(db, site, site.slug)
})

it.each([
  ['2026-03-10T00:15:00Z', ['each', 'quarter']],
  ['2026-03-10T00:16:30Z', ['each']],
  ['2026-03-10T00:30:59Z', ['each', 'quarter']],
])('at %s the feeds of %j are looked at', async (at, slugs) => {
  const { db } = database.current()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await pollFeeds(db, { sitesDir: '/nowhere', outDir: '/nowhere' }, Date.parse(at))
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db)
  expect(rows.map(({ key }) => key)).toEqual(slugs.map((slug) => `build-site ${slug}`))
})
