/** Runs work on many items, some at a time. */

const AT_ONCE = 24

/** Rejects with the first failure, after what has begun has ended. */
export async function eachAtOnce<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  let hasFailed = false
  const run = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true && !hasFailed; next = queue.next()) {
      try {
        await work(next.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const runs = await Promise.allSettled(Array.from({ length: AT_ONCE }, run))
  for (const ended of runs) if (ended.status === 'rejected') throw ended.reason
}
