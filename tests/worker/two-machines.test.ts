/** Two workers that share a database and a bucket, and no disk. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { readKnownState } from '#database/builds/fleet.ts'
import { writeProfile, writeSearches } from '#database/visitors/garage.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { buildAndPublish } from '#generator/publish/open-bucket.ts'
import { listedStock } from '#worker/builds/listed-cars.ts'
import { siteAtHand } from '#worker/builds/site-at-hand.ts'
import { recordFirstState, recordReadState, recordSiteState } from '#worker/site-state.ts'
import type { StoredStock } from '#worker/store-stock.ts'
import { storeStock } from '#worker/store-stock.ts'
import type { MemoryBucket } from '../builders/memory-bucket.ts'
import { memoryBucket } from '../builders/memory-bucket.ts'
import { feedCar, feedText } from '../builders/small-feed.ts'
import { testDatabase } from '../builders/test-database.ts'

const SLUG = 'small-dealer'
const database = testDatabase()

let dir: string
let store: MemoryBucket
beforeEach(async () => {
  await mkdir(CACHE_DIR, { recursive: true })
  // Inside the project, where a site's file finds `#config`.
  dir = await mkdtemp(join(CACHE_DIR, 'test-machines-'))
  store = memoryBucket()
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function machine(name: string) {
  const folders = { sitesDir: join(dir, name, 'sites'), outDir: join(dir, name, 'dist') }
  const siteDir = join(folders.sitesDir, SLUG)
  await cp(join(PROJECT_DIR, 'tests/fixtures/sites', SLUG), siteDir, { recursive: true })
  const site = await loadSite(SLUG, folders)
  const atHand = siteAtHand(site, folders, store)
  return {
    folders,
    async build(cars: number, price: number): Promise<string> {
      const stock = Array.from({ length: cars }, (_, index) => feedCar(index, index === 0 ? { price } : {}))
      await mkdir(join(atHand.feedFile, '..'), { recursive: true })
      await writeFile(atHand.feedFile, feedText(stock))
      const { result } = await buildAndPublish(
        { ...atHand, hasNewestFeed: true },
        { asAtMs: Date.now(), approve: true },
      )
      if (result.kind === 'held') throw new Error('held')
      return result.manifest.id
    },
    storeStock: (): Promise<StoredStock> =>
      storeStock(database.current().db, SLUG, folders, {
        site: async () => site,
        listedStock: (order) => listedStock(atHand, order),
      }),
  }
}

const prices = async () =>
  (await database.current().db.selectFrom('cars').select('car').where('removed_at', 'is', null).execute()).map(
    ({ car }) => car.priceAud,
  )

it('a worker with an older release, or with none, stores the stock of the release that is served', async () => {
  const [one, other, bare] = [await machine('one'), await machine('other'), await machine('bare')]
  await one.build(6, 31_990)
  await other.storeStock()
  expect(await prices()).toHaveLength(6)
  const second = await one.build(5, 30_990)
  expect(await other.storeStock()).toMatchObject({ removed: 1, state: { releaseId: second, feed: { rows: 5 } } })
  expect(await prices()).toContain(30_990)
  expect(await prices()).toHaveLength(5)
  expect(await bare.storeStock()).toMatchObject({ state: { releaseId: second }, written: 0, removed: 0 })
}, 60_000)

it('how a site stands is the same whichever worker says it', async () => {
  const { db } = database.current()
  const [one, other] = [await machine('one'), await machine('other')]
  const stateOf = async (worker: typeof one) => {
    const { state } = await worker.storeStock()
    await recordReadState(db, SLUG, state, state.feed)
    return (await readKnownState(db, SLUG))?.state
  }
  await one.build(6, 31_990)
  await stateOf(other)
  const second = await one.build(7, 30_990)
  const state = await stateOf(one)
  expect(state).toMatchObject({ releaseId: second, cars: 7, feed: { rows: 7 }, faults: [] })
  expect(await stateOf(other)).toEqual(state)

  // Nothing was read: what is known of the feed stays; and a build that failed has changed nothing.
  await recordSiteState(db, { siteSlug: SLUG, outDir: other.folders.outDir, feed: null })
  await recordFirstState(db, SLUG, join(dir, 'nowhere'))
  expect((await readKnownState(db, SLUG))?.state).toEqual(state)
}, 60_000)

it('new cars are an alert for those whose kept search finds them', async () => {
  const { db } = database.current()
  const one = await machine('one')
  await one.build(6, 31_990)
  await one.storeStock()
  const kept = (path: string, lists: Record<string, string[]>) => ({
    path,
    name: path,
    savedAtMs: 1,
    seenUpToMs: 1,
    state: { ...EMPTY_STATE, lists, ranges: {}, toggles: [] },
  })
  const owner = { siteSlug: SLUG, visitorId: 'pat' }
  const details = { name: '', last_name: '', email: 'pat@example.com.au', postcode: '' }
  const profile = { details, alertChannel: 'email' as const, alertConsent: null }
  await writeProfile(db, { ...owner, phoneNumber: '+61412345678' }, profile)
  await writeSearches(db, owner, [kept('/search', {}), kept('/search?make=Lancia', { make: ['Lancia'] })])
  await one.build(8, 31_990)
  expect(await one.storeStock()).toMatchObject({ written: 2, alerts: 1 })
}, 60_000)
