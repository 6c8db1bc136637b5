import { expect, it } from 'vitest'
import { autoGaugeUrl, viewCountUrl, WATCHLIST_CALL_PATHS } from '#domain/platform/call-paths.ts'

it('S1 §7: the calls of the watchlist', () => {
  expect(WATCHLIST_CALL_PATHS).toEqual({ save: '/api/watchlist/save-car', remove: '/api/watchlist/remove-car' })
})

it.each([
  ['', '/cars/hilux-t1/autogauge'],
  ['https://api.example.com.au', 'https://api.example.com.au/cars/hilux-t1/autogauge'],
])('S1 §7: {api base}{car path}/autogauge, with the base %j', (apiBase, url) => {
  expect(autoGaugeUrl(apiBase, '/cars/hilux-t1')).toBe(url)
})

it('S1 §7: {api}/cars/{slug}/view.json with photos_count, updated_at and website_id', () => {
  const car = { slug: 'hilux-t1', photosCount: 0, updatedAt: '2026-06-01T02:00:00.000Z' }
  expect(viewCountUrl('/platform', car, 'north shore')).toBe(
    '/platform/cars/hilux-t1/view.json?photos_count=0&updated_at=2026-06-01T02%3A00%3A00.000Z&website_id=north%20shore',
  )
  expect(viewCountUrl('', { ...car, photosCount: 12, updatedAt: null }, '7')).toBe(
    '/cars/hilux-t1/view.json?photos_count=12&website_id=7',
  )
})
