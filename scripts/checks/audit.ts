/** npm run audit: what is known to be wrong with the installed packages. Where nothing can be known it ends with a status of its own. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { readAudit, readInstalled, readLock } from './audit/audit-report.ts'

const LIMIT_MS = 120_000

await runCommand('npm run audit', {}, async () => {
  const lockText = await readFile(join(PROJECT_DIR, 'package-lock.json'), 'utf8')
  const lock = readLock(lockText)
  const { packageCount, foreign } = readInstalled(
    lockText,
    await readFile(join(PROJECT_DIR, 'node_modules/.package-lock.json'), 'utf8'),
  )
  console.log('Of the lock file and of what npm has installed:')
  say(lock.unfixed, `of ${lock.packageCount} packages have no checksum in the lock file, or are fetched without TLS`)
  say(foreign, `of ${packageCount} installed packages are not those of the lock file`)
  say(lock.deprecated, 'packages are given up by their authors')
  say(lock.installScripts, 'packages run a script when they are installed')

  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: PROJECT_DIR, encoding: 'utf8', timeout: LIMIT_MS })
  const report = readAudit(stdout ?? '')
  const isSound = lock.unfixed.length + foreign.length === 0
  if (report.kind === 'unanswered') {
    console.log(`\nThe registry does not say which packages have known faults: ${report.reason}`)
    console.log('Nothing is known of faults, good or bad. Ask again where the registry answers `npm audit`.')
    return isSound ? EXIT.unknown : EXIT.failed
  }
  console.log('\nOf the registry:')
  say(report.faults, 'packages have known faults')
  return isSound && report.faults.length === 0 ? EXIT.ok : EXIT.failed
})

function say(found: readonly string[], words: string): void {
  console.log(`  ${found.length} ${words}${found.length === 0 ? '' : ':'}`)
  for (const line of found) console.log(`    ${line}`)
}
