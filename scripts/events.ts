/** npm run events -- --site <slug>: how often shoppers did what, by day. */
import { readEventCounts } from '#database/events.ts'
import { EVENT_TABLE } from '#domain/analytics/event-table.ts'
import { EXIT, runCommand, UsageError } from './command-line/command.ts'
import { withPlatform } from './command-line/platform.ts'

const OPTIONS = {
  site: { type: 'string', help: 'the slug of the site' },
  days: { type: 'string', help: 'how many days with events are listed (default 14)' },
} as const

await runCommand('npm run events -- --site <slug>', OPTIONS, async ({ site, days = '14' }) => {
  if (site === undefined) throw new UsageError('Say which site: npm run events -- --site <slug>')
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new UsageError(`--days: expected a whole number, received "${days}".`)
  const counts = await withPlatform(({ database }) => readEventCounts(database.db, site, Number(days)), {
    ...process.env,
    LOG_LEVEL: 'warn',
  })
  const labels = new Map<number, string>(EVENT_TABLE.map(({ id, label }) => [id, label]))
  for (const [day, rows] of Map.groupBy(counts, (count) => count.day)) {
    console.log(day)
    for (const { eventId, count } of rows) {
      console.log(`${String(count).padStart(8)}  ${String(eventId).padStart(2)}  ${labels.get(eventId) ?? ''}`)
    }
  }
  if (counts.length === 0) console.log(`No events of ${site} are counted yet.`)
  return EXIT.ok
})
