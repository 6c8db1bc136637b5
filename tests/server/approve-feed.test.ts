import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { approveHeldFeed, recordBuild } from '#database/builds/site-builds.ts'
import { stopToken } from '#server/providers/alert-links.ts'
import { APPROVE_FEED_PATH, approvalToken, approveFeedUrl } from '#server/providers/approval-links.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const SECRET = 'for tests, and as long as it has to be'
const DAY_MS = 86_400_000
const MESSAGE =
  'The feed was held, and the last release is still served:\n- 9 of 20 cars <b>have gone</b>\nThe whole report is in x.'

const database = testDatabase()
const site = makeSite()
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site, { sessionSecret: SECRET })
})
beforeEach(async () => {
  const { db } = database.current()
  await db.deleteFrom('site_builds').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

/** As a build that the guard has held. */
async function hold(feedHash: string, message = MESSAGE) {
  const held = {
    siteSlug: site.slug,
    kind: 'held',
    message,
    releaseId: null,
    durationMs: 1,
    heldFeedHash: feedHash,
  } as const
  return recordBuild(database.current().db, held)
}
const linkFor = (heldId: string | null): string => approveFeedUrl(site, heldId ?? '', SECRET) ?? ''
const press = (link: string): Promise<Response> => platform.send(link, { method: 'POST' })

async function jobs(): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs`.execute(database.current().db)
  return rows.map(({ payload }) => payload)
}

it('the link shows what is held, and a press has that feed alone published, once', async () => {
  const link = linkFor((await hold('feed-a')).heldId)
  // Programs that read mails open links, too.
  for (const method of ['GET', 'HEAD', 'GET']) expect((await platform.send(link, { method })).status).toBe(200)
  expect(await jobs()).toEqual([])
  const page = await platform.send(link)
  const text = await page.text()
  expect(text).toContain('9 of 20 cars &lt;b&gt;have gone&lt;/b&gt;')
  expect(text).toContain(site.name)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(text).toContain('<meta name="referrer" content="no-referrer">')

  expect((await press(link)).status).toBe(200)
  expect(await jobs()).toEqual([{ siteSlug: site.slug, approve: false, fetch: true, approvedFeedHash: 'feed-a' }])
  expect((await press(link)).status).toBe(410)
  expect((await platform.send(link)).status).toBe(410)
  // A build that begins before the approved one has ended gives no new link for the same feed.
  expect(await hold('feed-a')).toMatchObject({ heldId: null })
})

it('presses at once count as one', async () => {
  const { heldId } = await hold('feed-a')
  const { db } = database.current()
  const answers = await Promise.all(Array.from({ length: 8 }, () => approveHeldFeed(db, site.slug, heldId ?? '')))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

it('the link of a feed is no link of the next one, nor of the same one held again', async () => {
  const first = await hold('feed-a')
  const second = await hold('feed-b')
  expect((await press(linkFor(first.heldId))).status).toBe(410)
  expect(await jobs()).toEqual([])
  const { db } = database.current()
  const published = { kind: 'published', message: 'ok', releaseId: 'x', durationMs: 1, heldFeedHash: null } as const
  expect(await recordBuild(db, { siteSlug: site.slug, ...published })).toEqual({ isNew: true, heldId: null })
  await hold('feed-b')
  expect((await press(linkFor(second.heldId))).status).toBe(410)
})

it('a feed that changes all the time is announced once an hour, and at once after an approval', async () => {
  const { db } = database.current()
  expect(await hold('feed-a')).toMatchObject({ isNew: true })
  expect(await hold('feed-a')).toMatchObject({ isNew: false })
  expect(await hold('feed-b')).toMatchObject({ isNew: false })
  await db
    .updateTable('site_builds')
    .set({ informed_at: new Date(Date.now() - 3_700_000) })
    .execute()
  const { isNew, heldId } = await hold('feed-c')
  expect(isNew).toBe(true)
  await approveHeldFeed(db, site.slug, heldId ?? '')
  expect(await hold('feed-d')).toMatchObject({ isNew: true })
  expect(await hold('feed-d', 'For another reason')).toMatchObject({ isNew: true })
})

describe('approves nothing:', () => {
  const token = (heldId: string, expiresAtMs: number, secret = SECRET): string =>
    approvalToken({ siteSlug: site.slug, heldId }, expiresAtMs, secret)
  it.each<[string, (heldId: string) => string, number]>([
    ['a link that has expired', (id) => token(id, Date.now() - 1_000), 410],
    ['another secret', (id) => token(id, Date.now() + DAY_MS, 'x'.repeat(40)), 404],
    ['a later end than the signed one', (id) => token(id, Date.now() - 1_000).replace(/\d{10}/, '9999999999'), 404],
    ['another feed than the signed one', (id) => token('other', Date.now() + DAY_MS).replace('other', id), 404],
    ['a token of another purpose', (id) => stopToken({ siteSlug: site.slug, visitorId: id }, SECRET), 404],
    ['no token', () => '', 404],
    ['a token that is none', () => 'a.b.c', 404],
  ])('%s', async (_, tokenOf, status) => {
    const heldId = (await hold('feed-a')).heldId ?? ''
    const address = `${APPROVE_FEED_PATH}?token=${encodeURIComponent(tokenOf(heldId))}`
    expect((await platform.send(address)).status).toBe(status)
    expect((await press(address)).status).toBe(status)
    expect(await jobs()).toEqual([])
  })
})

it('a site without a platform has no link', () => {
  expect(approveFeedUrl({ ...site, platform: null }, 'x', SECRET)).toBeNull()
})
