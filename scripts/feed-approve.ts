/** npm run feed:approve -- --site <slug>: has a worker publish the feed that the guard held. */
import { queueBuild, readLastBuild } from '#database/builds/site-builds.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { withPlatform } from './command-line/platform.ts'

const OPTIONS = { site: { type: 'string', help: 'the slug of the site' } } as const

await runCommand('npm run feed:approve -- --site <slug>', OPTIONS, async ({ site }) => {
  if (site === undefined) throw new UsageError('Say which site: npm run feed:approve -- --site <slug>')
  const ended = await withPlatform(
    async ({ database: { db } }) => {
      const last = await readLastBuild(db, site)
      if (last?.kind === 'held') await queueBuild(db, { siteSlug: site, approve: true })
      return last
    },
    { ...process.env, LOG_LEVEL: 'warn' },
  )
  if (ended?.kind !== 'held') {
    console.error(`No feed of ${site} is held${ended === null ? '' : `: ${ended.message}`}`)
    return EXIT.failed
  }
  console.log(`${ended.message}\n\nApproved: a worker publishes it.`)
  return EXIT.ok
})
