/** From a signed webhook to the page that is served: the feed over HTTP, the queue, the build thread, the release. */
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import { readChangedRows } from '#database/builds/changed-rows.ts'
import { readFleetBuilds, readSiteStates } from '#database/builds/fleet.ts'
import { queueStock, readLastBuild } from '#database/builds/site-builds.ts'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { outboxMail } from '#server/providers/mail.ts'
import { createSiteBuilds } from '#worker/builds/site-builds.ts'
import type { RunningWorker } from '#worker/run-worker.ts'
import { runWorker } from '#worker/run-worker.ts'
import type { FeedCar } from '../builders/small-feed.ts'
import { feedCar, feedText } from '../builders/small-feed.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const SLUG = 'small-dealer'
const SECRET = `whsec_${Buffer.from('the secret of the stock system').toString('base64')}`
const PATIENCE = { timeout: 90_000, interval: 100 }

const database = testDatabase()
let answerFeed: RequestListener = (_, response) => void response.writeHead(500).end()
let fetched = 0
const noticed: { body: string; headers: Record<string, string> }[] = []
/** What the receiver of notices answers, one after another; then 204. */
const noticeStatuses = [500]
const feedServer = createServer(async (request, response) => {
  if (request.method === 'POST') {
    let body = ''
    for await (const chunk of request) body += chunk
    noticed.push({
      body,
      headers: Object.fromEntries(
        Object.entries(request.headersDistinct).map(([name, [value = ''] = []]) => [name, value]),
      ),
    })
    response.writeHead(noticeStatuses.shift() ?? 204).end()
    return
  }
  fetched += 1
  answerFeed(request, response)
})
let dir: string
let site: Site
let platform: TestPlatform
let worker: RunningWorker

beforeAll(async () => {
  await new Promise<void>((resolve) => void feedServer.listen(0, '127.0.0.1', resolve))
  const { port } = feedServer.address() as AddressInfo
  await mkdir(CACHE_DIR, { recursive: true })
  // Inside the project, where a site's file finds `#config`.
  dir = await mkdtemp(join(CACHE_DIR, 'test-build-site-'))
  const source = await readFile(join(PROJECT_DIR, 'tests/fixtures/sites', SLUG, 'site.ts'), 'utf8')
  const options = `source: { url: 'http://127.0.0.1:${port}/feed.json', timeoutSeconds: 5 },
    webhook: { secretVariables: ['STOCK_SECRET'], feedHosts: ['127.0.0.1:${port}'] }, informEmails: ['owner@example.com'],
    informWebhook: { url: 'http://127.0.0.1:${port}/notices', secretVariable: 'INFORM_SECRET' }, `
  await mkdir(join(dir, 'sites', SLUG), { recursive: true })
  await writeFile(join(dir, 'sites', SLUG, 'site.ts'), source.replace('guard: {', `${options}guard: {`))
  const folders = { sitesDir: join(dir, 'sites'), outDir: join(dir, 'dist') }
  site = await loadSite(SLUG, folders)
  platform = await testPlatform(database.current(), site, { secret: () => SECRET })
  worker = await runWorker({
    database: database.current(),
    mail: outboxMail(database.current().db),
    folders,
    payments: {
      db: database.current().db,
      secret: () => undefined,
      stripeApiUrl: 'http://127.0.0.1:1',
      isDevelopment: true,
    },
    secret: () => SECRET,
    builds: createSiteBuilds(),
    isDevelopment: true,
    sessionSecret: 'for tests, and as long as it has to be',
    twilioUrl: 'http://127.0.0.1:9',
    log: pino({ level: 'silent' }),
    concurrency: 2,
    onJob: () => {},
    onBuild: () => {},
  })
}, 60_000)
afterAll(async () => {
  await worker.stop()
  feedServer.close()
  await rm(dir, { recursive: true, force: true })
})

function serveFeed(cars: readonly FeedCar[], etag: string): void {
  answerFeed = (request, response) => {
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { etag, 'content-type': 'application/json' }).end(feedText(cars))
  }
}

let messages = 0
async function announce(rows: unknown[] = [], feedUrl: string | null = null): Promise<void> {
  messages += 1
  const [id, at, body] = [`msg_${messages}`, new Date(), JSON.stringify({ type: 'stock.changed', rows, feedUrl })]
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign(id, at, body),
  }
  expect((await platform.send(STOCK_WEBHOOK_PATH, { method: 'POST', body, headers })).status).toBe(202)
}

