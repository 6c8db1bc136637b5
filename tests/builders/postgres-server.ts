/** One packaged Postgres for a run of tests, with an empty, migrated database that each file copies. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { startPackagedPostgres } from '#database/postgres/packaged-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database that is copied. */
    templateUrl: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'))
  // As root, Postgres runs as another user, who must reach the folder.
  await chmod(dir, 0o755)
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  const server = await startPackagedPostgres({ dir: join(dir, 'postgres'), settings })
  const template = openDatabase({ url: server.url, log: () => {} })
  await migrate(template)
  await template.close()
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
