/** Checks the sources for what the linters have no rule for: node scripts/checks/source.ts. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { DEFAULT_SITES_DIR, PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import type { Specifications } from './source/citations.ts'
import { citesWhatExists, readSpecification } from './source/citations.ts'
import { findLargeFolders } from './source/folders.ts'
import { namesOwners, readCapabilities } from './source/owners.ts'
import type { SourceProblem, SourceRule } from './source/source-rules.ts'
import { explainsUnsafeHtml, keepsStylesInFiles, namesASite } from './source/source-rules.ts'
import { findWords } from './source/words.ts'

const SPECIFICATION_DIR = join(PROJECT_DIR, 'docs/specification')
const ROOTS = ['src', 'scripts', 'tests', 'docs']
const TEXT = /\.(tsx?|mjs|astro|css|md|grit)$/
/** Code that runs for a site: scripts and tests may name one. */
const CODE = /^src\/.*\.(tsx?|astro)$/

await runCommand('node scripts/checks/source.ts', {}, async () => {
  const sites = await readdir(DEFAULT_SITES_DIR, { withFileTypes: true })
  const slugs = sites.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const rules: { of: RegExp; rule: SourceRule }[] = [
    { of: CODE, rule: namesASite(slugs) },
    { of: CODE, rule: explainsUnsafeHtml },
    { of: /\.astro$/, rule: keepsStylesInFiles },
    { of: TEXT, rule: citesWhatExists(await readSpecifications()) },
    { of: /^docs\/specification\/.*\.md$/, rule: namesOwners(isFile, await capabilities()) },
  ]
  const files = (await Promise.all(ROOTS.map(textFiles))).flat()
  const problems: SourceProblem[] = findLargeFolders(files.filter((file) => !file.startsWith('docs/')))
  for (const file of files) {
    const lines = (await readFile(join(PROJECT_DIR, file), 'utf8')).split('\n')
    if (TEXT.test(file)) problems.push(...findWords(file, lines))
    for (const { of, rule } of rules) {
      if (of.test(file)) problems.push(...rule(lines).map((problem) => ({ file, ...problem })))
    }
  }
  for (const { file, line, message } of problems) console.log(`${file}:${line} ${message}`)
  console.log(`${files.length} files, ${problems.length} problems`)
  return problems.length === 0 ? EXIT.ok : EXIT.failed
})

async function readSpecifications(): Promise<Specifications> {
  const files = await readdir(SPECIFICATION_DIR)
  const texts = await Promise.all(files.map((file) => readFile(join(SPECIFICATION_DIR, file), 'utf8')))
  return new Map(texts.map(readSpecification).filter((specification) => specification !== null))
}

async function capabilities(): Promise<Set<string>> {
  return readCapabilities(await readFile(join(SPECIFICATION_DIR, 'README.md'), 'utf8'))
}

function isFile(path: string): boolean {
  return existsSync(join(PROJECT_DIR, path))
}

/** From the project's folder. */
async function textFiles(root: string): Promise<string[]> {
  const entries = await readdir(join(PROJECT_DIR, root), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => relative(PROJECT_DIR, join(entry.parentPath, entry.name)))
}
