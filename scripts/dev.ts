/** npm run dev -- --site <slug>: Astro's development server with the pages of a build, and hot reload. */
import { join, resolve } from 'node:path'
import { dev } from 'astro'
import { listSites, loadSite } from '#config/load-site.ts'
import { devPagesIntegration } from '#generator/dev/dev-integration.ts'
import { createDevPages } from '#generator/dev/dev-pages.ts'
import { DEFAULT_OUT_DIR, DEFAULT_SITES_DIR, PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { parsePort } from './command-line/serve-sites.ts'
import { ensureDemoStock } from './demo/stock/ensure-demo-stock.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
  port: { type: 'string', help: 'the port (default 4320, or the next free one)' },
} as const

await runCommand('npm run dev -- --site <slug>', OPTIONS, async (options) => {
  const sitesDir = resolve(options.sites ?? DEFAULT_SITES_DIR)
  if (options.site === undefined) {
    throw new UsageError(
      `Say which site: npm run dev -- --site <slug>. The sites are: ${(await listSites({ sitesDir })).join(', ')}.`,
    )
  }
  const slug = options.site
  const port = parsePort(options.port ?? '4320')
  await ensureDemoStock(await loadSite(slug, { sitesDir }), join(sitesDir, slug))
  let reload = (): void => {}
  const pages = createDevPages({
    slug,
    sitesDir,
    outDir: DEFAULT_OUT_DIR,
    asAtMs: () => Date.now(),
    onChange: () => reload(),
  })
  try {
    await pages.current()
  } catch (error) {
    // The watcher would keep a command alive that has nothing to serve.
    pages.close()
    throw error
  }
  await dev({
    root: PROJECT_DIR,
    integrations: [
      devPagesIntegration(pages, (reloadPages) => {
        reload = reloadPages
      }),
    ],
    server: { port },
  })
  return EXIT.ok
})
