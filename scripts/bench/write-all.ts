/** Writes with as many files under way as the generator has, so that the floors have the same disk. */
const MAX_WRITES = 64

export async function writeAll<T>(items: readonly T[], write: (item: T) => Promise<void>): Promise<void> {
  const writes = new Set<Promise<void>>()
  for (const item of items) {
    const writing: Promise<void> = write(item).finally(() => writes.delete(writing))
    writes.add(writing)
    if (writes.size >= MAX_WRITES) await Promise.race(writes)
  }
  await Promise.all(writes)
}
