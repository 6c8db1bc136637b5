import { defineConfig } from 'vitest/config'

/** What `npm run test:meilisearch` runs against a real server. */
export default defineConfig({
  test: {
    include: ['tests/search/conformance/conformance.test.ts', 'tests/search/meilisearch/server.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
})
