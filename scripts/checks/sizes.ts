/** Weighs the pages of the built sites against their budgets: node scripts/checks/sizes.ts [--out DIR]. */
import { EXIT, runCommand } from '../command-line/command.ts'
import { OUT_OPTION, outDirOf } from '../command-line/out-dir.ts'
import { builtSlugs, readBuiltSite } from './built-site.ts'
import type { MeasuredPages } from './sizes/measure-page.ts'
import { measureSite } from './sizes/measure-page.ts'
import { SIZE_BUDGETS } from './sizes/size-budgets.ts'

const OPTIONS = { out: OUT_OPTION } as const
const SHOWN_PAGES = 5
const WORDS = { scriptBytes: 'scripts', styleBytes: 'styles', htmlBytes: 'HTML' } as const

await runCommand('node scripts/checks/sizes.ts', OPTIONS, async ({ out }) => {
  const outDir = outDirOf(out)
  let overCount = 0
  for (const slug of await builtSlugs(outDir)) {
    const rows = measureSite(await readBuiltSite(outDir, slug))
    console.log(`\n${slug}: the heaviest page of each kind, kB (budget)`)
    console.log(
      `  ${'page'.padEnd(10)}${'pages'.padStart(7)}${'scripts, gzip'.padStart(18)}${'styles, gzip'.padStart(18)}${'HTML'.padStart(18)}`,
    )
    for (const row of rows) console.log(tableLine(row))
    for (const { path, what, bytes, budgetBytes } of rows.flatMap((row) => row.overBudget.slice(0, SHOWN_PAGES))) {
      console.log(`  over budget: ${path}: ${WORDS[what]} ${kilobytes(bytes)} kB, allowed ${kilobytes(budgetBytes)} kB`)
    }
    overCount += rows.reduce((sum, row) => sum + row.overBudget.length, 0)
  }
  console.log(`\n${overCount === 0 ? 'Every page is within its budget.' : `${overCount} pages are over budget.`}`)
  return overCount === 0 ? EXIT.ok : EXIT.failed
})

function tableLine({ kind, pageCount, worst }: MeasuredPages): string {
  const cells = (['scriptBytes', 'styleBytes', 'htmlBytes'] as const).map((what) => {
    const budgetBytes = SIZE_BUDGETS[kind][what]
    return `${kilobytes(worst[what].bytes)} (${budgetBytes === null ? '-' : budgetBytes / 1000})`.padStart(18)
  })
  return `  ${kind.padEnd(10)}${String(pageCount).padStart(7)}${cells.join('')}`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
