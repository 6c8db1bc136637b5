/** Writes what comes at the same time in one transaction. */
import { isUnavailable } from './database.ts'

interface Waiting<Item, Outcome> {
  item: Item
  written: PromiseWithResolvers<Outcome>
}

/**
 * An item that comes while others are being written is written with the next batch. Each transaction waits for the disk,
 * and Postgres commits transactions that notify the queue one after another. The promise resolves when the item is on the
 * disk. `write` gives an outcome for each item, in their order.
 */
export function createBatches<Item, Outcome>(
  maxTogether: number,
  write: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = []
  let isWriting = false

  async function writeWaiting(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await writeTogether(waiting.splice(0, maxTogether))
    isWriting = false
  }

  /**
   * Never rejects. The items of a batch that fails are written one by one, so that a faulty one does not lose the others.
   * While the server is unreachable all fail at once: the sender sends each again.
   */
  async function writeTogether(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(batch.map(({ item }) => item))
      for (const [index, outcome] of outcomes.entries()) batch[index]?.written.resolve(outcome)
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) await Promise.all(batch.map((each) => writeTogether([each])))
      else for (const { written } of batch) written.reject(error)
    }
  }

  return (item) => {
    const written = Promise.withResolvers<Outcome>()
    waiting.push({ item, written })
    if (!isWriting) void writeWaiting()
    return written.promise
  }
}
