import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import { readChangedRows } from '#database/builds/changed-rows.ts'
import { readFeedAddress, settleFeedAddress } from '#database/builds/feed-addresses.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const OLD = `whsec_${Buffer.from('the secret until today').toString('base64')}`
const NEW = `whsec_${Buffer.from('the secret from today').toString('base64')}`
const FOREIGN = `whsec_${Buffer.from('the secret of another site').toString('base64')}`
const BODY = '{"type":"stock.changed"}'

const database = testDatabase()
const site = makeSite()
site.stock.webhook = { secretVariables: ['OLD_SECRET', 'NEW_SECRET'], feedHosts: ['feeds.example.com', 'localhost:81'] }
const secrets: Record<string, string | undefined> = {}
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site, { secret: (variable) => secrets[variable] })
})
beforeEach(async () => {
  Object.assign(secrets, { OLD_SECRET: OLD, NEW_SECRET: NEW })
  const { db } = database.current()
  await db.deleteFrom('webhook_messages').execute()
  await db.deleteFrom('changed_rows').execute()
  await db.deleteFrom('feed_addresses').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

interface Message {
  id?: string
  body?: string
  secret?: string
  at?: Date
  /** Headers that differ from those that belong to the message. */
  headers?: Record<string, string | undefined>
}

function send({ id = 'msg_1', body = BODY, secret = OLD, at = new Date(), headers = {} }: Message = {}) {
  const signed: Record<string, string | undefined> = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
    ...headers,
  }
  const given = Object.entries(signed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return platform.send(STOCK_WEBHOOK_PATH, { method: 'POST', body, headers: Object.fromEntries(given) })
}

async function jobs(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(database.current().db)
  return rows.map(({ key }) => key)
}

it('a message that is signed has the site built, once for each id', async () => {
  const first = await send()
  expect(first.status).toBe(202)
  expect(await first.json()).toEqual({ success: true })
  expect(await jobs()).toEqual([`build-site ${site.slug}`])
  await sql`delete from graphile_worker._private_jobs`.execute(database.current().db)
  expect((await send()).status).toBe(202)
  expect(await jobs()).toEqual([])
})

it('a hundred at once are one job', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => send({ id: `msg_${index}` })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect(await jobs()).toEqual([`build-site ${site.slug}`])
})

it('while a secret is changed, both are believed; the old one no longer when its variable is gone', async () => {
  expect((await send({ id: 'a', secret: NEW })).status).toBe(202)
  expect((await send({ id: 'b', secret: OLD })).status).toBe(202)
  secrets['OLD_SECRET'] = undefined
  expect((await send({ id: 'c', secret: NEW })).status).toBe(202)
  expect((await send({ id: 'd', secret: OLD })).status).toBe(401)
})

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)

describe('is refused with its reason, and builds nothing:', () => {
  it.each<[string, Message, number, string, string]>([
    ['no id', { headers: { 'webhook-id': undefined } }, 401, 'signature-missing', 'no header webhook-id.'],
    [
      'no header at all',
      { headers: { 'webhook-id': undefined, 'webhook-timestamp': undefined, 'webhook-signature': undefined } },
      401,
      'signature-missing',
      'no header webhook-id and no webhook-timestamp and no webhook-signature.',
    ],
    ['an old time', { at: minutes(-6) }, 401, 'signature-expired', 'within 300 seconds'],
    ['a time to come', { at: minutes(6) }, 401, 'signature-expired', 'within 300 seconds'],
    ['a time in milliseconds', { headers: { 'webhook-timestamp': String(Date.now()) } }, 401, 'signature-expired', ''],
    ['the secret of another', { secret: FOREIGN }, 401, 'signature-invalid', 'neither the body nor a secret'],
    ['another id than the signed one', { headers: { 'webhook-id': 'msg_2' } }, 401, 'signature-invalid', ''],
    ['a signature that is none', { headers: { 'webhook-signature': 'v1,%%%' } }, 401, 'signature-invalid', ''],
    ['an id without end', { id: 'x'.repeat(201) }, 400, 'malformed-request', 'more than 200'],
    ['no JSON', { body: 'changed' }, 400, 'malformed-request', 'JSON object'],
    ['another type', { body: '{"type":"stock.sold"}' }, 422, 'invalid-values', '"stock.changed"'],
  ])('%s', async (_, message, status, kind, words) => {
    const answer = await send(message)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({
      type: `urn:forecourt:problem:${kind}`,
      detail: expect.stringContaining(words),
    })
    expect(await jobs()).toEqual([])
  })

  it('a platform without the secret', async () => {
    Object.assign(secrets, { OLD_SECRET: undefined, NEW_SECRET: undefined })
    const answer = await send()
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('OLD_SECRET or NEW_SECRET') })
  })

  it('another method', async () => {
    const answer = await platform.send(STOCK_WEBHOOK_PATH)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('a site that takes none', async () => {
    const other = makeSite()
    const plain = await testPlatform(database.current(), { ...other, stock: { ...other.stock, webhook: null } })
    expect((await plain.send(STOCK_WEBHOOK_PATH, { method: 'POST', body: BODY })).status).toBe(404)
    await testPlatform(database.current(), site)
  })
})

