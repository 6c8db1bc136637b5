/** npm run rollback -- --site <slug>: serves the release before the current one again. */
import { existsSync } from 'node:fs'
import { withBuildLock } from '#generator/release/build-lock.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { rollBack } from '#generator/release/releases.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  out: OUT_OPTION,
} as const

await runCommand('npm run rollback -- --site <slug>', OPTIONS, async (options) => {
  if (options.site === undefined) throw new UsageError('Say which site to roll back: npm run rollback -- --site <slug>')
  const outDir = outDirOf(options.out)
  const paths = releasePaths(outDir, options.site)
  if (!/^[\w-]+$/.test(options.site) || !existsSync(paths.releases)) {
    throw new UsageError(`Nothing is built for "${options.site}" in ${outDir}. Check the slug, and --out.`)
  }
  const { from, to } = await withBuildLock(paths.lock, { waitMs: 60_000 }, () => rollBack(paths))
  console.log(
    `${options.site}  Release ${to} is served again; it was ${from}. The next build publishes the present feed.`,
  )
  return EXIT.ok
})
