/** Runs the two test runners and reads what they report. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CACHE_DIR } from '#generator/project.ts'
import { binFile, runNode } from './run-command-line.ts'
import { setUpBrowser } from './set-up-browser.ts'
import { playwrightFailures, vitestFailures } from './test-failures.ts'
import type { TestTotals } from './test-totals.ts'
import { CRASHED, playwrightTotals, vitestTotals } from './test-totals.ts'

/** What a runner did, and one text for each test that failed. */
export interface TestRun extends TestTotals {
  failures: string[]
}

const REPORT_DIR = join(CACHE_DIR, 'test-reports')

/** The tests of rules, which must cover 95 % of the branches of domain/ and config/ by themselves, and the others. */
export async function runUnitTests(): Promise<TestRun[]> {
  const rules = await runVitest('rules', ['--project', 'rules', '--coverage'])
  return [rules, await runVitest('others', ['--project', '!rules'])]
}

async function runVitest(name: string, args: string[]): Promise<TestRun> {
  const reportFile = await freshReport(`vitest-${name}.json`)
  const status = await runNode([
    binFile('vitest', 'vitest'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ])
  const report = await readReport(reportFile)
  return withReason(`The run of Vitest for ${name}`, {
    ...vitestTotals(report, status),
    failures: vitestFailures(report),
  })
}

/** Playwright's global set-up builds the sites and serves them. */
export async function runBrowserTests(): Promise<TestRun> {
  let chromiumPath: string
  try {
    chromiumPath = setUpBrowser()
  } catch (error) {
    console.error((error as Error).message)
    return { ...CRASHED, failures: [(error as Error).message] }
  }
  const reportFile = await freshReport('playwright.json')
  const status = await runNode([binFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  })
  const report = await readReport(reportFile)
  return withReason('The run of Playwright', {
    ...playwrightTotals(report, status),
    failures: playwrightFailures(report),
  })
}

/** A failure that no test reports, such as coverage below its threshold, is named, too. */
export function withReason(run: string, result: TestRun): TestRun {
  if (result.failed === 0 || result.failures.length > 0) return result
  const reason =
    'failed though no test did: coverage is below its threshold, or an error was not caught. See its output.'
  return { ...result, failures: [`FAILED ${run} ${reason}`] }
}

/** An old report must never stand in for one that was not written. */
async function freshReport(name: string): Promise<string> {
  const file = join(REPORT_DIR, name)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  return file
}

async function readReport(file: string): Promise<unknown> {
  return readFile(file, 'utf8').then(JSON.parse, () => null)
}
