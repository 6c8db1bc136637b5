/** A process that stays imports hundreds of rows again and again: each time all is as a first import would have it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Site } from '#config/schema/site.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import { judgeFeed, publishedStock } from '#stock/guard.ts'
import type { StockImporter } from '#stock/stock-importer.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { makeSite } from '../builders/make-site.ts'
import type { FeedCar } from '../builders/small-feed.ts'
import { feedCar, feedRow } from '../builders/small-feed.ts'

const CARS = 400
const START_MS = Date.parse('2026-03-10T00:00:00Z')

let dir: string
beforeEach(async () => {
  // A file that was written a moment ago is read again each time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  dir = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dir, { recursive: true, force: true })
})

const site: Site = makeSite({ stock: { feed: 'feed.json' } })
const importerOf = (feedFile: string): StockImporter =>
  createStockImporter({ feedFile, cacheFile: null, stock: site.stock, locationCodes: ['NORTH'], asAtYear: 2026 })

interface Situation {
  rows: readonly object[]
  changed: readonly ChangedRow[]
}
type Step = (situation: Situation, round: number) => Partial<Situation>

const VIN = 'JTMRFREV90D0000'
/** With faults of all kinds. */
const rowAt = (index: number): object => ({
  ...feedRow(feedCar(index)),
  ...(index % 50 === 0 ? { status: 'who knows' } : {}),
  ...(index % 60 === 1 ? { year: 'old' } : {}),
  ...(index % 70 === 2 ? { stocknum: '' } : {}),
  ...(index % 100 === 3 ? { vin: `${VIN}01` } : { vin: `${VIN}${String(index).padStart(2, '0')}`.slice(0, 17) }),
})

const inWebhook =
  (at: number, over: Partial<FeedCar>): Step =>
  ({ changed }, round) => {
    const id = `s${at}`
    const row = { ...feedRow(feedCar(at, over)), updated_at: new Date(START_MS + round * 1_000).toISOString() }
    const others = changed.filter(({ carId }) => carId !== id)
    return { changed: [...others, { row, carId: id, updatedAtMs: START_MS + round * 1_000, feedHash: null }] }
  }

const STEPS: Readonly<Record<string, (at: number) => Step>> = {
  price: (at) => inWebhook(at, { price: 10_000 + at }),
  'unknown status': (at) => inWebhook(at, { status: 'odd' }),
  hidden: (at) => inWebhook(at, { show_on_dealer_website: false }),
  'no price': (at) => inWebhook(at, { price: 0 }),
  'new car': (at) => inWebhook(CARS + at, {}),
  'row of the feed':
    (at) =>
    ({ rows }) => ({ rows: rows.with(at % rows.length, { ...rows[at % rows.length], km: at }) }),
  'row gone':
    (at) =>
    ({ rows }) => ({ rows: rows.toSpliced(at % rows.length, 1) }),
  'row twice':
    (at) =>
    ({ rows }) => ({ rows: [...rows, { ...rows[at % rows.length], km: 1 }] }),
  'other order':
    () =>
    ({ rows }) => ({ rows: rows.toReversed() }),
  'rows settled': () => () => ({ changed: [] }),
  nothing: () => () => ({}),
}

async function follow(steps: readonly Step[]): Promise<void> {
  const feedFile = join(dir, 'feed.json')
  const warm = importerOf(feedFile)
  let now: Situation = { rows: Array.from({ length: CARS }, (_, index) => rowAt(index)), changed: [] }
  let written: readonly object[] | null = null
  let published: ReturnType<typeof publishedStock> | null = null
  for (const [round, step] of [() => ({}), ...steps].entries()) {
    now = { ...now, ...step(now, round) }
    if (written !== now.rows) {
      await writeFile(feedFile, `[\n${now.rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
      written = now.rows
    }
    const [one, other] = [await warm.import(now.changed), await importerOf(feedFile).import(now.changed)]
    expect({ ...one.report, parsedRows: 0 }, `step ${round}`).toEqual({ ...other.report, parsedRows: 0 })
    expect(one.cars.map(({ fingerprint, car }) => [fingerprint, car])).toEqual(
      other.cars.map(({ fingerprint, car }) => [fingerprint, car]),
    )
    expect(one.unknownStatuses).toEqual(other.unknownStatuses)
    const last = published === null ? null : { ...published, soldCarIds: [] }
    expect(judgeFeed(one, last, site.stock.guard)).toEqual(judgeFeed(other, last, site.stock.guard))
    expect(publishedStock(one.cars)).toEqual(publishedStock(other.cars))
    published = publishedStock(other.cars)
  }
}

it('after each kind of change, one after another', async () => {
  await follow(Object.values(STEPS).map((step, index) => step(index * 31 + 4)))
}, 300_000)

it('after any sequence of changes', async () => {
  const anyStep = fc
    .record({ kind: fc.constantFrom(...Object.keys(STEPS)), at: fc.nat(CARS - 1) })
    .map(({ kind, at }) => STEPS[kind]?.(at) ?? (() => ({})))
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 10 }), follow), { numRuns: 6 })
}, 300_000)
