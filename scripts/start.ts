/** npm start: builds every site, and serves them with their platform: the API, a worker, and Postgres. */
import { resolve } from 'node:path'
import { listSites } from '#config/load-site.ts'
import { PostgresUnavailableError } from '#database/postgres/postgres-programs.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { readEnvironment } from '#server/environment.ts'
import { buildSites, statusOf } from './command-line/build-sites.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'
import { startPlatform, withPlatform } from './command-line/platform.ts'
import { requestListener } from './command-line/platform-server.ts'
import { serveSites } from './command-line/serve-sites.ts'
import { untilStopped } from './command-line/until-stopped.ts'

const OPTIONS = {
  port: { type: 'string', help: 'the port (default 4321, or the next free one)' },
  out: OUT_OPTION,
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
} as const

await runCommand('npm start', OPTIONS, async ({ port, out, sites = DEFAULT_SITES_DIR }) => {
  // Before the build: whether npm has ended meanwhile could not be distinguished later.
  const stopped = untilStopped()
  const variables = { LOG_LEVEL: 'warn', ...process.env }
  readEnvironment(variables)
  const folders = { sitesDir: resolve(sites), outDir: outDirOf(out) }
  const slugs = await listSites({ sitesDir: folders.sitesDir })
  const target = { ...folders, slugs, asAtMs: Date.now(), asAtGiven: false, feedFile: null }
  const building = buildSites(target, { approve: false, full: false }).then(statusOf)
  const status = await Promise.race([building, stopped])
  // A build may be cut off at any time: what was served before stays.
  if (status === undefined) process.exit(EXIT.ok)
  // A held or failed site still has its last good release, so the others and it are served.
  if (status === EXIT.failed) console.error('Some sites were not built; what was built before is served.')
  try {
    await withPlatform(async (parts) => {
      const platform = await startPlatform({ ...parts, folders })
      try {
        await serveSites({ outDir: folders.outDir, port, platform: requestListener(platform.app), stopped })
      } finally {
        await platform.stop()
      }
    }, variables)
  } catch (error) {
    if (!(error instanceof PostgresUnavailableError)) throw error
    // The sites are complete without it, so they are served all the same.
    console.error(`The platform does not run, so forms cannot be sent. ${error.message}`)
    await serveSites({ outDir: folders.outDir, port, stopped })
  }
  return EXIT.ok
})
