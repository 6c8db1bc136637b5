import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterWatchlistCall, toggleSaved, watchlistOf } from '#domain/access/watchlist.ts'

describe('S1 §4: the watchlist save toggle', () => {
  it('shows a car as saved before the server answers, and keeps it on success', () => {
    const { watchlist, call } = toggleSaved(watchlistOf(['a', 'b']), 'c')
    expect([call, watchlist.carIds]).toEqual(['save', ['c', 'a', 'b']])
    expect(afterWatchlistCall(watchlist, 'c', true)).toEqual({
      watchlist: watchlistOf(['c', 'a', 'b']),
      outcome: { kind: 'saved' },
    })
  })

  it('shows a car as removed before the server answers, and keeps it out on success', () => {
    const { watchlist, call } = toggleSaved(watchlistOf(['a', 'b']), 'a')
    expect([call, watchlist.carIds]).toEqual(['remove', ['b']])
    expect(afterWatchlistCall(watchlist, 'a', true)).toEqual({
      watchlist: watchlistOf(['b']),
      outcome: { kind: 'removed' },
    })
  })

  it.each(['new', 'a', 'b', 'c'])('S1 §8: is as it was when the call about %s fails', (carId) => {
    const before = watchlistOf(['a', 'b', 'c'])
    const { watchlist } = toggleSaved(before, carId)
    expect(watchlist.carIds).not.toEqual(before.carIds)
    expect(afterWatchlistCall(watchlist, carId, false)).toEqual({ watchlist: before, outcome: { kind: 'failed' } })
  })

  it('makes no second call about a car while the first one runs', () => {
    const { watchlist } = toggleSaved(watchlistOf([]), 'a')
    expect(toggleSaved(watchlist, 'a')).toEqual({ watchlist, call: null })
    expect(toggleSaved(watchlist, 'b').call).toBe('save')
  })

  it.each([true, false])('takes no notice of an answer that nobody waits for (%s)', (succeeded) => {
    const { watchlist } = toggleSaved(watchlistOf(['a']), 'b')
    expect(afterWatchlistCall(watchlist, 'a', succeeded)).toEqual({ watchlist, outcome: { kind: 'none' } })
  })

  it('has each car once', () => {
    expect(watchlistOf(['a', 'b', 'a']).carIds).toEqual(['a', 'b'])
  })

  it('ends with what the server holds, whatever is pressed and whatever fails', () => {
    const presses = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean(), fc.boolean()), { maxLength: 30 })
    fc.assert(
      fc.property(presses, (all) => {
        const server = new Set<string>()
        let list = watchlistOf([])
        const answer = (carId: string, succeeded: boolean): void => {
          const waiting = list.running[carId]
          if (waiting !== undefined && succeeded) server[waiting.call === 'save' ? 'add' : 'delete'](carId)
          list = afterWatchlistCall(list, carId, succeeded).watchlist
        }
        for (const [carId, succeeded, isAnswered] of all) {
          list = toggleSaved(list, carId).watchlist
          if (isAnswered) answer(carId, succeeded)
        }
        for (const carId of Object.keys(list.running)) answer(carId, carId !== 'b')
        expect(list.carIds.toSorted()).toEqual([...server].sort())
        expect(list.running).toEqual({})
      }),
    )
  })
})
