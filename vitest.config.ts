import { defineConfig } from 'vitest/config'

/** Tests of functions without any state but their modules': their files share workers, which read each module once. */
const PURE_ROOMS = ['domain', 'config', 'sites', 'catalogue', 'stock', 'styles', 'view-models']
const RULES = ['domain', 'config', 'sites']

/** Tests on a real Postgres: one server for the run, a database for each file. */
const DATABASE_ROOMS = ['database', 'server', 'worker']

const filesOf = (rooms: string[]): string[] => rooms.map((room) => `tests/${room}/**/*.test.ts`)

export default defineConfig({
  test: {
    environment: 'node',
    // Most tests wait for a disk, a database or another process, so a worker on every core pays.
    maxWorkers: '100%',
    setupFiles: ['tests/property-seed.ts'],
    // Some tests build sites, lint a tree or flip a pointer hundreds of times, beside others on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
    projects: [
      { extends: true, test: { name: 'rules', include: filesOf(RULES), isolate: false } },
      {
        extends: true,
        test: { name: 'pure', include: filesOf(PURE_ROOMS.filter((room) => !RULES.includes(room))), isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: filesOf(DATABASE_ROOMS),
          globalSetup: ['tests/builders/postgres-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', ...filesOf([...PURE_ROOMS, ...DATABASE_ROOMS])],
        },
      },
    ],
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
