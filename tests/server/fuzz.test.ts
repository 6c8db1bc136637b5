import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { endpointPath } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { writeCars } from '#database/sites.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
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
  await writeCars(database.current().db, foreign.slug, [{ car: secret, hash: 'x' }])
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
        async (values, kind, part, type, method) => {
          const query = new URLSearchParams(Object.entries(values).map(([name, one]) => [name, String(one)]))
          const url = `${path.replace(/\{\w+\}/, encodeURIComponent(part.toWellFormed()))}?${query}`
          const hasBody = !['GET', 'HEAD'].includes(method)
          const body = type.includes('form') ? query.toString() : JSON.stringify({ form: kind, ...values })
          const response = await platform.send(url, {
            method,
            headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
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

it('a body that is cut off or is no text is a problem, too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const headers = { 'content-type': 'application/json' }
      await expectHarmless(await platform.send('/api/leads', { method: 'POST', headers, body: new Uint8Array(bytes) }))
    }),
  )
})
