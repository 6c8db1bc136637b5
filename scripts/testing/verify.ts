/** npm run verify: the one gate. Runs everything, whatever fails, and then says what did and why; the last line counts the tests. */
import { EXIT, runCommand } from '../command-line/command.ts'
import { binFile, runNodeSilently } from './run-command-line.ts'
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

/** A program that prints what it finds, and ends with status 0 where that is nothing. */
interface Check {
  name: string
  args: string[]
  env?: NodeJS.ProcessEnv
}

const CHECKS_AT_ONCE = 2
const OUT = ['--out', TEST_DIST_DIR]

await runCommand('npm run verify', {}, async () => {
  const runs: TestRun[] = []
  const results: StepResult[] = []

  async function step(name: string, work: () => Promise<TestRun[]>): Promise<void> {
    console.log(`\n== ${name}`)
    const startMs = performance.now()
    const outcome = await work().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return null
    })
    const seconds = (performance.now() - startMs) / 1000
    const { passed, failed, skipped } = addTotals(outcome ?? [])
    const counts = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
    const hasTests = outcome !== null && outcome.length > 0
    runs.push(...(outcome ?? []))
    results.push({ name, isGood: outcome !== null && failed === 0, seconds, note: hasTests ? counts : '' })
  }

  /** Each is of one thread: two run side by side, and each prints what it found when it ends. */
  async function checks(all: readonly Check[]): Promise<void> {
    const waiting = [...all]
    const own: StepResult[] = []
    async function work(): Promise<void> {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const startMs = performance.now()
        const { status, output } = await runNodeSilently(check.args, check.env ?? {})
        console.log(`\n== ${check.name}\n${output.trimEnd()}`)
        own.push({ name: check.name, isGood: status === 0, seconds: (performance.now() - startMs) / 1000, note: '' })
      }
    }
    await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work))
    const place = ({ name }: StepResult): number => all.findIndex((check) => check.name === name)
    results.push(...own.sort((a, b) => place(a) - place(b)))
  }

  await checks([
    { name: 'types', args: [binFile('astro', 'astro'), 'check'] },
    { name: 'effect', args: ['scripts/checks/effect.ts'] },
    { name: 'lint', args: [binFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'] },
    { name: 'imports', args: ['scripts/checks/rooms.ts'] },
    { name: 'styles', args: [binFile('stylelint', 'stylelint'), 'src/**/*.css'] },
    { name: 'source', args: ['scripts/checks/source.ts'] },
  ])
  await step('unit tests', runUnitTests)
  await step('build', async () => {
    await buildTestSites()
    process.env[BUILT_VARIABLE] = '1'
    return []
  })
  await step('browser tests', async () => [await runBrowserTests()])
  await checks([
    { name: 'links', args: ['scripts/checks/links.ts', ...OUT] },
    { name: 'policy', args: ['scripts/checks/policy.ts', ...OUT], env: PLANTED_SECRETS },
    { name: 'sizes', args: ['scripts/checks/sizes.ts', ...OUT] },
    { name: 'markup', args: ['scripts/checks/markup.ts', ...OUT] },
    { name: 'data', args: ['scripts/checks/structured-data.ts', ...OUT] },
  ])

  for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
  console.log(`\n${results.map(resultLine).join('\n')}\n`)
  const sum = addTotals(runs)
  console.log(totalsLine(sum))
  return results.every(({ isGood }) => isGood) ? EXIT.ok : EXIT.failed
})

function resultLine({ name, isGood, seconds, note }: StepResult): string {
  return `${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${note}`.trimEnd()
}