const served = (path: string): Promise<string> => readFile(join(dir, 'dist', SLUG, 'current', path), 'utf8')
const release = (): Promise<string> => readlink(join(dir, 'dist', SLUG, 'current'))
const ended = (kind: string, words: string): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(await readLastBuild(database.current().db, SLUG)).toMatchObject({
        kind,
        message: expect.stringContaining(words),
      }),
    PATIENCE,
  )
async function sentMails() {
  const sent = await database.current().db.selectFrom('outbox').select('message').orderBy('id').execute()
  return sent.flatMap(({ message }) => ('subject' in message ? [message] : []))
}
const mails = async (): Promise<string[]> => (await sentMails()).map(({ subject }) => subject)
const mailTexts = async (): Promise<string[]> => (await sentMails()).map(({ text }) => text)

async function waiting(jobKey: string): Promise<number> {
  const { pool } = database.current()
  const { rowCount } = await pool.query('select 1 from graphile_worker.jobs where key = $1', [jobKey])
  return rowCount ?? 0
}
async function carsForSale(): Promise<number> {
  const { db } = database.current()
  const cars = await db.selectFrom('cars').select('id').where('removed_at', 'is', null).execute()
  return cars.length
}

const stock = (price: number): FeedCar[] => [
  feedCar(0, { price }),
  ...Array.from({ length: 9 }, (_, index) => feedCar(index + 1)),
]

it('what the feed says is served after a webhook, and a price that has changed after the next', async () => {
  serveFeed(stock(31_990), '"one"')
  await announce()
  await ended('published', 'is served')
  expect(await readFleetBuilds(database.current().db)).toMatchObject([
    { siteSlug: SLUG, kind: 'published', waiting: expect.any(Number) },
  ])
  expect(await served('search/used-cars.html')).toContain('31,990')
  const first = await release()

  serveFeed(stock(30_990), '"two"')
  await announce()
  await vi.waitFor(async () => expect(await served('search/used-cars.html')).toContain('30,990'), PATIENCE)
  expect(await release()).not.toBe(first)
  // The platform knows the car as it is now.
  await vi.waitFor(async () => {
    const cars = await database.current().db.selectFrom('cars').select('car').execute()
    expect(cars.map(({ car }) => car.priceAud)).toContain(30_990)
  }, PATIENCE)
  // The page of the fleet knows the release without its folder.
  await vi.waitFor(async () => {
    const [found] = await readSiteStates(database.current().db)
    expect(found?.state).toMatchObject({
      releaseId: basename(await release()),
      cars: 10,
      feed: { rows: 10 },
      faults: [],
    })
    expect(found?.state?.sizeBytes).toBeGreaterThan(10_000)
  }, PATIENCE)
}, 200_000)

it('a feed that has not changed is not sent again, and the release stays', async () => {
  const before = { release: await release(), fetched }
  await announce()
  await ended('unchanged', 'is still right')
  expect(fetched).toBe(before.fetched + 1)
  expect(await release()).toBe(before.release)
}, 100_000)

it('a changed row is served without another look at the feed, and the next feed overrides it', async () => {
  const asked = fetched
  const [row = {}] = v.parse(v.array(v.looseObject({})), JSON.parse(feedText(stock(29_490))))
  await announce([{ ...row, updated_at: new Date().toISOString() }])
  await vi.waitFor(async () => expect(await served('search/used-cars.html')).toContain('29,490'), PATIENCE)
  expect(fetched).toBe(asked)
  const price = async (): Promise<number | null | undefined> => {
    const cars = await database.current().db.selectFrom('cars').select('car').where('id', '=', 's0').execute()
    return cars[0]?.car.priceAud
  }
  await vi.waitFor(async () => expect(await price()).toBe(29_490), PATIENCE)
  // The feed has not changed: the row still counts.
  await announce()
  await ended('unchanged', 'is still right')
  expect(await served('search/used-cars.html')).toContain('29,490')

  serveFeed(stock(28_490), '"three"')
  await announce()
  await vi.waitFor(async () => expect(await served('search/used-cars.html')).toContain('28,490'), PATIENCE)
  await vi.waitFor(async () => expect(await readChangedRows(database.current().db, SLUG)).toEqual([]), PATIENCE)
  await vi.waitFor(async () => expect(await price()).toBe(28_490), PATIENCE)
}, 200_000)

