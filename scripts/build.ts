/** npm run build -- --site <slug> | --all: builds and publishes sites. */
import { BUILD_OPTIONS, readBuildTarget } from './command-line/build-options.ts'
import { buildSites } from './command-line/build-sites.ts'
import { runCommand } from './command-line/command.ts'

await runCommand('npm run build -- --site <slug> | --all', BUILD_OPTIONS, async (options) =>
  buildSites(await readBuildTarget(options), { approve: options.approve ?? false, full: options.full ?? false }),
)
