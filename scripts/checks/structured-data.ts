/**
 * Checks that the schema.org data of every built page keeps to the vocabulary and says what the page shows:
 * node scripts/checks/structured-data.ts [--out DIR].
 */
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { releasePaths } from '#generator/release/release-paths.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { OUT_OPTION, outDirOf } from '../command-line/out-dir.ts'
import { builtSlugs } from './built-site.ts'
import { pageProblems } from './structured-data/page-checks.ts'

const OPTIONS = { out: OUT_OPTION } as const
const SHOWN_PROBLEMS = 10

await runCommand('node scripts/checks/structured-data.ts', OPTIONS, async ({ out }) => {
  const outDir = outDirOf(out)
  let isGood = true
  for (const slug of await builtSlugs(outDir)) {
    const dir = await realpath(releasePaths(outDir, slug).current)
    const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'))
    const problems: string[] = []
    for (const file of files) {
      for (const problem of pageProblems(await readFile(join(dir, file), 'utf8'))) problems.push(`${file}: ${problem}`)
    }
    isGood &&= problems.length === 0
    console.log(`${slug}: ${files.length} pages, ${problems.length} problems`)
    for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`  ${problem}`)
  }
  return isGood ? EXIT.ok : EXIT.failed
})
