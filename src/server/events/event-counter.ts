/** Adds up analytics events in memory, and writes the sums to the database together. */
import type { Database } from '#database/database.ts'
import type { EventCount } from '#database/events.ts'
import { addEventCounts } from '#database/events.ts'

export interface EventCounter {
  add(count: EventCount): void
  /** Writes what is still in memory. */
  flush(): Promise<void>
}

const WRITE_EVERY_MS = 1_000

export function createEventCounter(db: Database, log: (message: string) => void): EventCounter {
  /** By site, day and event: as few as those are, however many come in. */
  let waiting = new Map<string, EventCount>()
  let timer: NodeJS.Timeout | null = null

  function add(added: EventCount): void {
    const key = `${added.siteSlug} ${added.day} ${added.eventId}`
    waiting.set(key, { ...added, count: (waiting.get(key)?.count ?? 0) + added.count })
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref()
  }

  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (waiting.size === 0) return
    const written = [...waiting.values()]
    waiting = new Map()
    try {
      await addEventCounts(db, written)
    } catch {
      log('Counts of events could not be written; they are tried again.')
      for (const count of written) add(count)
    }
  }

  return { add, flush }
}
