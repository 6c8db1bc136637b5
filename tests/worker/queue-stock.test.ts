import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { queueBuild, queueStock } from '#database/site-builds.ts'
import { queueBuiltStock } from '#scripts/command-line/queue-stock.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
afterEach(() => vi.restoreAllMocks())

it('a build queues one job for each site, also when it is built again before a worker comes', async () => {
  const { db, url } = database.current()
  await queueBuiltStock(url, ['one', 'other'])
  await queueBuiltStock(url, ['one'])
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db)
  expect(rows).toEqual([{ key: 'store-stock one' }, { key: 'store-stock other' }])
})

it('a build of the site does not wait for its stock to be stored', async () => {
  const { db } = database.current()
  await queueStock(db, 'one')
  await queueBuild(db, { siteSlug: 'one' })
  const { rows } = await sql<{ queue: string | null }>`
    select queue_name as queue from graphile_worker.jobs where key like '% one' order by key`.execute(db)
  expect(rows).toEqual([{ queue: 'build-site one' }, { queue: 'store-stock one' }])
})

it('the stock of a site that was just built is stored before others are built, and that of every site in its turn', async () => {
  const { db } = database.current()
  const inTheirOrder = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where key like '%th' order by priority, run_at, id`.execute(db)
    return rows.map(({ key }) => key)
  }
  await queueBuild(db, { siteSlug: 'south' })
  await queueStock(db, 'north')
  expect(await inTheirOrder()).toEqual(['build-site south', 'store-stock north'])
  await queueStock(db, 'north', { justBuilt: true })
  expect(await inTheirOrder()).toEqual(['store-stock north', 'build-site south'])
})

it('a database that cannot be reached is said, and stops nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await queueBuiltStock('postgres://nobody@127.0.0.1:1/nothing', ['one'])
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('(ECONNREFUSED)'))
})
