import { expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from '#scripts/testing/test-failures.ts'

it('a failed unit test is named with its file and what it said', () => {
  const report = {
    testResults: [
      {
        name: 'tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a price is shown' },
          {
            status: 'failed',
            fullName: 'a price is hidden',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m to be 2'],
          },
        ],
      },
      { name: 'tests/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      { name: 'tests/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  expect(vitestFailures(report)).toEqual([
    'FAILED tests/a.test.ts > a price is hidden\n  expected 1 to be 2',
    'FAILED tests/b.test.ts\n  cannot load',
  ])
})

it('a failed browser test is named from whatever group it is in, and so is an error outside of tests', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'menus.spec.ts',
    ok: true,
    tests: [
      { status: 'expected', results: [{ errors: [] }] },
      { status: ok ? 'flaky' : 'unexpected', results: [{ errors: [{ message: 'not visible' }] }] },
    ],
  })
  const report = {
    suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
    errors: [{ message: 'no browser' }],
  }
  expect(playwrightFailures(report)).toEqual([
    'FAILED menus.spec.ts > closes\n  not visible',
    'FAILED outside of tests\n  no browser',
  ])
})

it('a long message is cut, and a report that is not one names nothing', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  const [text] = vitestFailures({ testResults: [{ name: 'a', status: 'failed', message, assertionResults: [] }] })
  expect(text?.split('\n')).toHaveLength(26)
  expect(vitestFailures(null)).toEqual([])
  expect(playwrightFailures({})).toEqual([])
})