it('a feed that breaks off half way changes nothing, is tried again, and is said once', async () => {
  const before = await release()
  const file = join(dir, 'sites', SLUG, site.stock.feed)
  const kept = await readFile(file, 'utf8')
  answerFeed = (_, response) => {
    response.writeHead(200, { 'content-length': '100000', etag: '"cut"' })
    response.write(feedText(stock(1)).slice(0, 400), () => response.destroy())
  }
  await announce()
  await ended('failed', 'The feed cannot be fetched')
  expect(await readFile(file, 'utf8')).toBe(kept)
  expect(await release()).toBe(before)
  const tries = fetched
  await vi.waitFor(() => expect(fetched).toBeGreaterThan(tries), PATIENCE)
  expect(await mails()).toEqual([`${site.name}: the site could not be built`])
  // The receiver of notices refused the first try; the same message comes again.
  await vi.waitFor(() => expect(noticed.length).toBeGreaterThan(1), PATIENCE)
  expect(new Set(noticed.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
}, 100_000)

it('a feed that the guard holds keeps the last release until a person approves it', async () => {
  const before = await release()
  const broken = stock(29_990).map((car, index) => (index < 4 ? car : { ...car, make: '' }))
  serveFeed(broken, '"held"')
  await announce()
  await ended('held', `npm run feed:approve -- --site ${SLUG}`)
  await announce()
  await vi.waitFor(async () => expect(await waiting(`build-site ${SLUG}`)).toBe(0), PATIENCE)
  expect(await release()).toBe(before)
  expect((await mails()).slice(1)).toEqual([`${site.name}: the stock feed is held`])
  // Its webhook gets it, too, but nothing that approves it.
  await vi.waitFor(() => expect(noticed.some(({ body }) => body.includes('feed-held'))).toBe(true), PATIENCE)
  const { body, headers } = noticed.findLast((notice) => notice.body.includes('feed-held')) ?? { body: '', headers: {} }
  expect(new Webhook(SECRET).verify(body, headers)).toEqual({
    type: 'stock.feed-held',
    timestamp: expect.any(String),
    data: {
      site: SLUG,
      name: site.name,
      url: site.url,
      reasons: expect.arrayContaining([expect.stringContaining('are quarantined')]),
    },
  })
  expect(body).not.toContain('approve')
  // A worker that starts now stores the stock of every site: what was held stays out of the platform, too.
  await queueStock(database.current().db, SLUG)
  await vi.waitFor(async () => expect(await waiting(`store-stock ${SLUG}`)).toBe(0), PATIENCE)
  expect(await carsForSale()).toBe(10)

  // The link of the e-mail approves this feed, and no other.
  const link = /^http.*\/api\/stock\/approve\?token=.*$/m.exec((await mailTexts()).at(-1) ?? '')?.[0] ?? ''
  const page = await platform.send(link)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Publish the feed')])
  expect((await readLastBuild(database.current().db, SLUG))?.kind).toBe('held')
  expect((await platform.send(link, { method: 'POST' })).status).toBe(200)
  await ended('published', 'is served')
  expect(await served('search/used-cars.html')).toContain('29,990')
  expect((await platform.send(link, { method: 'POST' })).status).toBe(410)
  await vi.waitFor(async () => expect(await carsForSale()).toBe(4), PATIENCE)
}, 200_000)

it('a message may name another address of the feed, which is fetched once and leads nowhere else', async () => {
  const { port } = feedServer.address() as AddressInfo
  const named = stock(27_990).slice(0, 4)
  const asked: string[] = []
  answerFeed = (request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved.json') return void response.writeHead(302, { location: '/feed.json' }).end()
    response.writeHead(200).end(feedText(named))
  }
  await announce([], `http://127.0.0.1:${port}/moved.json`)
  await ended('failed', 'The feed cannot be fetched')
  expect(asked).toEqual(['/moved.json'])
  await announce([], `http://127.0.0.1:${port}/export-7.json`)
  await vi.waitFor(async () => expect(await served('search/used-cars.html')).toContain('27,990'), PATIENCE)
  await vi.waitFor(async () => expect(await waiting(`build-site ${SLUG}`)).toBe(0), PATIENCE)
  await announce()
  await vi.waitFor(() => expect(asked.at(-1)).toBe('/feed.json'), PATIENCE)
  expect(asked.filter((path) => path === '/export-7.json')).toHaveLength(1)
}, 200_000)
