/** npm run rollback -- --site <slug>: serves the release before the current one again. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEFAULT_OUT_DIR } from '#generator/project.ts'
import { withBuildLock } from '#generator/release/build-lock.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { rollBack } from '#generator/release/releases.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  out: { type: 'string', help: 'where built sites are (default dist, or FORECOURT_OUT)' },
} as const

await runCommand('npm run rollback -- --site <slug>', OPTIONS, async (options) => {
  if (options.site === undefined) throw new UsageError('Say which site to roll back: npm run rollback -- --site <slug>')
  const outDir = resolve(options.out ?? process.env['FORECOURT_OUT'] ?? DEFAULT_OUT_DIR)
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
