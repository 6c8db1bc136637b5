/** A webhook out about a build that published nothing: from the record of the build to a receiver on this machine. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordBuild } from '#database/builds/site-builds.ts'
import type { JobPayloads } from '#database/queue/jobs.ts'
import { writeSite } from '#database/sites.ts'
import { informBuild } from '#worker/builds/inform-build.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const SECRET = `whsec_${Buffer.from('the secret of whoever is informed').toString('base64')}`
const REASONS = ['412 of 1,204 cars have gone']

const database = testDatabase()
const received: { id: string | undefined; message: unknown }[] = []
let status = 204
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  received.push({ id: headers['webhook-id'], message: new Webhook(SECRET).verify(body, headers) })
  response.writeHead(status).end()
})
let site = makeSite()

beforeAll(async () => {
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve))
  await configure(true)
})
afterAll(() => void receiver.close())
beforeEach(async () => {
  received.length = 0
  status = 204
  const { db } = database.current()
  await db.deleteFrom('site_builds').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

async function configure(informs: boolean): Promise<void> {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/notices`
  const { stock } = makeSite()
  const informWebhook = informs ? { url, secretVariable: 'INFORM_SECRET' } : null
  site = { ...makeSite(), stock: { ...stock, informWebhook } }
  await writeSite(database.current().db, site, JSON.stringify(site))
}

async function recorded(kind: 'held' | 'failed', heldFeedHash: string | null = null): Promise<void> {
  const ended = { siteSlug: site.slug, kind, message: 'x', releaseId: null, durationMs: 1, heldFeedHash }
  await recordBuild(database.current().db, { ...ended, notice: { kind, reasons: REASONS } })
}

async function jobs() {
  const { rows } = await sql<{ payload: JobPayloads['inform-build']; attempts: number }>`
    select payload, max_attempts as attempts from graphile_worker._private_jobs`.execute(database.current().db)
  return rows
}

const inform = (payload: JobPayloads['inform-build'], secret: string | undefined = SECRET): Promise<void> =>
  informBuild({ db: database.current().db, secret: (name) => (name === 'INFORM_SECRET' ? secret : undefined) }, payload)

async function queued(kind: 'held' | 'failed'): Promise<JobPayloads['inform-build']> {
  await recorded(kind)
  const [job] = await jobs()
  if (job === undefined) throw new Error('Nothing is queued.')
  return job.payload
}

it('is queued once for each way in which builds end, to be tried many times', async () => {
  await recorded('held', 'feed-a')
  await recorded('held', 'feed-a')
  await recorded('held', 'feed-b')
  expect((await jobs()).map(({ attempts }) => attempts)).toEqual([20])
  await recorded('failed')
  expect((await jobs()).map(({ payload }) => payload.kind).sort()).toEqual(['failed', 'held'])
})

it.each([
  ['held', 'stock.feed-held'],
  ['failed', 'site.build-failed'],
] as const)('a build that is %s is said, signed, with nothing that approves it', async (kind, type) => {
  const payload = await queued(kind)
  await inform(payload)
  const data = { site: site.slug, name: site.name, url: site.url, reasons: REASONS }
  expect(received).toEqual([{ id: payload.messageId, message: { type, timestamp: payload.at, data } }])
})

it('a receiver that fails gets the same message again; one that has gone gets no other', async () => {
  const payload = await queued('held')
  status = 503
  await expect(inform(payload)).rejects.toThrow('The receiver answered 503.')
  status = 200
  await inform(payload)
  expect(received.map(({ id }) => id)).toEqual([payload.messageId, payload.messageId])
  status = 410
  await expect(inform(payload)).rejects.toMatchObject({ name: 'GivenUpError' })
})

it('a secret that is not set is said, and another try may work', async () => {
  const payload = await queued('held')
  await expect(inform(payload, '')).rejects.toThrow()
  await expect(informBuild({ db: database.current().db, secret: () => undefined }, payload)).rejects.toThrow(
    'The environment variable INFORM_SECRET is not set.',
  )
  expect(received).toEqual([])
})

it('a webhook that was taken from the configuration meanwhile is not asked', async () => {
  const payload = await queued('held')
  await configure(false)
  await inform(payload)
  expect(received).toEqual([])
})
