/** Vitest while mutants are tried: only the tests that must notice them, named by the command. */
import { defineConfig } from 'vitest/config'
import { TESTS_VARIABLE } from './tests-variable.ts'

export default defineConfig({
  test: {
    include: (process.env[TESTS_VARIABLE] ?? 'tests/**/*.test.ts').split(','),
    environment: 'node',
    testTimeout: 30_000,
  },
})
