import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { endpointPath } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const site = makeSite()
const foreign = makeSite({ slug: 'foreign', url: 'https://www.foreign.example' })
const SECRET = 'words-of-another-site'
let platform: TestPlatform
beforeAll(async () => {
  const other = await testPlatform(database.current(), foreign)
  const secret = makeCar({ id: 'secret', slug: 'secret', comments: SECRET, priceAud: 123_456_789 })
  await storeCars(database.current().db, foreign.slug, [{ car: secret, hash: 'x' }])
  expect((await other.send('/api/cars/secret/view.json')).status).toBe(200)
  platform = await testPlatform(database.current(), site)
})

/** Plain problems only: no failure, no stack, nothing of another site. */
async function expectHarmless(response: Response): Promise<void> {
  const text = await response.text()
  expect(response.status).toBeLessThan(500)
  if (response.status >= 400) expect(text).toMatch(/^\{"type":"urn:forecourt:problem:|^<!doctype html>/)
  expect(text).not.toMatch(/\n\s+at |node_modules|123456789/)
  expect(text).not.toContain(SECRET)
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    "' or 1=1 --",
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'secret',
  ),
  fc.constant('x'.repeat(12_000)),
)
const value = fc.oneof(text, fc.jsonValue({ depthSize: 'small' }), fc.double(), fc.bigInt().map(String))
const NAMES = [
  'form',
  'idempotency_key',
  'car_id',
  'lead_id',
  'postcode',
  'location',
  'column_name',
  'opt_in',
  'name',
  'lead_attributes',
  'message',
  '__proto__',
  'toString',
  'photos_count',
  'values',
  'additional_services',
]
const record = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), value, { maxKeys: 8 })
const form = fc.constantFrom('enquiry', 'tradeIn', 'offerAccepted', 'serviceBooking', 'nonsense')

const OWN_HOST = new URL(site.url).host
/** Hosts of the request, and of what only a trusted proxy may say. */
const hosts = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ host: OWN_HOST }) },
  fc.constant({ host: OWN_HOST, 'x-forwarded-host': new URL(foreign.url).host }),
  fc
    .constantFrom(
      '',
      'evil.example',
      '127.0.0.1',
      '[::1]:80',
      'foreign.localhost.evil.example',
      'x'.repeat(5_000),
      '%00',
    )
    .map((host) => ({ host })),
)
const encodings = fc.constantFrom<Record<string, string>>(
  {},
  { 'content-encoding': 'gzip' },
  { 'content-length': '999999999' },
  { 'accept-encoding': 'nonsense', accept: 'text/html' },
)

it.each(ENDPOINTS.map((endpoint) => [endpoint.call, endpoint] as const))(
  '%s answers anything without a failure',
  async (_, endpoint) => {
    const path = endpointPath(endpoint)
    await fc.assert(
      fc.asyncProperty(
        record,
        form,
        text,
        fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/xml', ''),
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
        hosts,
        encodings,
        async (values, kind, part, type, method, host, encoding) => {
          const query = new URLSearchParams(Object.entries(values).map(([name, one]) => [name, String(one)]))
          const url = `${path.replace(/\{\w+\}/, encodeURIComponent(part.toWellFormed()))}?${query}`
          const hasBody = !['GET', 'HEAD'].includes(method)
          const body = type.includes('form') ? query.toString() : JSON.stringify({ form: kind, ...values })
          const response = await platform.send(url, {
            method,
            headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...encoding, ...host },
            ...(hasBody ? { body } : {}),
          })
          if (method === 'HEAD' || method === 'OPTIONS') expect(response.status).toBeLessThan(500)
          else await expectHarmless(response)
        },
      ),
      { numRuns: 100, endOnFailure: true },
    )
  },
)

it.each(ENDPOINTS.filter(({ method }) => method === 'POST').map((endpoint) => [endpoint.call, endpoint] as const))(
  '%s refuses a body that is too large, cut off, nested too deep, or in another encoding',
  async (_, endpoint) => {
    const path = endpointPath(endpoint).replace(/\{\w+\}/, 'x')
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const bodies = [
      JSON.stringify({ message: 'x'.repeat(200_000) }),
      '{"form":"enquiry","name":',
      `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      Buffer.from('{"form":"enquiry"}', 'utf16le'),
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      'null',
      '[]',
      '',
    ]
    for (const body of bodies) {
      const response = await platform.send(path, { method: 'POST', headers, body })
      expect(response.status).toBeGreaterThanOrEqual(400)
      await expectHarmless(response)
    }
  },
)

it.each(['/api/%', '/api/cars/%ff/view.json', '/api//leads', '/api/../metrics', '/api/leads/', '/api/%2e%2e/_outbox'])(
  'the address %s is answered plainly',
  async (path) => expectHarmless(await platform.send(path, {}, '203.0.113.7')),
)

it('a body that is cut off or is no text is a problem, too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const headers = { 'content-type': 'application/json' }
      await expectHarmless(await platform.send('/api/leads', { method: 'POST', headers, body: new Uint8Array(bytes) }))
    }),
  )
})
