import { expect, it } from 'vitest'
import { WATCHLIST_CALL_PATHS } from '#domain/platform/call-paths.ts'

it('S1 §7: the calls of the watchlist', () => {
  expect(WATCHLIST_CALL_PATHS).toEqual({ save: '/api/watchlist/save-car', remove: '/api/watchlist/remove-car' })
})
