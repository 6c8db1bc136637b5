/** Checks which file imports which, by the table of docs/rooms.md: node scripts/checks/rooms.ts. */
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { findImportProblems } from './rooms/check-rooms.ts'

await runCommand('node scripts/checks/rooms.ts', {}, async () => {
  const problems = await findImportProblems(PROJECT_DIR)
  for (const { file, line, imports, advice } of problems) console.log(`${file}:${line} imports ${imports}\n  ${advice}`)
  console.log(`${problems.length} imports break the rules of docs/rooms.md`)
  return problems.length === 0 ? EXIT.ok : EXIT.failed
})
