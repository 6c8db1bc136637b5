/** Checks that every option and every export of src/ has an effect, but for named exceptions: node scripts/checks/effect.ts. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import type { Exceptions } from './effect/exceptions.ts'
import { exceptionProblems } from './effect/exceptions.ts'
import { findWithoutEffect } from './effect/without-effect.ts'

const EXCEPTIONS_FILE = 'scripts/checks/effect/exceptions.json'

await runCommand('node scripts/checks/effect.ts', {}, async () => {
  const exceptions = JSON.parse(await readFile(join(PROJECT_DIR, EXCEPTIONS_FILE), 'utf8')) as Exceptions
  const { options, exports } = findWithoutEffect(PROJECT_DIR)
  const problems = exceptionProblems([...options, ...exports], exceptions, EXCEPTIONS_FILE)
  for (const problem of problems) console.log(problem)
  console.log(`${options.length} options and ${exports.length} exports without effect, ${problems.length} problems`)
  return problems.length === 0 ? EXIT.ok : EXIT.failed
})
