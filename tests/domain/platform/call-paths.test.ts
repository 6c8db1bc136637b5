import { expect, it } from 'vitest'
import { autoGaugeUrl, WATCHLIST_CALL_PATHS } from '#domain/platform/call-paths.ts'

it('S1 §7: the calls of the watchlist', () => {
  expect(WATCHLIST_CALL_PATHS).toEqual({ save: '/api/watchlist/save-car', remove: '/api/watchlist/remove-car' })
})

it.each([
  ['', '/cars/hilux-t1/autogauge'],
  ['https://api.example.com.au', 'https://api.example.com.au/cars/hilux-t1/autogauge'],
])('S1 §7: {api base}{car path}/autogauge, with the base %j', (apiBase, url) => {
  expect(autoGaugeUrl(apiBase, '/cars/hilux-t1')).toBe(url)
})
