/** The functions for Cloudflare Pages, as that host calls them: imported, with a Request. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isHostFile } from '#generator/files/host-files.ts'
import { pagesFunctions } from '#generator/files/pages-functions.ts'

type OnRequest = (context: { request: Request }) => Promise<Response>

const received: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = []
const platform = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
  if (request.url?.startsWith('/api/form')) return void response.writeHead(303, { location: '/thank-you' }).end()
  const cookies = ['__Host-session=one; Path=/; Secure; HttpOnly', 'other=two; Path=/']
  response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': cookies }).end('{"ok":true}')
})

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-functions-'))
  await writeFile(join(dir, 'package.json'), '{"type":"module"}')
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  platform.close()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(() => {
  received.length = 0
})

/** The function that answers an address, of a site whose platform is there. */
async function load(name: string, origin: string, file: string): Promise<OnRequest> {
  for (const [each, text] of pagesFunctions(origin)) {
    await mkdir(dirname(join(dir, name, each)), { recursive: true })
    await writeFile(join(dir, name, each), text)
  }
  const { onRequest } = await import(pathToFileURL(join(dir, name, file)).href)
  return onRequest
}
const origin = (): string => `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
const API = 'functions/api/[[path]].js'

it('hands method, address, body, cookies and the host of the site to the platform', async () => {
  const onRequest = await load('lead', origin(), API)
  const answer = await onRequest({
    request: new Request('https://www.dealer.example/api/leads/enquiry?car_id=a%2Fb&x=1', {
      method: 'POST',
      body: '{"name":"Ana"}',
      headers: {
        'content-type': 'application/json',
        cookie: '__Host-session=one',
        origin: 'https://www.dealer.example',
        'cf-connecting-ip': '203.0.113.7',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'invented.example',
      },
    }),
  })
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/api/leads/enquiry?car_id=a%2Fb&x=1',
      body: '{"name":"Ana"}',
      headers: {
        'content-type': 'application/json',
        cookie: '__Host-session=one',
        origin: 'https://www.dealer.example',
        'x-forwarded-host': 'www.dealer.example',
        'x-forwarded-for': '203.0.113.7',
      },
    },
  ])
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toHaveLength(2)
  expect(await answer.json()).toEqual({ ok: true })
})

it('an address list of the sender is not handed on where the host does not say its own', async () => {
  const onRequest = await load('spoofed', origin(), API)
  await onRequest({ request: new Request('https://a.example/api/x', { headers: { 'x-forwarded-for': '1.2.3.4' } }) })
  expect(received[0]?.headers['x-forwarded-for']).toBeUndefined()
})

it('leaves a redirect to the browser', async () => {
  const onRequest = await load('form', origin(), API)
  const answer = await onRequest({
    request: new Request('https://a.example/api/form', { method: 'POST', body: 'a=b' }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you'])
})

it('answers the printed page by the same function', async () => {
  const onRequest = await load('print', origin(), 'functions/print.js')
  await onRequest({ request: new Request('https://a.example/print?car_id=x') })
  expect(received).toMatchObject([{ method: 'GET', url: '/print?car_id=x' }])
})

it.each([
  'https://a.example//evil.example/api/x',
  'https://a.example/api/@evil.example/x',
  'https://a.example/api/..//x',
])('asks nobody but the platform for %s', async (url) => {
  const onRequest = await load('hostile', origin(), API)
  expect((await onRequest({ request: new Request(url) })).status).toBe(201)
  expect(received).toHaveLength(1)
})

it('says that the platform gave no answer', async () => {
  const onRequest = await load('away', 'http://127.0.0.1:1', API)
  const answer = await onRequest({ request: new Request('https://a.example/api/x') })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'no-store'])
})

it('is called for these addresses alone, within the limits of the host', () => {
  const files = pagesFunctions('https://platform.example.com.au')
  expect(JSON.parse(files.get('_routes.json') ?? '')).toEqual({
    version: 1,
    include: ['/api/*', '/print'],
    exclude: [],
  })
  expect([...files.keys()].every(isHostFile)).toBe(true)
  expect(pagesFunctions(null).size).toBe(0)
})
