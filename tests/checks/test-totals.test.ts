import { describe, expect, it } from 'vitest'
import { withReason } from '#scripts/testing/run-tests.ts'
import { addTotals, CRASHED, playwrightTotals, totalsLine, vitestTotals } from '#scripts/testing/test-totals.ts'

const vitest = (changes: object = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
})
const playwright = (stats: object = {}, errors: unknown[] = []) => ({
  stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2, ...stats },
  errors,
})

describe('the totals of a run', () => {
  it('never count a skipped test as passed', () => {
    expect(vitestTotals(vitest(), 0)).toEqual({ passed: 5, failed: 0, skipped: 3 })
    expect(playwrightTotals(playwright(), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  })

  it('count failures', () => {
    expect(vitestTotals(vitest({ numFailedTests: 3 }), 1).failed).toBe(3)
    expect(playwrightTotals(playwright({ unexpected: 2 }), 1).failed).toBe(2)
  })

  it('count a file that fails before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    expect(vitestTotals(vitest({ numFailedTests: 1, testResults: [broken, failing] }), 1).failed).toBe(2)
  })

  it('count errors outside tests', () => {
    expect(playwrightTotals(playwright({}, [{ message: 'global set-up' }]), 1).failed).toBe(1)
  })

  it.each([
    ['left no report', null],
    ['left another report', { numPassedTests: 'many' }],
  ])('count a runner that %s as failed, even when it ended well', (_name, report) => {
    expect(vitestTotals(report, 0)).toEqual(CRASHED)
    expect(playwrightTotals(report, 0)).toEqual(CRASHED)
  })

  it.each([1, null])('count a runner that ended with %s without a failing test as failed', (status) => {
    expect(vitestTotals(vitest(), status).failed).toBe(1)
    expect(playwrightTotals(playwright(), status).failed).toBe(1)
  })

  it('count a runner that ran nothing as failed', () => {
    expect(vitestTotals(vitest({ numPassedTests: 0 }), 0).failed).toBe(1)
    expect(playwrightTotals(playwright({ expected: 0, flaky: 0 }), 0).failed).toBe(1)
  })

  it('are printed as one line', () => {
    expect(totalsLine(addTotals([vitestTotals(vitest(), 0), playwrightTotals(playwright({ unexpected: 2 }), 1)]))).toBe(
      'tests: 10 passed, 2 failed',
    )
  })
})

it('a run that failed without a failed test is named', () => {
  const counts = { passed: 3, failed: 1, skipped: 0 }
  expect(withReason('The run', { ...counts, failures: [] }).failures).toEqual([
    expect.stringMatching(/^FAILED The run failed though no test did: coverage/),
  ])
  expect(withReason('The run', { ...counts, failures: ['FAILED x'] }).failures).toEqual(['FAILED x'])
  expect(withReason('The run', { ...counts, failed: 0, failures: [] }).failures).toEqual([])
})
