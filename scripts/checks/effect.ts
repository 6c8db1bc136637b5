/** Checks that every option and every export of src/ has an effect: node scripts/checks/effect.ts. */
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { findWithoutEffect } from './effect/without-effect.ts'

await runCommand('node scripts/checks/effect.ts', {}, async () => {
  const { options, exports } = findWithoutEffect(PROJECT_DIR)
  for (const name of options)
    console.log(`${name}: nothing outside the configuration reads this option. Read it or delete it.`)
  for (const name of exports) console.log(`${name}: no page and no command reaches this. Call it or delete it.`)
  console.log(`${options.length} options and ${exports.length} exports without effect`)
  return options.length + exports.length === 0 ? EXIT.ok : EXIT.failed
})
