/** How many tests passed and failed, read from the reports of Vitest and Playwright. */
import * as v from 'valibot'

export interface TestTotals {
  passed: number
  failed: number
  skipped: number
}

const vitestReportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.optional(v.number(), 0),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

const playwrightReportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

/** A file that fails before its first test (a syntax error, a failing import) counts as one failure. */
export function vitestTotals(report: unknown, exitStatus: number | null): TestTotals {
  const parsed = v.safeParse(vitestReportSchema, report)
  if (!parsed.success) return CRASHED
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return withCrash(
    { passed: numPassedTests, failed: numFailedTests + brokenFiles, skipped: numPendingTests + numTodoTests },
    exitStatus,
  )
}

/** A test that passed at its second try has passed; errors outside tests count as failures. */
export function playwrightTotals(report: unknown, exitStatus: number | null): TestTotals {
  const parsed = v.safeParse(playwrightReportSchema, report)
  if (!parsed.success) return CRASHED
  const { stats, errors } = parsed.output
  return withCrash(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped },
    exitStatus,
  )
}

export function addTotals(all: TestTotals[]): TestTotals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** The line that other tools look for; always the last one printed. */
export function totalsLine({ passed, failed }: TestTotals): string {
  return `tests: ${passed} passed, ${failed} failed`
}

/** A runner that left no report has failed, however it ended. */
export const CRASHED: TestTotals = { passed: 0, failed: 1, skipped: 0 }

/** A runner that ended badly without a failing test has crashed, and so has one that ran nothing. */
function withCrash(totals: TestTotals, exitStatus: number | null): TestTotals {
  const ranNothing = totals.passed + totals.failed === 0
  return totals.failed === 0 && (exitStatus !== 0 || ranNothing) ? { ...totals, failed: 1 } : totals
}
