/** npm run build -- --site <slug> | --all: builds and publishes sites. */
import { BUILD_OPTIONS, readBuildTarget } from './command-line/build-options.ts'
import { buildSites } from './command-line/build-sites.ts'
import { runCommand } from './command-line/command.ts'

await runCommand('npm run build -- --site <slug> | --all', BUILD_OPTIONS, async (options) => {
  const target = await readBuildTarget(options)
  const status = await buildSites(target, { approve: options.approve ?? false, full: options.full ?? false })
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  if (databaseUrl !== '') {
    // Read only where it is needed: a build starts faster without it.
    const { queueBuiltStock } = await import('./command-line/queue-stock.ts')
    await queueBuiltStock(databaseUrl, target.slugs)
  }
  return status
})
