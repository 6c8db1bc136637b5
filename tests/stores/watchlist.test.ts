import { describe, expect, it } from 'vitest'
import { problemType } from '#contract/problem.ts'
import type { WatchlistChannel } from '#stores/saved/watchlist.ts'
import { createWatchlist } from '#stores/saved/watchlist.ts'

const SIGNED_IN = 'forecourt-signed-in=1'
const platform = { apiBase: '', calls: {} }

/** A platform that answers in the order in which it is asked. */
function answering(...answers: readonly [status: number, body: object][]) {
  const asked: [string, unknown][] = []
  const fetch = async (url: string, { body }: RequestInit): Promise<Response> => {
    asked.push([url, typeof body === 'string' ? JSON.parse(body) : null])
    const next = answers[asked.length - 1]
    if (next === undefined) throw new Error('no network')
    return Response.json(next[1], { status: next[0] })
  }
  return { asked, fetch }
}
const ids = (...car_ids: string[]): [number, object] => [200, { phone_number: '+61412345678', car_ids }]
const OK: [number, object] = [200, { success: true }]
const refusal = (kind: 'sign-in-required' | 'watchlist-full', status: number, text: string): [number, object] => [
  status,
  { type: problemType(kind), title: '', status, detail: text, error: text },
]
const SIGNED_OUT = refusal('sign-in-required', 401, 'Please sign in.')

function storeOf(answers: readonly [number, object][], cookies = SIGNED_IN) {
  const { asked, fetch } = answering(...answers)
  const posted: (readonly string[])[] = []
  const channel: WatchlistChannel = { postMessage: (carIds) => posted.push(carIds), onmessage: null }
  const store = createWatchlist({ platform, fetch }, channel, () => cookies)
  return { store, asked, posted, channel, shown: () => store.$watchlist.get().carIds }
}

describe('the watchlist of a page', () => {
  it('asks nobody where the browser says that nobody has signed in', async () => {
    const { store, asked } = storeOf([], '')
    expect(await store.load()).toEqual({ kind: 'anonymous' })
    expect(asked).toEqual([])
    expect(await store.toggle('a')).toEqual({ kind: 'signedOut' })
  })

  it('asks once for all of the page, and again when it is reloaded', async () => {
    const { store, asked, shown } = storeOf([ids('a'), ids('b')])
    expect(await Promise.all([store.load(), store.load()])).toEqual([
      expect.objectContaining({ kind: 'signedIn', phone: '+61412345678' }),
      expect.objectContaining({ kind: 'signedIn' }),
    ])
    expect([asked.length, shown()]).toEqual([1, ['a']])
    await store.reload()
    expect(shown()).toEqual(['b'])
  })

  it('shows a change before the platform answers, sends the account’s number, and announces it to other tabs', async () => {
    const { store, asked, posted, shown } = storeOf([ids('a'), OK, OK])
    await store.load()
    const saving = store.toggle('b')
    expect(shown()).toEqual(['b', 'a'])
    expect(await saving).toEqual({ kind: 'saved' })
    expect(await store.toggle('a')).toEqual({ kind: 'removed' })
    expect(asked.slice(1)).toEqual([
      ['/api/watchlist/save-car', { phone_number: '+61412345678', car_id: 'b' }],
      ['/api/watchlist/remove-car', { phone_number: '+61412345678', car_id: 'a' }],
    ])
    expect(posted).toEqual([['b', 'a'], ['b']])
  })

  it('makes one call about a car at a time', async () => {
    const { store, asked } = storeOf([ids(), OK])
    await store.load()
    expect(await Promise.all([store.toggle('a'), store.toggle('a')])).toEqual([{ kind: 'saved' }, { kind: 'none' }])
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['refused', [refusal('watchlist-full', 409, 'It is full.')], 'It is full.'],
    ['without a flag of success', [[200, { success: false }]], 'Your watchlist could not be changed.'],
    ['not answered', [], 'Your watchlist could not be changed.'],
  ] as [string, [number, object][], string][])(
    'is as it was when the call is %s (S1 §8)',
    async (_, answers, words) => {
      const { store, posted, shown } = storeOf([ids('a'), ...answers])
      await store.load()
      expect(await store.toggle('b')).toEqual({ kind: 'failed', message: expect.stringContaining(words) })
      expect([shown(), posted]).toEqual([['a'], []])
    },
  )

  it('is empty once the session has ended', async () => {
    const { store, shown } = storeOf([ids('a'), SIGNED_OUT])
    await store.load()
    expect(await store.toggle('b')).toEqual({ kind: 'signedOut' })
    expect([store.$session.get(), shown()]).toEqual([{ kind: 'anonymous' }, []])
  })

  it('stays unknown without an answer, and asks again', async () => {
    const { store, asked } = storeOf([])
    expect(await store.load()).toEqual({ kind: 'loading' })
    await store.load()
    expect(asked).toHaveLength(2)
  })

  it('follows other tabs, but not in the middle of its own change', async () => {
    const { store, channel, shown } = storeOf([ids('a'), OK])
    await store.load()
    const hear = (data: unknown) => channel.onmessage?.(new MessageEvent('message', { data }))
    hear(['c', 5, 'a'])
    expect(shown()).toEqual(['c', 'a'])
    hear('nonsense')
    const saving = store.toggle('b')
    hear([])
    expect(shown()).toEqual(['b', 'c', 'a'])
    await saving
  })
})