describe('changed rows', () => {
  const row = (price: number, updated_at: string, changes: object = {}) => ({
    ...{ id: 'T1042', year: 2022, make: 'Toyota', model: 'Hilux', car_type: 'used', status: 'in_stock' },
    ...{ price, updated_at, ...changes },
  })
  const bodyOf = (...rows: unknown[]): string => JSON.stringify({ type: 'stock.changed', rows })
  async function prices(): Promise<unknown[]> {
    const kept = await readChangedRows(database.current().db, site.slug)
    return kept.map((changed) => ('price' in changed.row ? changed.row.price : null))
  }

  it('are kept before the answer, and have the site built without a new feed', async () => {
    const answer = await send({ body: bodyOf(row(41_990, '2026-03-31T12:00:00Z')) })
    expect([answer.status, await answer.json()]).toEqual([202, { success: true }])
    expect(await prices()).toEqual([41_990])
    expect(await jobs()).toEqual([`build-site ${site.slug} changed rows`])
  })

  it('that are older than one that is kept change nothing, in whatever order they come', async () => {
    const rows = [row(3, '2026-03-31T13:00:00Z'), row(1, '2026-03-31T11:00:00Z'), row(2, '2026-03-31T12:00:00Z')]
    expect((await send({ id: 'a', body: bodyOf(...rows) })).status).toBe(202)
    expect(await prices()).toEqual([3])
    expect((await send({ id: 'b', body: bodyOf(rows[1]) })).status).toBe(202)
    expect(await prices()).toEqual([3])
  })

  it('with a value that is left out say so', async () => {
    const answer = await send({ body: bodyOf(row(41_990, '2026-03-31T12:00:00Z', { km: 'many' })) })
    expect(answer.status).toBe(202)
    expect(await answer.json()).toMatchObject({ warnings: [{ name: 'rows[0].km' }] })
  })

  it.each<[string, unknown, string, string]>([
    [
      'no make',
      row(1, '2026-03-31T12:00:00Z', { make: '' }),
      'rows[1].make',
      'Expected a make such as Toyota, received nothing',
    ],
    ['no instant', row(1, ''), 'rows[1].updated_at', 'such as 2026-03-31T09:00:00Z, received nothing'],
    ['an instant to come', row(1, minutes(60).toISOString()), 'rows[1].updated_at', 'set the clock of the sender'],
  ])('with %s are refused one and all, and the feed is read instead', async (_, bad, name, words) => {
    const answer = await send({ body: bodyOf(row(41_990, '2026-03-31T12:00:00Z', { id: 'good' }), bad) })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining('none of the rows was taken'),
      errors: [{ name, message: expect.stringContaining(words) }],
    })
    expect(await prices()).toEqual([])
    expect(await jobs()).toEqual([`build-site ${site.slug}`])
    // The same message, once it is right.
    expect((await send({ body: bodyOf(row(41_990, '2026-03-31T12:00:00Z')) })).status).toBe(202)
  })

  it.each<[string, unknown, string]>([
    ['no list', {}, 'must be a list'],
    ['no objects', ['T1042'], 'must be an object'],
    ['more than a message takes', Array.from({ length: 101 }, () => ({})), 'at most 100 rows'],
  ])('that are %s are refused', async (_, rows, words) => {
    const answer = await send({ body: JSON.stringify({ type: 'stock.changed', rows }) })
    expect([answer.status, await answer.json()]).toMatchObject([422, { detail: expect.stringContaining(words) }])
    expect(await jobs()).toEqual([])
  })
})

