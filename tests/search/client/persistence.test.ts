import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoAnswerError } from '#search/client/engine-client.ts'
import { createPersistence, FIRST_DELAY_MS, MAX_DELAY_MS } from '#search/client/persistence.ts'
import type { SearchHealth } from '#search/client/search-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    if (left > 0) {
      left -= 1
      throw new NoAnswerError('nobody is there')
    }
    return 'an answer'
  })
}

it('asks again after 1 s, 2 s, 4 s … and at most 30 s, and reports it', async () => {
  const persistence = createPersistence()
  const reported: SearchHealth[] = []
  persistence.onHealth((health) => reported.push(health))
  const work = failing(7)
  const answer = persistence.run(work)
  const delaysMs = [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000)
  for (const [index, delayMs] of delaysMs.entries()) {
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    expect(work).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(index + 2)
  }
  await expect(answer).resolves.toBe('an answer')
  expect(reported).toEqual([
    ...delaysMs.map((delayMs, index) => ({ kind: 'retrying', attempts: index + 1, delayMs })),
    { kind: 'healthy' },
  ])
  expect([FIRST_DELAY_MS, MAX_DELAY_MS]).toEqual([1_000, 30_000])
})

it('begins with the first delay again after an answer', async () => {
  const persistence = createPersistence()
  const answer = persistence.run(failing(2))
  await vi.advanceTimersByTimeAsync(3_000)
  await answer
  void persistence.run(failing(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(persistence.health).toEqual({ kind: 'retrying', attempts: 1, delayMs: 1_000 })
})

it('lets all that waits go on together', async () => {
  const persistence = createPersistence()
  const [one, other] = [failing(1), failing(1)]
  const answers = Promise.all([persistence.run(one), persistence.run(other)])
  await vi.advanceTimersByTimeAsync(0)
  expect(persistence.health).toMatchObject({ attempts: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answers).toEqual(['an answer', 'an answer'])
})

it('asks at once on demand, and never twice', async () => {
  const persistence = createPersistence()
  const work = failing(1)
  const answer = persistence.run(work)
  await vi.advanceTimersByTimeAsync(10)
  persistence.retryNow()
  await expect(answer).resolves.toBe('an answer')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)
  persistence.retryNow()
  expect(persistence.health).toEqual({ kind: 'healthy' })
})

it('does not ask again what was refused', async () => {
  const persistence = createPersistence()
  const reported: SearchHealth[] = []
  persistence.onHealth((health) => reported.push(health))
  const work = vi.fn(async () => {
    throw new Error('the key is not valid')
  })
  await expect(persistence.run(work)).rejects.toThrow('the key is not valid')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(reported).toEqual([{ kind: 'refused', message: 'the key is not valid' }])
  await persistence.run(async () => 'healthy')
  expect(persistence.health).toEqual({ kind: 'healthy' })
})

it('reports nothing more to those who have left, and says “healthy” once', async () => {
  const persistence = createPersistence()
  const reported: SearchHealth[] = []
  const stop = persistence.onHealth((health) => reported.push(health))
  await persistence.run(async () => 1)
  expect(reported).toEqual([])
  stop()
  void persistence.run(failing(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(persistence.health.kind).toBe('retrying')
  expect(reported).toEqual([])
})
