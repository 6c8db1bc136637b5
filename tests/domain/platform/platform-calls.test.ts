import { expect, it } from 'vitest'
import { apiPath, platformCallUrl, platformOrigins } from '#domain/platform/platform-calls.ts'

const view = { slug: 'hilux t1' }

it.each([
  [{ apiBase: '', calls: {} }, '/api/cars/hilux%20t1/view.json'],
  [{ apiBase: 'https://api.example.com.au', calls: {} }, 'https://api.example.com.au/api/cars/hilux%20t1/view.json'],
  [{ apiBase: '/x', calls: { carView: 'https://stock.example/{slug}.json' } }, 'https://stock.example/hilux%20t1.json'],
  [{ apiBase: '/x', calls: { carView: '/stock/{slug}/{unknown}' } }, '/stock/hilux%20t1/{unknown}'],
])('a call goes where the site points it: %j', (platform, url) => {
  expect(platformCallUrl(platform, 'carView', view)).toBe(url)
})

it('a path that begins with /api/ is not prefixed again', () => {
  expect([apiPath('/leads'), apiPath('/api/leads')]).toEqual(['/api/leads', '/api/leads'])
})

it('names each other host that calls go to once', () => {
  expect(platformOrigins({ apiBase: '/x', calls: {} })).toEqual([])
  const platform = { apiBase: 'https://api.example/v1', calls: { carView: 'https://stock.example/{slug}.json' } }
  expect(platformOrigins(platform)).toEqual(['https://api.example', 'https://stock.example'])
  expect(platformOrigins(platform, ['lead'])).toEqual(['https://api.example'])
})
