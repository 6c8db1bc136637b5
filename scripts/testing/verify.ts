/** npm run verify: the one gate. Runs everything, whatever fails, and then says what did and why; the last line counts the tests. */
import { EXIT, runCommand } from '../command-line/command.ts'
import { binFile, runNode } from './run-command-line.ts'
import type { TestRun } from './run-tests.ts'
import { runBrowserTests, runUnitTests } from './run-tests.ts'
import { BUILT_VARIABLE } from './serve-test-sites.ts'
import { buildTestSites, PLANTED_SECRETS, TEST_DIST_DIR } from './test-sites.ts'
import { addTotals, totalsLine } from './test-totals.ts'

interface StepResult {
  name: string
  isGood: boolean
  seconds: number
  /** "312 passed" for test runners. */
  note: string
}

const OUT = ['--out', TEST_DIST_DIR]

await runCommand('npm run verify', {}, async () => {
  const runs: TestRun[] = []
  const results: StepResult[] = []

  async function step(name: string, work: () => Promise<boolean | TestRun[]>): Promise<void> {
    console.log(`\n== ${name}`)
    const startMs = performance.now()
    const outcome = await work().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
    const seconds = (performance.now() - startMs) / 1000
    if (typeof outcome === 'boolean') results.push({ name, isGood: outcome, seconds, note: '' })
    else {
      runs.push(...outcome)
      const { passed, failed, skipped } = addTotals(outcome)
      const note = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
      results.push({ name, isGood: failed === 0, seconds, note })
    }
  }

  const program = (file: string, ...args: string[]): Promise<boolean> =>
    runNode([file, ...args]).then((status) => status === 0)

  await step('lint', () => program(binFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'))
  await step('imports', () => program('scripts/checks/rooms.ts'))
  await step('styles', () => program(binFile('stylelint', 'stylelint'), 'src/**/*.css'))
  await step('types', () => program(binFile('astro', 'astro'), 'check'))
  await step('effect', () => program('scripts/checks/effect.ts'))
  await step('source', () => program('scripts/checks/source.ts'))
  await step('unit tests', runUnitTests)
  await step('build', async () => {
    await buildTestSites()
    process.env[BUILT_VARIABLE] = '1'
    return true
  })
  await step('browser tests', async () => [await runBrowserTests()])
  await step('links', () => program('scripts/checks/links.ts', ...OUT))
  await step('sizes', () => program('scripts/checks/sizes.ts', ...OUT))
  await step('markup', () => program('scripts/checks/markup.ts', ...OUT))
  await step('data', () => program('scripts/checks/structured-data.ts', ...OUT))
  await step('policy', async () => (await runNode(['scripts/checks/policy.ts', ...OUT], PLANTED_SECRETS)) === 0)

  for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
  console.log(`\n${results.map(resultLine).join('\n')}\n`)
  const sum = addTotals(runs)
  console.log(totalsLine(sum))
  return results.every(({ isGood }) => isGood) ? EXIT.ok : EXIT.failed
})

function resultLine({ name, isGood, seconds, note }: StepResult): string {
  return `${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${note}`.trimEnd()
}
