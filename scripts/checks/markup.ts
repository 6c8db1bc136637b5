/**
 * Checks the HTML of built pages for what keeps people out: names, labels, headings, landmarks, languages:
 * node scripts/checks/markup.ts [--out DIR]. Of a folder's pages, which share a template, so many are read.
 */
import { readdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releasePaths } from '#generator/release/release-paths.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { OUT_OPTION, outDirOf } from '../command-line/out-dir.ts'
import { builtSlugs } from './built-site.ts'
import { markupProblems } from './markup/markup-problems.ts'

const OPTIONS = { out: OUT_OPTION } as const
const PAGES_OF_FOLDER = 20
const SHOWN_PROBLEMS = 10

await runCommand('node scripts/checks/markup.ts', OPTIONS, async ({ out }) => {
  const outDir = outDirOf(out)
  let isGood = true
  for (const slug of await builtSlugs(outDir)) {
    const dir = await realpath(releasePaths(outDir, slug).current)
    const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html')).sort()
    const read = [...Map.groupBy(files, dirname).values()].flatMap((folder) => folder.slice(0, PAGES_OF_FOLDER))
    const problems: string[] = []
    for (const file of read) {
      for (const problem of markupProblems(await readFile(join(dir, file), 'utf8')))
        problems.push(`${file}: ${problem}`)
    }
    isGood &&= problems.length === 0
    console.log(`${slug}: ${read.length} of ${files.length} pages, ${problems.length} problems`)
    for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`  ${problem}`)
  }
  return isGood ? EXIT.ok : EXIT.failed
})
