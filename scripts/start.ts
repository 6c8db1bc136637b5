/** npm start: builds every site, and serves them with their platform: the API, a worker, and Postgres. */

import type { Logger } from 'pino'
import { listSites } from '#config/load-site.ts'
import { DEFAULT_OUT_DIR, DEFAULT_SITES_DIR } from '#generator/project.ts'
import type { Environment } from '#server/environment.ts'
import { readEnvironment } from '#server/environment.ts'
import { buildSites } from './command-line/build-sites.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import type { PlatformDatabase } from './command-line/platform.ts'
import { createLog, openPlatformDatabase, requestListener, startPlatform } from './command-line/platform.ts'
import { serveSites } from './command-line/serve-sites.ts'
import { untilStopped } from './command-line/until-stopped.ts'

const OPTIONS = {
  port: { type: 'string', help: 'the port (default 4321, or the next free one)' },
} as const

await runCommand('npm start', OPTIONS, async (options) => {
  const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(environment)
  const slugs = await listSites({ sitesDir: DEFAULT_SITES_DIR })
  const target = {
    sitesDir: DEFAULT_SITES_DIR,
    outDir: DEFAULT_OUT_DIR,
    slugs,
    asAtMs: Date.now(),
    asAtGiven: false,
    feedFile: null,
  }
  const status = await buildSites(target, { approve: false, full: false })
  // A held or failed site still has its last good release, so the others and it are served.
  if (status === EXIT.failed) console.error('Some sites were not built; what was built before is served.')
  // From here on a signal must not leave a database behind.
  const stopped = untilStopped()
  const database = await databaseOrWarning(environment, log)
  if (database === null) {
    await serveSites({ outDir: DEFAULT_OUT_DIR, port: options.port, stopped })
    return EXIT.ok
  }
  try {
    const folders = { sitesDir: DEFAULT_SITES_DIR, outDir: DEFAULT_OUT_DIR }
    const platform = await startPlatform(environment, database, log, folders)
    await serveSites({ outDir: DEFAULT_OUT_DIR, port: options.port, platform: requestListener(platform.app), stopped })
    await platform.stop()
  } finally {
    await database.close()
  }
  return EXIT.ok
})

/** The sites are complete without it, so they are served all the same. */
async function databaseOrWarning(environment: Environment, log: Logger): Promise<PlatformDatabase | null> {
  try {
    return await openPlatformDatabase(environment, log)
  } catch (error) {
    console.error(`The platform does not run, so forms cannot be sent. ${(error as Error).message}`)
    return null
  }
}
