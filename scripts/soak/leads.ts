/**
 * npm run soak:leads: leads from many clients while API and worker are killed every few seconds, Postgres is killed
 * twice, and targets fail half of the time. Every lead that was answered with success must be stored once and arrive
 * at every target.
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Site } from '#config/schema/site.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'
import { writeSite } from '#database/sites.ts'
import { EXIT, runCommand } from '../command-line/command.ts'
import { parsePort } from '../command-line/serve-sites.ts'
import { keepPlatform, killAgainAndAgain, killPostgres } from './kept-platform.ts'
import type { Receiver } from './receiver.ts'
import { startReceiver } from './receiver.ts'
import { isReady, TRIED_SECRET, triedHeaders, triedLead, triedSite } from './tried-platform.ts'

const OPTIONS = {
  leads: { type: 'string', help: 'how many leads are sent (default 20000)' },
  clients: { type: 'string', help: 'by how many clients at once (default 50)' },
  port: { type: 'string', help: 'the port of the platform that is tried (default 4499)' },
} as const

const KILL_AFTER_MS = 3_000
/** A killed worker's jobs are freed after less than a minute; then come the last attempts. */
const DELIVERY_DEADLINE_MS = 10 * 60_000
const REQUEST_TIMEOUT_MS = 10_000

await runCommand('npm run soak:leads', OPTIONS, async ({ leads = '20000', clients = '50', port = '4499' }) => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-soak-'))
  await chmod(dir, 0o755)
  const postgresDir = join(dir, 'postgres')
  const postgres = await startPackagedPostgres({ dir: postgresDir, log: (message) => console.log(message) })
  const database = openDatabase({ url: postgres.url, log: () => {} })
  const receivers = [await startReceiver(TRIED_SECRET), await startReceiver(TRIED_SECRET)]
  try {
    await migrate(database)
    const site = await triedSite(receivers.map(({ url }) => url))
    await writeSite(database.db, site, 'soak')
    const platform = keepPlatform({ databaseUrl: postgres.url, port: parsePort(port), parts: 'api+worker' })
    const killing = new AbortController()
    const killer = killAgainAndAgain({
      isReady: () => isReady(parsePort(port)),
      afterMs: KILL_AFTER_MS,
      kill: (round) => (round === 2 || round === 4 ? killPostgres(postgresDir) : platform.kill()),
      signal: killing.signal,
    })
    const sent = await sendLeads(site, parsePort(port), Number(leads), Number(clients))
    killing.abort()
    await killer

    const answered = new Set(sent.answered.values())
    const arrived = ({ taken }: Receiver) => new Set([...taken.values()].map(({ leadId }) => leadId))
    const deadlineMs = performance.now() + DELIVERY_DEADLINE_MS
    const missing = () => receivers.map((receiver) => countMissing(answered, arrived(receiver)))
    while (missing().some((count) => count > 0) && performance.now() < deadlineMs) await delay(1_000)
    platform.stop()

    const rows = await database.db.selectFrom('leads').select(['id', 'idempotency_key as key']).execute()
    const lost = countMissing(answered, new Set(rows.map(({ id }) => id)))
    const doubled = rows.length - new Set(rows.map(({ key }) => key)).size
    const changed = receivers.flatMap(({ taken }) => [...taken.values()].filter(({ bodies }) => bodies.size > 1)).length
    const wrong = receivers.reduce((sum, receiver) => sum + receiver.wrong, 0)
    console.table({
      sent: sent.posts,
      answered: answered.size,
      'two answers for one key': sent.contradictions,
      stored: rows.length,
      'stored twice': doubled,
      lost,
      'not delivered to the first target': missing()[0],
      'not delivered to the second target': missing()[1],
      'one key with two contents at a receiver': changed,
      'wrong signatures': wrong,
      'platform killed': platform.kills(),
    })
    const failures = [lost, doubled, changed, wrong, sent.contradictions, ...missing()]
    return failures.every((count) => count === 0) && answered.size === Number(leads) ? EXIT.ok : EXIT.failed
  } finally {
    for (const receiver of receivers) receiver.close()
    await database.close()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
})

function countMissing(ids: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return [...ids].filter((id) => !found.has(id)).length
}

interface Sent {
  /** Posts, also those that failed. */
  posts: number
  /** The id of the lead by its key. */
  answered: Map<string, string>
  /** Keys that were answered with two ids. */
  contradictions: number
}

async function sendLeads(site: Site, port: number, leads: number, clients: number): Promise<Sent> {
  const sent: Sent = { posts: 0, answered: new Map(), contradictions: 0 }
  let next = 0
  const client = async (): Promise<void> => {
    while (next < leads) {
      const number = next
      next += 1
      const key = randomUUID()
      const first = await sendUntilAnswered(site, port, key, number, sent)
      sent.answered.set(key, first)
      // A shopper who presses twice.
      if (number % 10 === 0 && (await sendUntilAnswered(site, port, key, number, sent)) !== first) {
        sent.contradictions += 1
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return sent
}

async function sendUntilAnswered(site: Site, port: number, key: string, number: number, sent: Sent): Promise<string> {
  const body = triedLead(key, number)
  const headers = triedHeaders(site, number)
  for (;;) {
    sent.posts += 1
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
      const response = await fetch(`http://127.0.0.1:${port}/api/leads`, { method: 'POST', headers, body, signal })
      const answer = await response.json()
      if (response.ok) return answer.lead_id
      if (response.status < 500) throw new TypeError(`A lead was refused: ${JSON.stringify(answer)}`)
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('A lead was refused')) throw error
    }
    await delay(200)
  }
}
