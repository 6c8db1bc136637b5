/**
 * Playwright's `test` with the whole platform in front of the built sites: Postgres, API and worker, one of each for a
 * worker of Playwright. What is sent is really stored.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { listSites } from '#config/load-site.ts'
import type { Database } from '#database/database.ts'
import { readOutbox } from '#database/leads/outbox.ts'
import type { LeadsTable } from '#database/tables/lead-tables.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { startPlatform, withPlatform } from '#scripts/command-line/platform.ts'
import { requestListener } from '#scripts/command-line/platform-server.ts'
import { TEST_DIST_DIR } from '#scripts/testing/test-sites.ts'
import { test as base } from './site-test.ts'

export interface ServedPlatform {
  port: number
  db: Database
  /** The leads of a shopper's e-mail address, the oldest first. */
  leadsOf(email: string): Promise<Selectable<LeadsTable>[]>
  /** The subjects of the e-mails that would have been sent about the shopper of an e-mail address. */
  mailAbout(email: string): Promise<string[]>
  /** The last code that would have been sent to "0412345678"; empty when there is none. */
  codeSentTo(phone: string): Promise<string>
}

export const test = base.extend<object, { platform: ServedPlatform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'forecourt-platform-'))
      // As root, Postgres runs as another user, who must reach the folder.
      await chmod(dir, 0o755)
      const variables = { LOG_LEVEL: 'silent', FORECOURT_POSTGRES_DIR: join(dir, 'postgres') }
      await withPlatform(async (parts) => {
        const { db } = parts.database
        const folders = { sitesDir: DEFAULT_SITES_DIR, outDir: TEST_DIST_DIR }
        // The sites of the tests were built for an instant long ago: a worker that builds would build them again.
        const running = await startPlatform({ ...parts, folders }, null)
        const server = createSiteServer({ outDir: TEST_DIST_DIR, platform: requestListener(running.app) })
        const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
        await expect.poll(() => waitingJobs(db), { timeout: 100_000 }).toEqual([])
        expect(await sitesWithCars(db), 'sites whose stock is stored').toEqual(
          await listSites({ sitesDir: DEFAULT_SITES_DIR }),
        )
        await use({
          port,
          db,
          leadsOf: (email) => leadsOf(db, email),
          async codeSentTo(phone) {
            const [last] = (await readOutbox(db, 100)).filter(
              ({ kind, message }) => kind === 'text' && message.to === `+61${phone.slice(1)}`,
            )
            return last?.message.text.slice(0, 6) ?? ''
          },
          async mailAbout(email) {
            const mails = await readOutbox(db, 100)
            return mails.flatMap(({ kind, message }) =>
              kind === 'email' && message.text.includes(email) ? [message.subject] : [],
            )
          },
        })
        await closeGracefully(server, 0)
        await running.stop()
      }, variables)
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site, platform }, use) => {
    await use(`http://${site}.localhost:${platform.port}`)
  },
})

/**
 * The stock of the sites is written by jobs; one that failed is tried again a little later, so it counts with its error.
 * No worker of tests builds sites, so builds wait for ever.
 */
async function waitingJobs(db: Database): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    select concat_ws(' ', key, attempts, last_error) as job from graphile_worker._private_jobs
    where (run_at <= now() or attempts > 0) and (key is null or key not like 'build-site %')`.execute(db)
  return rows.map(({ job }) => job)
}

async function sitesWithCars(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('cars').select('site_slug').distinct().orderBy('site_slug').execute()
  return rows.map(({ site_slug }) => site_slug)
}

async function leadsOf(db: Database, email: string): Promise<Selectable<LeadsTable>[]> {
  return db.selectFrom('leads').selectAll().where(sql`values ->> 'email'`, '=', email).orderBy('created_at').execute()
}
