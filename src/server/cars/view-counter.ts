/** Counts views of cars in memory, and writes them to the database together. */
import type { Database } from '#database/database.ts'
import type { CarView } from '#database/visits.ts'
import { countViews } from '#database/visits.ts'

export interface ViewCounter {
  count(view: CarView): void
  /** Writes what is still in memory. */
  flush(): Promise<void>
}

const WRITE_EVERY_MS = 1_000
/** More than come in a second: while the database is away, views beyond it are not counted. */
const MAX_WAITING = 10_000

export function createViewCounter(db: Database, log: (message: string) => void): ViewCounter {
  let waiting = new Map<string, CarView>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (waiting.size === 0) return
    const written = waiting
    waiting = new Map()
    try {
      await countViews(db, [...written.values()])
    } catch {
      log('Views of cars could not be written; they are tried again.')
      for (const [key, view] of written) if (waiting.size < MAX_WAITING) waiting.set(key, view)
      schedule()
    }
  }
  function schedule(): void {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref()
  }

  return {
    flush,
    count(view) {
      if (waiting.size >= MAX_WAITING) return
      waiting.set(`${view.siteSlug} ${view.carId} ${view.visitor}`, view)
      schedule()
    },
  }
}
