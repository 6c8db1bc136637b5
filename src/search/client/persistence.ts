/** Asks again, later and later, while nobody answers; and reports its health. */
import { NoAnswerError } from './engine-client.ts'
import type { SearchHealth } from './search-client.ts'
import { HEALTHY } from './search-client.ts'

export const FIRST_DELAY_MS = 1_000
export const MAX_DELAY_MS = 30_000

export interface Persistence {
  /** Settles when the work has been answered, one way or the other. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>
  readonly health: SearchHealth
  onHealth(listener: (health: SearchHealth) => void): () => void
  retryNow(): void
}

/** All that waits waits for the same moment, so that a host that comes back is not asked by each in its turn. */
export function createPersistence(): Persistence {
  const listeners = new Set<(health: SearchHealth) => void>()
  let health: SearchHealth = HEALTHY
  let attempts = 0
  let turn: { promise: Promise<void>; open: () => void } | null = null

  const report = (next: SearchHealth): void => {
    if (next.kind === 'healthy' && health.kind === 'healthy') return
    health = next
    for (const listener of [...listeners]) listener(next)
  }

  const nextTurn = (): Promise<void> => {
    if (turn === null) {
      const { promise, resolve } = Promise.withResolvers<void>()
      attempts += 1
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS)
      const timer = setTimeout(() => turn?.open(), delayMs)
      const open = (): void => {
        clearTimeout(timer)
        turn = null
        resolve()
      }
      turn = { promise, open }
      report({ kind: 'retrying', attempts, delayMs })
    }
    return turn.promise
  }

  return {
    get health() {
      return health
    },
    onHealth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retryNow: () => turn?.open(),
    async run(work) {
      for (;;) {
        try {
          const answer = await work()
          attempts = 0
          report(HEALTHY)
          return answer
        } catch (error) {
          if (!(error instanceof NoAnswerError)) {
            report({ kind: 'refused', message: error instanceof Error ? error.message : String(error) })
            throw error
          }
          await nextTurn()
        }
      }
    },
  }
}
