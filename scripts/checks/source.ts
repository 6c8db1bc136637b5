/** Checks the source for what the linter has no rule for: node scripts/checks/source.ts. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { DEFAULT_SITES_DIR, PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import type { SourceProblem } from './source/source-rules.ts'
import { explainsUnsafeHtml, keepsStylesInFiles, namesASite } from './source/source-rules.ts'

await runCommand('node scripts/checks/source.ts', {}, async () => {
  const sites = await readdir(DEFAULT_SITES_DIR, { withFileTypes: true })
  const slugs = sites.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const rules = [namesASite(slugs), explainsUnsafeHtml, keepsStylesInFiles]
  const problems: SourceProblem[] = []
  const files = await sourceFiles(join(PROJECT_DIR, 'src'))
  for (const file of files) {
    const lines = (await readFile(join(PROJECT_DIR, file), 'utf8')).split('\n')
    for (const rule of rules) problems.push(...rule(lines, file).map((problem) => ({ file, ...problem })))
  }
  for (const { file, line, message } of problems) console.log(`${file}:${line} ${message}`)
  console.log(`${files.length} files of src/, ${problems.length} problems`)
  return problems.length === 0 ? EXIT.ok : EXIT.failed
})

async function sourceFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
    .map((entry) => relative(PROJECT_DIR, join(entry.parentPath, entry.name)))
}
