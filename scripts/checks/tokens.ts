/** Checks that style sheets take their colours, sizes and motion from tokens: node scripts/checks/tokens.ts. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { stylesOfAstro } from './tokens/css-declarations.ts'
import { tokensOf } from './tokens/token-list.ts'
import { tokenProblems } from './tokens/token-rules.ts'

const TOKENS_FILE = join(PROJECT_DIR, 'src/styles/tokens.css')

await runCommand('node scripts/checks/tokens.ts', {}, async () => {
  const tokens = tokensOf(await readFile(TOKENS_FILE, 'utf8'))
  const entries = await readdir(join(PROJECT_DIR, 'src'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(css|astro)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== TOKENS_FILE)
    .sort()
  let count = 0
  for (const file of files) {
    const source = await readFile(file, 'utf8')
    const problems = tokenProblems(file.endsWith('.css') ? source : stylesOfAstro(source), tokens)
    for (const { line, message } of problems) console.log(`${relative(PROJECT_DIR, file)}:${line} ${message}`)
    count += problems.length
  }
  console.log(`${files.length} style sheets and components, ${tokens.length} tokens, ${count} problems`)
  return count === 0 ? EXIT.ok : EXIT.failed
})
