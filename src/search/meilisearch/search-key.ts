/** The key that browsers search with: for one index, and for nothing but searching. */
import type { Meilisearch } from 'meilisearch'

/** The first of them may be an expired or a wider one, so all are looked at. */
const MAX_KEYS = 1_000

/** Finds the key of an index, or makes it. Never one that can do more, whoever made that. */
export async function ensureSearchKey(client: Meilisearch, indexName: string): Promise<string> {
  const { results } = await client.getKeys({ limit: MAX_KEYS })
  const found = results.find(
    ({ key, actions, indexes, expiresAt }) =>
      isOnly(actions, 'search') && isOnly(indexes, indexName) && expiresAt === null && typeof key === 'string',
  )
  if (found !== undefined) return found.key
  const { key } = await client.createKey({
    name: `Search of ${indexName}`,
    description: 'For browsers: it can search this index and nothing else.',
    actions: ['search'],
    indexes: [indexName],
    expiresAt: null,
  })
  return key
}

function isOnly(values: readonly string[], wanted: string): boolean {
  return values.length === 1 && values[0] === wanted
}
