/** npm run build -- --site <slug> | --all: builds and publishes sites. */
import { openBucket } from '#generator/publish/open-bucket.ts'
import { BUILD_OPTIONS, readBuildTarget, readRollOutLimits } from './command-line/build-options.ts'
import { buildSites, statusOf } from './command-line/build-sites.ts'
import { runCommand } from './command-line/command.ts'
import type { RolledOut } from './command-line/roll-out.ts'
import { createRollOutRecorder } from './command-line/roll-out-record.ts'

await runCommand('npm run build -- --site <slug> | --all', BUILD_OPTIONS, async (options) => {
  const limits = readRollOutLimits(options)
  const target = await readBuildTarget(options)
  const build = { ...limits, approve: options.approve ?? false, full: options.full ?? false }
  const recorder = options.all === true ? createRollOutRecorder(await openBucket(), target.outDir, new Date()) : null
  const record = recorder === null ? {} : { onBegin: recorder.begin, onEnd: recorder.end }
  const ended = await buildSites(target, { ...build, ...record })
  if (recorder !== null) for (const line of linesAbout(ended, recorder.id)) console.log(line)
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  if (databaseUrl !== '') {
    // Read only where it is needed: a build starts faster without it.
    const { queueBuiltStock } = await import('./command-line/queue-stock.ts')
    const begun = target.slugs.filter((slug) => !ended.notBegun.includes(slug))
    await queueBuiltStock(databaseUrl, begun)
  }
  return statusOf(ended)
})

function linesAbout({ done, held, failed, notBegun }: RolledOut, id: string): string[] {
  const list = (title: string, slugs: readonly string[]): string[] =>
    slugs.length === 0 ? [] : [`${title}: ${slugs.join(', ')}`]
  return [
    `Roll-out ${id}: ${done.length} done, ${held.length} held, ${failed.length} failed, ${notBegun.length} not begun`,
    ...list('  held', held),
    ...list('  failed', failed),
    ...list('  not begun', notBegun),
    `  To take it back: npm run rollback -- --roll-out ${id}`,
  ]
}
