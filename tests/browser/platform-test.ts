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
import type { Database } from '#database/database.ts'
import { readOutbox } from '#database/outbox.ts'
import type { LeadsTable } from '#database/tables.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import { closeGracefully, listen } from '#generator/serve/listen.ts'
import { createSiteServer } from '#generator/serve/site-server.ts'
import { requestListener, startPlatform, withPlatform } from '#scripts/command-line/platform.ts'
import { TEST_DIST_DIR } from '#scripts/testing/test-sites.ts'
import { test as base } from './site-test.ts'

export interface ServedPlatform {
  port: number
  db: Database
  /** The leads of a shopper's e-mail address, the oldest first. */
  leadsOf(email: string): Promise<Selectable<LeadsTable>[]>
  /** The subjects of the e-mails that would have been sent about the shopper of an e-mail address. */
  mailAbout(email: string): Promise<string[]>
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
        const running = await startPlatform({ ...parts, folders })
        const server = createSiteServer({ outDir: TEST_DIST_DIR, platform: requestListener(running.app) })
        const port = await listen(server, { host: '127.0.0.1', port: 0, mayMove: false })
        await expect.poll(() => waitingJobs(db), { timeout: 60_000 }).toBe(0)
        await use({
          port,
          db,
          leadsOf: (email) => leadsOf(db, email),
          async mailAbout(email) {
            const mails = await readOutbox(db, 100)
            return mails.filter(({ message }) => message.text.includes(email)).map(({ message }) => message.subject)
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

/** The stock of the sites is written by jobs. */
async function waitingJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from graphile_worker._private_jobs`.execute(db)
  return Number(rows[0]?.count)
}

async function leadsOf(db: Database, email: string): Promise<Selectable<LeadsTable>[]> {
  return db.selectFrom('leads').selectAll().where(sql`values ->> 'email'`, '=', email).orderBy('created_at').execute()
}
