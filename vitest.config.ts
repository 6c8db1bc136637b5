import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    environment: 'node',
    // Some tests build sites, lint a tree or flip a pointer hundreds of times, beside others on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    allowOnly: false,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/*.d.ts'], reportsDirectory: 'coverage' },
  },
})
