/** npm run rollback -- --site <slug>: serves the release before the current one again. */
import { existsSync } from 'node:fs'
import { openBucket } from '#generator/publish/open-bucket.ts'
import { rollBackBucket } from '#generator/publish/site-bucket.ts'
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
  const store = await openBucket()
  if (!/^[\w-]+$/.test(options.site) || (store === null && !existsSync(paths.releases))) {
    throw new UsageError(`Nothing is built for "${options.site}" in ${outDir}. Check the slug, and --out.`)
  }
  // With a bucket each machine pulls what it serves, at its next build.
  const { from, to } =
    store === null
      ? await withBuildLock(paths.lock, { waitMs: 60_000 }, () => rollBack(paths))
      : await rollBackBucket(store, options.site)
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  // So that a CDN in front of the site forgets the other release, too.
  if (databaseUrl !== '' && store === null) {
    const { queueBuiltStock } = await import('./command-line/queue-stock.ts')
    await queueBuiltStock(databaseUrl, [options.site])
  }
  console.log(
    `${options.site}  Release ${to} is served again; it was ${from}. The next build publishes the present feed.`,
  )
  return EXIT.ok
})
