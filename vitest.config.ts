import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/property-seed.ts'],
    // Some tests build sites, lint a tree or flip a pointer hundreds of times, beside others on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    allowOnly: false,
    coverage: {
      provider: 'v8',
      // The rules of the business and the configuration are tested as a whole; the rest is tested by what it builds.
      include: ['src/domain/**/*.ts', 'src/config/**/*.ts'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'json'],
      thresholds: { branches: 95 },
    },
  },
})
