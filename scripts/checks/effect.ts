/** Checks that every option and every export of src/ has an effect, but for named exceptions: node scripts/checks/effect.ts. */
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { EXCEPTIONS_FILE, exceptionProblems, readExceptions } from './effect/exceptions.ts'
import { findWithoutEffect } from './effect/without-effect.ts'

await runCommand('node scripts/checks/effect.ts', {}, async () => {
  const { options, exports } = findWithoutEffect(PROJECT_DIR)
  const problems = exceptionProblems([...options, ...exports], await readExceptions(), EXCEPTIONS_FILE)
  for (const problem of problems) console.log(problem)
  console.log(`${options.length} options and ${exports.length} exports without effect, ${problems.length} problems`)
  return problems.length === 0 ? EXIT.ok : EXIT.failed
})
