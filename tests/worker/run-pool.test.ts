/** How a pool of the queue looks for jobs that are announced. */
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookAgain } from '#worker/run-pool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DELAY_MS = 5

function pool(): { announce(): void; release(): void; nudge: ReturnType<typeof vi.fn> } {
  const events: WorkerEvents = new EventEmitter()
  const nudge = vi.fn()
  const emit = (name: string, event: object): boolean => (events as EventEmitter).emit(name, event)
  lookAgain(events, DELAY_MS)
  return {
    announce: () => void emit('pool:listen:notification', { workerPool: { nudge } }),
    release: () => void emit('worker:release', {}),
    nudge,
  }
}

describe('a job that is announced', () => {
  it('is looked for once more after the delay, once for all that are announced meanwhile', () => {
    const { announce, nudge } = pool()
    announce()
    announce()
    vi.advanceTimersByTime(DELAY_MS - 1)
    announce()
    expect(nudge).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(nudge).toHaveBeenCalledExactlyOnceWith(1)
    vi.advanceTimersByTime(10 * DELAY_MS)
    expect(nudge).toHaveBeenCalledTimes(1)
    announce()
    vi.advanceTimersByTime(DELAY_MS)
    expect(nudge).toHaveBeenCalledTimes(2)
  })

  it('is not looked for by a pool whose workers have been released', () => {
    const { announce, release, nudge } = pool()
    announce()
    release()
    announce()
    vi.advanceTimersByTime(10 * DELAY_MS)
    expect(nudge).not.toHaveBeenCalled()
  })
})
