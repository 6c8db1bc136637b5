/** npm run rollback -- --site <slug> | --roll-out <id>: serves earlier releases again. */
import { existsSync } from 'node:fs'
import { openBucket } from '#generator/publish/open-bucket.ts'
import { rollBackBucket } from '#generator/publish/site-bucket.ts'
import { withBuildLock } from '#generator/release/build-lock.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { rollBack } from '#generator/release/releases.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { OUT_OPTION, outDirOf } from './command-line/out-dir.ts'
import { readRollOut } from './command-line/roll-out-record.ts'
import type { TakenBack } from './command-line/take-back.ts'
import { takeBack } from './command-line/take-back.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  'roll-out': { type: 'string', help: 'takes back what npm run build -- --all with this id has changed' },
  'with-newer': {
    type: 'boolean',
    help: 'takes back sites, too, that have got a newer release since (with --roll-out)',
  },
  out: OUT_OPTION,
} as const

await runCommand('npm run rollback -- --site <slug> | --roll-out <id>', OPTIONS, async (options) => {
  const rollOut = options['roll-out']
  if (rollOut !== undefined) {
    if (options.site !== undefined) throw new UsageError('--site and --roll-out exclude each other: leave one out.')
    return rollBackAll(rollOut, outDirOf(options.out), options['with-newer'] ?? false)
  }
  if (options['with-newer'] === true) throw new UsageError('--with-newer goes with --roll-out.')
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
  if (store === null) await tellPlatform([options.site])
  console.log(
    `${options.site}  Release ${to} is served again; it was ${from}. The next build publishes the present feed.`,
  )
  return EXIT.ok
})

/** Each site of a roll-out to the release that it had before. Fails when one is left that somebody should look at. */
async function rollBackAll(id: string, outDir: string, withNewer: boolean): Promise<number> {
  const store = await openBucket()
  const results = await takeBack({ record: await readRollOut(outDir, id), store, outDir, withNewer })
  for (const { slug, message } of results) console.log(`${slug}  ${message}`)
  const slugsOf = (kind: TakenBack['kind']): string[] =>
    results.flatMap((result) => (result.kind === kind ? [result.slug] : []))
  const [back, left] = [slugsOf('taken-back'), slugsOf('left')]
  if (store === null && back.length > 0) await tellPlatform(back)
  console.log(
    `Roll-out ${id}: ${back.length} taken back, ${slugsOf('as-before').length} as before, ${left.length} left. The next build of a site publishes its present feed with the present code and configuration: put those back first.`,
  )
  return left.length === 0 ? EXIT.ok : EXIT.failed
}

/** So that a CDN in front of the sites forgets the other releases, too. */
async function tellPlatform(slugs: readonly string[]): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  if (databaseUrl === '') return
  const { queueBuiltStock } = await import('./command-line/queue-stock.ts')
  await queueBuiltStock(databaseUrl, slugs)
}
