/** npm test: every test there is, in Vitest and in a browser; the last line counts them. */
import { EXIT, runCommand } from '../command-line/command.ts'
import { runBrowserTests, runUnitTests } from './run-tests.ts'
import { addTotals, totalsLine } from './test-totals.ts'

await runCommand('npm test', {}, async () => {
  const runs = [...(await runUnitTests()), await runBrowserTests()]
  for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
  const totals = addTotals(runs)
  if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped, which the next line does not count`)
  console.log(totalsLine(totals))
  return totals.failed === 0 ? EXIT.ok : EXIT.failed
})
