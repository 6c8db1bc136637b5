/** A process that stays builds a site again and again: each release is the one that a full build would make. */
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import type { SiteBuilder } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import { readTree } from '../builders/read-tree.ts'
import type { FeedCar } from '../builders/small-feed.ts'
import { feedCar, feedRow, writeFeed } from '../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const small = await loadSite('small-dealer', { sitesDir })
const START_MS = Date.parse('2026-03-10T00:00:00Z')
const DAY_MS = 86_400_000

let dir: string
let feedFile: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-warm-'))
  feedFile = join(dir, 'feed.json')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Two places, one of which has a special day soon; what a configuration may change besides. */
function siteWith(justArrivedDays: number): Site {
  const [main] = small.locations
  if (main === undefined) throw new Error('The site has no location.')
  const specialHours = [{ date: '2026-03-12', label: 'Show day', hours: main.openingHours.monday ?? null }]
  const west = { ...main, code: 'WEST', name: 'Small Dealer West', slug: 'west', primary: false, specialHours }
  return { ...small, locations: [main, west], card: { ...small.card, justArrivedDays } }
}

interface Situation {
  stock: readonly FeedCar[]
  /** Rows that came after the feed. */
  changedRows: readonly ChangedRow[]
  reservedIds: readonly string[]
  nowMs: number
  justArrivedDays: number
}

type Step = (situation: Situation) => Partial<Situation>

const edited = (stock: readonly FeedCar[], at: number, over: Partial<FeedCar>): FeedCar[] =>
  stock.map((car, index) => (index === at % stock.length ? { ...car, ...over } : car))

/** What can happen to a site between two builds of one process. */
const STEPS: Readonly<Record<string, (at: number) => Step>> = {
  price:
    (at) =>
    ({ stock }) => ({ stock: edited(stock, at, { price: 30_000 + at }) }),
  sold:
    (at) =>
    ({ stock }) => ({ stock: edited(stock, at, { status: 'sold' }) }),
  removed:
    (at) =>
    ({ stock }) => ({ stock: stock.filter((_, index) => index !== at % stock.length) }),
  added:
    (at) =>
    ({ stock }) => ({ stock: [...stock.filter(({ id }) => id !== `s${50 + at}`), feedCar(50 + at)] }),
  make:
    (at) =>
    ({ stock }) => ({ stock: edited(stock, at, { make: 'Kia', model: 'Sorento' }) }),
  location:
    (at) =>
    ({ stock }) => ({ stock: edited(stock, at, { location_code: 'WEST' }) }),
  arrival:
    (at) =>
    ({ stock, nowMs }) => ({
      stock: edited(stock, at, { created_at: new Date(nowMs - DAY_MS).toISOString() }),
    }),
  'row in a webhook':
    (at) =>
    ({ stock, nowMs, changedRows }) => {
      const car = stock[at % stock.length] ?? feedCar(0)
      const row = { ...feedRow({ ...car, price: 40_000 + at }), updated_at: new Date(nowMs).toISOString() }
      const others = changedRows.filter(({ carId }) => carId !== car.id)
      return { changedRows: [...others, { row, carId: car.id, updatedAtMs: nowMs, feedHash: null }] }
    },
  'whole feed after rows': () => () => ({ changedRows: [] }),
  reservation:
    (at) =>
    ({ stock, reservedIds }) => ({ reservedIds: reservedIds.length > 0 ? [] : [`s${at % stock.length}`] }),
  configuration: (at) => () => ({ justArrivedDays: 3 + (at % 5) }),
  'other order':
    () =>
    ({ stock }) => ({ stock: stock.toReversed() }),
  nothing: () => () => ({}),
  time:
    (at) =>
    ({ nowMs }) => ({ nowMs: nowMs + ((at % 9) + 1) * DAY_MS }),
}

const builderOf = (site: Site, outDir: string, staysWarm: boolean): SiteBuilder =>
  createSiteBuilder({ site, siteDir: join(sitesDir, site.slug), outDir, feedFile, cacheDir: null, staysWarm })

async function follow(steps: readonly Step[]): Promise<void> {
  const outDir = await mkdtemp(join(dir, 'out-'))
  const warmDir = join(outDir, 'warm')
  let now: Situation = {
    stock: Array.from({ length: 12 }, (_, index) => feedCar(index, index % 3 === 0 ? { location_code: 'WEST' } : {})),
    changedRows: [],
    reservedIds: [],
    nowMs: START_MS,
    justArrivedDays: 7,
  }
  let site = siteWith(now.justArrivedDays)
  let warm = builderOf(site, warmDir, true)
  for (const [round, step] of [() => ({}), ...steps].entries()) {
    const before = now
    now = { ...now, ...step(now) }
    // As the build thread does it: another configuration has another builder.
    if (before.justArrivedDays !== now.justArrivedDays) {
      site = siteWith(now.justArrivedDays)
      warm = builderOf(site, warmDir, true)
    }
    await writeFeed(feedFile, now.stock)
    const { nowMs: asAtMs, changedRows, reservedIds } = now
    const wholeDir = join(outDir, `whole-${round}`)
    // What the full build reuses is the history of the cars: it is not even given the files.
    const isNoFile = (path: string): boolean => !/releases\/[^/]+\/|staging\//.test(path)
    if (round > 0) await cp(warmDir, wholeDir, { recursive: true, verbatimSymlinks: true, filter: isNoFile })
    const whole = builderOf({ ...site }, wholeDir, false)
    await whole.build({ asAtMs, changedRows, reservedIds, full: true, approve: true })
    const result = await warm.build({ asAtMs, changedRows, reservedIds, approve: true })
    expect(result.kind).not.toBe('held')
    const [one, other] = await Promise.all(
      [warm, whole].map(async ({ paths }) => readTree(await realpath(paths.current))),
    )
    expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])])
    for (const [file, content] of other ?? []) expect(one?.get(file)?.equals(content), `${round}: ${file}`).toBe(true)
  }
}

it('after each kind of change, one after another', async () => {
  await follow(Object.values(STEPS).map((step, index) => step(index + 2)))
}, 120_000)

it('after any sequence of changes', async () => {
  const anyStep = fc.record({ kind: fc.constantFrom(...Object.keys(STEPS)), at: fc.nat(30) }).map(
    ({ kind, at }) =>
      (situation: Situation) =>
        STEPS[kind]?.(at)(situation) ?? {},
  )
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 6 }), follow), { numRuns: 4 })
}, 120_000)
