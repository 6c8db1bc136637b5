/** Playwright's global set-up: builds the demo sites, serves them on a free port, whose number the tests read from the environment. */
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { standInPlatform } from './stand-in-platform.ts'
import { buildTestSites, TEST_DIST_DIR } from './test-sites.ts'

/** Workers are started afterwards and inherit it. */
export const PORT_VARIABLE = 'FORECOURT_TEST_PORT'
/** Set by `verify`, which has built the sites already. */
export const BUILT_VARIABLE = 'FORECOURT_TEST_BUILT'

// Playwright demands a default export.
export default async function serveTestSites(): Promise<() => Promise<void>> {
  if (process.env[BUILT_VARIABLE] === undefined) await buildTestSites()
  const server = createSiteServer({
    outDir: TEST_DIST_DIR,
    log: (message) => console.error(message),
    platform: standInPlatform,
  })
  const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
  process.env[PORT_VARIABLE] = String(port)
  return () => closeGracefully(server, 0)
}
