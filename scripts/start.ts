/** npm start: builds every site and serves them. */

import { listSites } from '#config/load-site.ts'
import { DEFAULT_OUT_DIR, DEFAULT_SITES_DIR } from '#generator/project.ts'
import { buildSites } from './command-line/build-sites.ts'
import { EXIT, runCommand } from './command-line/command.ts'
import { serveSites } from './command-line/serve-sites.ts'

const OPTIONS = {
  port: { type: 'string', help: 'the port (default 4321, or the next free one)' },
} as const

await runCommand('npm start', OPTIONS, async (options) => {
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
  await serveSites({ outDir: DEFAULT_OUT_DIR, port: options.port })
  return EXIT.ok
})
