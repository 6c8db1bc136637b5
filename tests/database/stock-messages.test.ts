import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { readChangedRows } from '#database/builds/changed-rows.ts'
import { readFeedAddress } from '#database/builds/feed-addresses.ts'
import { recordBuild } from '#database/builds/site-builds.ts'
import type { StockMessage } from '#database/builds/stock-messages.ts'
import { createStockMessages } from '#database/builds/stock-messages.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
const db = () => database.current().db

beforeEach(async () => {
  for (const table of ['webhook_messages', 'changed_rows', 'feed_addresses', 'site_builds'] as const)
    await db().deleteFrom(table).execute()
  await sql`delete from graphile_worker._private_jobs`.execute(db())
})

const message = (id: string, siteSlug: string, changes: Partial<StockMessage> = {}): StockMessage => ({
  siteSlug,
  id,
  changedRows: [],
  feedAddress: null,
  ...changes,
})
const changed = (price: number, minute: number) => ({
  row: { price },
  carId: 'a',
  updatedAtMs: Date.parse('2026-03-10T00:00:00Z') + minute * 60_000,
})

async function jobs(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(db())
  return rows.map(({ key }) => key)
}
const pricesOf = async (siteSlug: string) => (await readChangedRows(db(), siteSlug)).map(({ row }) => row)

it('takes messages of several sites that come together in few transactions, each with a build for every reason', async () => {
  const take = createStockMessages(db())
  const transactions = vi.spyOn(db(), 'transaction')
  await Promise.all([
    take(message('1', 'north')),
    take(message('2', 'south', { changedRows: [changed(2, 2)] })),
    take(message('3', 'south', { changedRows: [changed(1, 1)] })),
    take(message('4', 'south', { feedAddress: { url: 'https://feeds.example.com/b', sentAt: new Date() } })),
    ...Array.from({ length: 90 }, (_, index) => take(message(`more ${index}`, 'north'))),
  ])
  expect(transactions).toHaveBeenCalledTimes(2)
  transactions.mockRestore()
  expect(await jobs()).toEqual(['build-site north', 'build-site south', 'build-site south changed rows'])
  expect(await pricesOf('south')).toEqual([{ price: 2 }])
  expect((await readFeedAddress(db(), 'south'))?.url).toBe('https://feeds.example.com/b')
})

it('lets the feed be looked at again 5 s after a build that found nothing new, and changed rows or a new address at once', async () => {
  const take = createStockMessages(db())
  const waits = async () => {
    const { rows } = await sql<{ key: string; seconds: number }>`
      select key, extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs order by key`.execute(
      db(),
    )
    return rows.map(({ key, seconds }) => [key, Math.ceil(Math.max(0, seconds))])
  }
  const ended = { siteSlug: 'north', message: '', releaseId: null, durationMs: 1, heldFeedHash: null }
  await recordBuild(db(), { ...ended, kind: 'published' })
  await take(message('1', 'north'))
  expect(await waits()).toEqual([['build-site north', 0]])
  // The queue has run it.
  await sql`delete from graphile_worker._private_jobs`.execute(db())
  await recordBuild(db(), { ...ended, kind: 'unchanged' })
  await Promise.all([take(message('2', 'north')), take(message('3', 'north', { changedRows: [changed(1, 1)] }))])
  expect(await waits()).toEqual([
    ['build-site north', 5],
    ['build-site north changed rows', 0],
  ])
  const feedAddress = { url: 'https://feeds.example.com/b', sentAt: new Date() }
  await take(message('address', 'north', { feedAddress }))
  expect(await waits()).toEqual([
    ['build-site north', 0],
    ['build-site north changed rows', 0],
  ])
  // A build that is due already is not put off.
  await take(message('5', 'north'))
  expect(await waits()).toEqual([
    ['build-site north', 0],
    ['build-site north changed rows', 0],
  ])
  const longAgo = new Date(Date.now() - 5_000)
  await db().updateTable('site_builds').set({ at: longAgo }).execute()
  await take(message('4', 'north'))
  expect(await waits()).toEqual([
    ['build-site north', 0],
    ['build-site north changed rows', 0],
  ])
})

it('takes a message once, also of repeats that come together', async () => {
  const take = createStockMessages(db())
  await take(message('first', 'north'))
  await sql`delete from graphile_worker._private_jobs`.execute(db())
  await Promise.all([
    take(message('first', 'north')),
    take(message('again', 'south', { changedRows: [changed(1, 1)] })),
    take(message('again', 'south', { changedRows: [changed(2, 2)] })),
  ])
  expect(await jobs()).toEqual(['build-site south changed rows'])
  expect(await pricesOf('south')).toEqual([{ price: 1 }])
})

it('loses no other message for one that the database refuses', async () => {
  const take = createStockMessages(db())
  const faulty = message('faulty', 'north', { changedRows: [{ ...changed(1, 1), carId: '\u0000' }] })
  const ends = await Promise.allSettled([take(message('alone', 'east')), take(faulty), take(message('good', 'south'))])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await jobs()).toEqual(['build-site east', 'build-site south'])
})
