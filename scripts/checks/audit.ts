/** npm run audit: what is known to be wrong with the installed packages. Fails where nothing can be known. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { readAudit, readLock } from './audit/audit-report.ts'

const LIMIT_MS = 120_000

await runCommand('npm run audit', {}, async () => {
  const { unfixed, installScripts } = readLock(await readFile(join(PROJECT_DIR, 'package-lock.json'), 'utf8'))
  for (const path of unfixed) console.log(`${path}: the lock file has no checksum of it, or fetches it without TLS.`)
  console.log(`${installScripts.length} packages run a script when they are installed: ${installScripts.join(', ')}`)

  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: PROJECT_DIR, encoding: 'utf8', timeout: LIMIT_MS })
  const report = readAudit(stdout ?? '')
  if (report.kind === 'unanswered') {
    console.log(`The registry does not say what is known of the packages: ${report.reason}`)
    return EXIT.failed
  }
  for (const fault of report.faults) console.log(fault)
  console.log(`${report.faults.length} packages with known faults`)
  return report.faults.length + unfixed.length === 0 ? EXIT.ok : EXIT.failed
})
