/** npm test: every test there is, in Vitest and in a browser; the last line counts them. */
import { EXIT, runCommand } from './command-line/command.ts'
import { runBrowserTests, runUnitTests } from './testing/run-tests.ts'
import { addTotals, totalsLine } from './testing/test-totals.ts'

await runCommand('npm test', {}, async () => {
  const totals = addTotals([await runUnitTests(), await runBrowserTests()])
  if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped, which the next line does not count`)
  console.log(totalsLine(totals))
  return totals.failed === 0 ? EXIT.ok : EXIT.failed
})