describe('the address of a feed', () => {
  const bodyOf = (feedUrl: unknown, rows: unknown[] = []): string =>
    JSON.stringify({ type: 'stock.changed', feedUrl, rows })
  const named = async (): Promise<string | null> =>
    (await readFeedAddress(database.current().db, site.slug))?.url ?? null
  const FEED = 'https://feeds.example.com/dealer/stock.json?version=7'

  it.each([FEED, 'http://localhost:81/stock.csv'])(
    'on a host of the list is fetched by the next build: %s',
    async (url) => {
      const answer = await send({ body: bodyOf(url) })
      expect([answer.status, await answer.json()]).toEqual([202, { success: true }])
      expect(await named()).toBe(url)
      expect(await jobs()).toEqual([`build-site ${site.slug}`])
    },
  )

  it.each<[string, unknown, string]>([
    ['another host', 'https://feeds.example.com.evil.example/x', 'evil.example, is none of this site'],
    ['a host below one of the list', 'https://a.feeds.example.com/x', 'is none of this site'],
    ['another port', 'https://feeds.example.com:8443/x', 'feeds.example.com:8443, is none of this site'],
    ['a host in the place of the user', 'https://feeds.example.com@evil.example/x', 'no user and no password'],
    ['no encryption', 'http://feeds.example.com/x', 'starts with https://'],
    ['an address of this machine', 'http://127.0.0.1:5432/', '127.0.0.1:5432, is none of this site'],
    ['a file', 'file:///etc/passwd', 'starts with https://'],
    ['no URL', 'stock.json', 'starts with https://'],
    ['an address without end', `https://feeds.example.com/${'x'.repeat(2_000)}`, 'at most 2000 characters'],
    ['no text', 7, 'must be a text'],
  ])('is refused: %s', async (_, feedUrl, words) => {
    const answer = await send({ body: bodyOf(feedUrl) })
    expect([answer.status, await answer.json()]).toMatchObject([422, { detail: expect.stringContaining(words) }])
    expect([await named(), await jobs()]).toEqual([null, []])
  })

  it('is refused beside rows, and of a site without a list', async () => {
    const both = await send({ body: bodyOf(FEED, [{ id: 'T1' }]) })
    expect([both.status, await both.json()]).toMatchObject([422, { detail: expect.stringContaining('of both, none') }])
    const webhook = { secretVariables: ['OLD_SECRET'], feedHosts: [] }
    const fresh = await testPlatform(
      database.current(),
      { ...site, stock: { ...site.stock, webhook } },
      { secret: (variable) => secrets[variable] },
    )
    const at = new Date()
    const headers = {
      'webhook-id': 'm',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(OLD).sign('m', at, bodyOf(FEED)),
    }
    const none = await fresh.send(STOCK_WEBHOOK_PATH, { method: 'POST', body: bodyOf(FEED), headers })
    expect([none.status, await none.json()]).toMatchObject([422, { detail: expect.stringContaining('takes no') }])
    await testPlatform(database.current(), site)
    expect(await named()).toBeNull()
  })

  it('that was sent later counts, in whatever order they come, until a build has fetched it', async () => {
    const { db } = database.current()
    await send({ id: 'late', body: bodyOf(`${FEED}&late`), at: new Date(Date.now() - 10_000) })
    await send({ id: 'early', body: bodyOf(`${FEED}&early`), at: minutes(-2) })
    expect(await named()).toBe(`${FEED}&late`)
    const read = await readFeedAddress(db, site.slug)
    await send({ id: 'next', body: bodyOf(`${FEED}&next`) })
    if (read !== null) await settleFeedAddress(db, site.slug, read)
    expect(await named()).toBe(`${FEED}&next`)
    const next = await readFeedAddress(db, site.slug)
    if (next !== null) await settleFeedAddress(db, site.slug, next)
    expect(await named()).toBeNull()
  })
})
