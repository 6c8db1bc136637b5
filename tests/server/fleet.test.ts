import { beforeAll, expect, it } from 'vitest'
import { recordPurge } from '#database/builds/cdn-purges.ts'
import { countBuildRuns, forgetBuildRuns, writeSiteState } from '#database/builds/fleet.ts'
import { queueBuild, recordBuild } from '#database/builds/site-builds.ts'
import { writeSite } from '#database/sites.ts'
import type { SiteState } from '#domain/fleet/fleet-site.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const KEY = 'the key of whoever runs the platform'
const NOW_MS = Date.now()
const STATE: SiteState = {
  releaseId: '000007-abc',
  asAtMs: NOW_MS - 3 * 3_600_000,
  cars: 1_412,
  pages: 1_530,
  files: 90,
  sizeBytes: 41_000_000,
  nextChangeAtMs: NOW_MS + 5 * 3_600_000,
  feed: { rows: 1_420, quarantinedRows: 8, unreadableReason: null },
  faults: [],
}

const database = testDatabase()
const well = makeSite()
let platform: TestPlatform
beforeAll(async () => {
  const { db } = database.current()
  platform = await testPlatform(database.current(), well)
  const held = { ...makeSite({ name: 'Held & Sons' }), slug: 'zz-held', url: 'https://www.held.example' }
  await writeSite(db, held, 'held')
  await writeSite(db, { ...held, slug: 'new-site', url: 'https://www.new.example', name: 'New site' }, 'new')
  await writeSiteState(db, well.slug, STATE, new Date())
  await writeSiteState(db, held.slug, { ...STATE, releaseId: '000002-def', cars: 5, asAtMs: NOW_MS }, null)
  const ended = { message: 'ok', releaseId: null, heldFeedHash: null }
  await recordBuild(db, { ...ended, siteSlug: well.slug, kind: 'published', durationMs: 412.4 })
  await recordBuild(db, { ...ended, siteSlug: well.slug, kind: 'unchanged', durationMs: 80 })
  const message = 'The feed was held:\n- 9 cars <b>have gone</b>\nThe whole report is in x.'
  await recordBuild(db, { ...ended, siteSlug: held.slug, kind: 'held', message, durationMs: 100 })
  await db
    .insertInto('build_runs')
    .values({ site_slug: well.slug, kind: 'failed', duration_ms: 9, ended_at: new Date(NOW_MS - 30 * 3_600_000) })
    .execute()
  await db.insertInto('cdn_purges').values({ site_slug: well.slug, release_id: 'x', failure: null }).execute()
  await recordPurge(db, well.slug, null)
  await queueBuild(db, { siteSlug: held.slug })
})

const rowsOf = (page: string): string[] =>
  [...page.matchAll(/<tr role="row"(?: class="bad")?><th role="rowheader".*?<\/tr>/gs)].map(([row]) => row)
const slugsOf = (page: string): (string | undefined)[] =>
  rowsOf(page).map((row) => /<span class="quiet">([\w-]+)<\/span>/.exec(row)?.[1])
const words = (row = ''): string => row.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

it('every site is shown with all that is known of it, those to look at first', async () => {
  const response = await platform.send('/fleet')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const page = await response.text()
  expect(slugsOf(page)).toEqual(['zz-held', 'new-site', well.slug])
  const [held, fresh, fine] = rowsOf(page)
  expect(held).toContain('9 cars &lt;b&gt;have gone&lt;/b&gt;')
  expect(held).toContain('Held &amp; Sons')
  expect(words(held)).toContain('1 waiting')
  expect(words(fresh)).not.toMatch(/\d+ vehicles/)
  const said = words(fine)
  for (const part of ['3 h ago', '000007-abc', '1,412 vehicles', '1,530 pages', '1,420 rows, 8 left out', 'accepted'])
    expect(said).toContain(part)
  for (const part of ['unchanged 0 s ago', 'took 0.08 s', 'in 5 h', '41 MB', 'purged 0 s ago'])
    expect(said).toContain(part)
  // What ended 30 hours ago is not of the last 24.
  expect(fine).toContain('1 published, 1 unchanged; the longest took 0.41 s')
  expect(page).toContain(
    'Builds in each of the last 24 hours: 1 published, 1 unchanged, 1 held; the longest took 0.41 s',
  )
  expect(words(page)).toContain('Sites 3 To look at 1 Builds that wait or run 1 Builds in 24 hours 3')
})

it.each([
  ['site', ['zz-held', 'new-site']],
  ['age', ['new-site', well.slug, 'zz-held']],
  ['vehicles', [well.slug, 'zz-held', 'new-site']],
  ['build%20time', ['zz-held', well.slug, 'new-site']],
  ['waiting', ['zz-held', 'new-site', well.slug]],
])('in the order of %s', async (order, slugs) => {
  const shown = slugsOf(await (await platform.send(`/fleet?order=${order}`)).text())
  expect(shown.filter((slug) => slugs.includes(slug ?? ''))).toEqual(slugs)
})

it('another order is refused', async () => {
  for (const order of ['colour', 'constructor', '__proto__'])
    expect((await platform.send(`/fleet?order=${order}`)).status).toBe(404)
})

it('without a key the page exists in development alone', async () => {
  const { send } = await testPlatform(database.current(), well, { isDevelopment: false })
  expect((await send('/fleet')).status).toBe(404)
  expect((await send('/fleet', { headers: { authorization: 'Bearer ' } })).status).toBe(404)
})

it('with a key it opens to that alone, in development, too', async () => {
  for (const isDevelopment of [true, false]) {
    const { send } = await testPlatform(database.current(), well, { isDevelopment, fleetKey: KEY })
    const statusOf = async (authorization: string) => (await send('/fleet', { headers: { authorization } })).status
    const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`
    expect(await statusOf(basic(`anybody:${KEY}`))).toBe(200)
    expect(await statusOf(`Bearer ${KEY}`)).toBe(200)
    for (const wrong of ['', 'Bearer', 'Basic', basic(':'), basic(KEY.slice(1)), `Bearer ${KEY}x`, `Digest ${KEY}`])
      expect(await statusOf(wrong)).toBe(401)
    const refused = await send('/fleet')
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(await refused.text()).not.toContain(well.slug)
  }
})

it('whoever tries many keys is held up, the right one as well', async () => {
  const { send } = await testPlatform(database.current(), well, { fleetKey: KEY })
  const statuses = new Set<number>()
  for (let index = 0; index < 121; index += 1) statuses.add((await send('/fleet', {}, '203.0.113.9')).status)
  expect(statuses).toEqual(new Set([401, 429]))
  const right = { headers: { authorization: `Bearer ${KEY}` } }
  expect((await send('/fleet', right, '203.0.113.9')).status).toBe(429)
})

it('builds are forgotten after their days', async () => {
  const { db } = database.current()
  await forgetBuildRuns(db, 1)
  expect(await db.selectFrom('build_runs').select('kind').where('kind', '=', 'failed').execute()).toEqual([])
  expect(await countBuildRuns(db, Date.now())).toHaveLength(3)
})
