import { pino } from 'pino'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { listSites, loadSite } from '#config/load-site.ts'
import { siteSchema } from '#config/schema/site.ts'
import { callEndpoint } from '#contract/call-endpoint.ts'
import { submitLead } from '#contract/leads.ts'
import { queuePurge } from '#database/builds/cdn-purges.ts'
import { queueBuild, recordBuild } from '#database/builds/site-builds.ts'
import { openDatabase } from '#database/database.ts'
import { createPlatformApp } from '#server/app.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createMetrics } from '#server/metrics.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform(database.current(), site)
})

describe('which site answers', () => {
  const isKnown = async (host: string, peer: string) => {
    const response = await platform.send(
      '/api/leads',
      { method: 'POST', headers: { host, 'content-type': 'text/plain' } },
      peer,
    )
    return response.status !== 404
  }

  it('is that of the host, whatever its port; on this machine also that of the slug', async () => {
    const host = new URL(site.url).host
    expect(await isKnown(host, '203.0.113.7')).toBe(true)
    expect(await isKnown(`${host.toUpperCase()}:8080`, '203.0.113.7')).toBe(true)
    expect(await isKnown(`${site.slug}.localhost:4321`, '127.0.0.1')).toBe(true)
    expect(await isKnown(`${site.slug}.localhost`, '203.0.113.7')).toBe(false)
    expect(await isKnown('www.other.example', '127.0.0.1')).toBe(false)
    expect(await isKnown('', '127.0.0.1')).toBe(false)
  })
})

describe('a platform on a host of its own', () => {
  const page = new URL(site.url).origin
  const ask = (method: string, headers: Record<string, string>) =>
    platform.send('/api/leads', {
      method,
      headers: { host: 'api.platform.example', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: '{"form":"enquiry"}' } : {}),
    })

  it('answers the site of the page that asks, which may read the answer', async () => {
    const response = await ask('POST', { origin: page, 'sec-fetch-site': 'cross-site' })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([422, page])
    const preflight = await ask('OPTIONS', { origin: page, 'access-control-request-method': 'POST' })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET,POST'])
  })

  it('answers nobody else', async () => {
    const response = await ask('POST', { origin: 'https://evil.example' })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, null])
    expect((await ask('POST', {})).status).toBe(404)
  })

  it('knows the site of a GET without an origin by its page', async () => {
    const found = await platform.send('/api/geocode?postcode=4000', {
      headers: { host: 'api.platform.example', referer: `${page}/contact` },
    })
    expect(found.status).toBe(200)
  })
})

describe('what watches over it', () => {
  it('is alive and ready, and not ready while it drains', async () => {
    const { app, send } = await testPlatform(database.current(), site)
    expect((await send('/healthz')).status).toBe(200)
    expect((await send('/readyz')).status).toBe(200)
    app.drain()
    expect((await send('/readyz')).status).toBe(503)
    expect((await send('/healthz')).status).toBe(200)
  })

  it('its metrics say how every site stands in the queue, the last outcome alone', async () => {
    const { db } = database.current()
    const ended = { siteSlug: site.slug, message: '', releaseId: null, durationMs: 1, heldFeedHash: null }
    await recordBuild(db, { ...ended, kind: 'failed' })
    await queuePurge(db, site.slug, { releaseId: 'one', paths: ['/a', '/b'] })
    await queueBuild(db, { siteSlug: site.slug })
    const read = async (): Promise<string> => (await platform.send('/metrics', {}, '127.0.0.1')).text()
    expect(await read()).toContain(`forecourt_site_builds_waiting{site="${site.slug}"} 1\n`)
    expect(await read()).toContain(`forecourt_site_unpurged_paths{site="${site.slug}"} 2\n`)
    await recordBuild(db, { ...ended, kind: 'published' })
    const outcomes = (await read()).match(/^forecourt_site_last_build_timestamp_seconds\{.*$/gm)
    expect(outcomes).toEqual([expect.stringContaining('outcome="published"')])
  })

  it('its metrics are for this machine, or for who has the token', async () => {
    await platform.send('/api/leads')
    expect((await platform.send('/metrics', {}, '203.0.113.7')).status).toBe(404)
    const local = await platform.send('/metrics', {}, '127.0.0.1')
    expect(await local.text()).toContain(
      'forecourt_http_request_duration_seconds_count{method="GET",route="/api/leads",status="405"}',
    )
    const { send } = await testPlatform(database.current(), site, { metricsToken: 'a long secret token' })
    expect((await send('/metrics', {}, '127.0.0.1')).status).toBe(404)
    expect((await send('/metrics', { headers: { authorization: 'Bearer a long secret token' } })).status).toBe(200)
  })

  it('every answer has an id and the headers of security', async () => {
    const { headers } = await platform.send('/nowhere')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('the outbox and the readable page of the API are for development', async () => {
    expect((await platform.send('/_outbox')).status).toBe(200)
    expect(await (await platform.send('/api/docs')).text()).toContain('POST /api/leads')
    const { send } = await testPlatform(database.current(), site, { isDevelopment: false })
    expect((await send('/_outbox')).status).toBe(404)
    expect((await send('/api/docs')).status).toBe(404)
  })
})

it('the OpenAPI document has each endpoint with its problems', async () => {
  const document = await (await platform.send('/api/openapi.json')).json()
  const operation = document.paths['/api/leads'].post
  expect(operation.operationId).toBe('lead')
  expect(operation.requestBody.content['application/json'].schema.required).toEqual(['form'])
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '303', '403', '422', '429', '503']))
})

it('a database that is away is a problem that passes, and not a lead that is lost', async () => {
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: () => {} })
  const app = createPlatformApp({
    database: away,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    limits: createRateLimits(away.pool),
    trustedProxies: [],
    isDevelopment: false,
    sessionSecret: 'for tests, and as long as it has to be',
    metricsToken: null,
    fleetKey: null,
    secret: () => undefined,
    turnstileVerifyUrl: 'http://127.0.0.1:1',
    stripeApiUrl: 'http://127.0.0.1:1',
  })
  const headers = { 'content-type': 'application/json', host: new URL(site.url).host }
  const response = await app.fetch(new Request(`${site.url}/api/leads`, { method: 'POST', headers, body: '{}' }))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect((await app.fetch(new Request(`${site.url}/readyz`))).status).toBe(503)
  await away.close()
})

it('a call that is pointed elsewhere goes there', async () => {
  const elsewhere = makeSite({ platform: { calls: { lead: 'https://leads.example.com.au/new' } } })
  let asked = ''
  const outcome = await callEndpoint(
    submitLead,
    { form: 'enquiry' },
    {
      platform: elsewhere.platform ?? { apiBase: '', calls: {} },
      fetch: async (url) => {
        asked = url
        return Response.json({ lead_id: '42' })
      },
    },
  )
  expect([asked, outcome]).toEqual([
    'https://leads.example.com.au/new',
    { kind: 'answered', answer: { lead_id: '42', car_type: null } },
  ])
})

it('a stored configuration reads back as it was, for every site', async () => {
  for (const slug of await listSites()) {
    const loaded = await loadSite(slug)
    expect(v.parse(siteSchema, JSON.parse(JSON.stringify(loaded)))).toEqual(loaded)
  }
})
