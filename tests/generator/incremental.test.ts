import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import type { SiteBuilder } from '#generator/site-build.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { readTree } from '../builders/read-tree.ts'
import type { FeedCar } from '../builders/small-feed.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
const site = await loadSite('small-dealer', { sitesDir })
const asAtMs = Date.parse('2026-03-10T00:00:00Z')
const DAY_MS = 86_400_000

let dir: string
let feedFile: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-incremental-'))
  feedFile = join(dir, 'feed.json')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const builderIn = (outDir: string, staysWarm = false, cacheDir: string | null = join(dir, 'cache')): SiteBuilder =>
  createSiteBuilder({
    staysWarm,
    site,
    siteDir: join(sitesDir, site.slug),
    outDir,
    feedFile,
    cacheDir,
  })

const stockOf = (count: number): FeedCar[] => Array.from({ length: count }, (_, index) => feedCar(index))

/** What can happen to a stock between two feeds. */
type Change =
  | { kind: 'price'; at: number; price: number }
  | { kind: 'badge'; at: number; badge: string }
  | { kind: 'comments'; at: number }
  | { kind: 'sell'; at: number }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; id: number }
  | { kind: 'arrive'; at: number }
  | { kind: 'reverse' }
  | { kind: 'wait'; days: number }

const at = fc.nat(30)
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), at, price: fc.integer({ min: 15_000, max: 60_000 }) }),
  fc.record({ kind: fc.constant('badge' as const), at, badge: fc.constantFrom('Base', 'Sport', 'GT') }),
  fc.record({ kind: fc.constant('comments' as const), at }),
  fc.record({ kind: fc.constant('sell' as const), at }),
  fc.record({ kind: fc.constant('remove' as const), at }),
  fc.record({ kind: fc.constant('add' as const), id: fc.integer({ min: 100, max: 120 }) }),
  fc.record({ kind: fc.constant('arrive' as const), at }),
  fc.constant({ kind: 'reverse' as const }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }) }),
)

function applyChange(stock: FeedCar[], change: Change): FeedCar[] {
  const edit = (index: number, over: Partial<FeedCar>) =>
    stock.map((car, position) => (position === index % stock.length ? { ...car, ...over } : car))
  switch (change.kind) {
    case 'price':
      return edit(change.at, { price: change.price })
    case 'badge':
      return edit(change.at, { badge: change.badge })
    case 'comments':
      return edit(change.at, { dealercomments: 'Two owners, full history.' })
    case 'sell':
      return edit(change.at, { status: 'sold' })
    case 'arrive':
      return edit(change.at, { created_at: '2026-03-09T00:00:00Z' })
    case 'remove':
      return stock.length < 3 ? stock : stock.filter((_, position) => position !== change.at % stock.length)
    case 'add':
      return stock.some(({ id }) => id === `s${change.id}`) ? stock : [...stock, feedCar(change.id)]
    case 'reverse':
      return stock.toReversed()
    case 'wait':
      return stock
  }
}

describe('an incremental build', () => {
  it('equals a full build byte for byte, whatever changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyChange, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        async (rounds, staysWarm, hasTime) => {
          const outDir = await mkdtemp(join(dir, 'out-'))
          const warm = builderIn(join(outDir, 'incremental'), staysWarm)
          let stock = stockOf(14)
          let nowMs = asAtMs
          await writeFeed(feedFile, stock)
          await warm.build({ asAtMs: nowMs })
          for (const [round, changes] of rounds.entries()) {
            for (const change of changes) {
              stock = applyChange(stock, change)
              if (change.kind === 'wait') nowMs += change.days * DAY_MS
            }
            await writeFeed(feedFile, stock)
            const full = join(outDir, `full-${round}`)
            await cp(join(outDir, 'incremental'), full, { recursive: true, verbatimSymlinks: true })
            // What it reuses is the history of the cars, and no file of its own.
            const fullBuilder = builderIn(full, false, null)
            await fullBuilder.build({ asAtMs: nowMs, full: true })
            // Every other round in a new builder, as a new process would be.
            const builder = round % 2 === 0 ? warm : builderIn(join(outDir, 'incremental'))
            const releaseBefore = await realpath(builder.paths.current)
            const before = await readTree(releaseBefore)
            const result = await builder.build({ asAtMs: nowMs })
            expect(result.kind).not.toBe('held')
            if (hasTime) await builder.prestage()
            // The files that the two releases share are the same on the disk: none may be written to.
            expect(await readTree(releaseBefore)).toEqual(before)
            const [incremental, whole] = await Promise.all([
              readTree(await realpath(builder.paths.current)),
              readTree(await realpath(fullBuilder.paths.current)),
            ])
            expect([...incremental.keys()]).toEqual([...whole.keys()])
            for (const [file, content] of whole) expect(incremental.get(file)?.equals(content), file).toBe(true)
          }
        },
      ),
      { numRuns: 12 },
    )
  }, 120_000)

  it('gives the same bytes for the same inputs, in another place', async () => {
    await writeFeed(feedFile, stockOf(60))
    const trees = []
    for (const name of ['one', 'two']) {
      const builder = builderIn(join(dir, name))
      await builder.build({ asAtMs })
      trees.push(await readTree(await realpath(builder.paths.current)))
    }
    expect(trees[1]).toEqual(trees[0])
  })

  it('is repaired by a full one, which reuses no file of it', async () => {
    await writeFeed(feedFile, stockOf(14))
    const first = builderIn(join(dir, 'out'))
    await first.build({ asAtMs })
    const release = await realpath(first.paths.current)
    const good = await readTree(release)
    for (const file of good.keys()) {
      if (file.startsWith('assets/')) continue
      await rm(join(release, file))
      await writeFile(join(release, file), 'spoiled')
    }
    const full = builderIn(join(dir, 'out'))
    await full.build({ asAtMs, full: true })
    expect(await readTree(await realpath(full.paths.current))).toEqual(good)
  })

  it('renders only the pages that show the car', async () => {
    const builder = builderIn(join(dir, 'out'))
    await writeFeed(feedFile, stockOf(14))
    const first = await builder.build({ asAtMs })
    expect(first.kind).toBe('published')
    const stock = stockOf(14).map((car) => (car.id === 's3' ? { ...car, dealercomments: 'Freshly serviced.' } : car))
    await writeFeed(feedFile, stock)
    expect(await builder.build({ asAtMs })).toMatchObject({
      kind: 'published',
      rendered: ['/cars/2021-mazda-cx-5-base-s3'],
    })
    expect(await builder.build({ asAtMs })).toMatchObject({ kind: 'unchanged', rendered: [] })
  })

  it('renders what a passing window changes, at the instant that the last release announced', async () => {
    const builder = builderIn(join(dir, 'out'))
    const stock = [...stockOf(5), feedCar(7, { created_at: '2026-03-09T00:00:00Z' })]
    await writeFeed(feedFile, stock)
    const first = await builder.build({ asAtMs })
    if (first.kind !== 'published') throw new Error(first.kind)
    const announced = first.manifest.nextChangeAt
    expect(announced).toBe('2026-03-17T00:00:00.000Z')
    expect((await builder.build({ asAtMs: Date.parse(announced ?? '') - 1 })).kind).toBe('unchanged')
    const after = await builder.build({ asAtMs: Date.parse(announced ?? '') })
    expect(after.kind === 'published' && after.rendered).toContain('/cars/2021-mazda-cx-5-base-s7')
  })

  it('leads from searches whose cars are gone to the search above, for as long as they stay gone', async () => {
    const builder = builderIn(join(dir, 'out'))
    const redirects = async () => (await readTree(await realpath(builder.paths.current))).get('_redirects')?.toString()
    await writeFeed(feedFile, stockOf(8))
    await builder.build({ asAtMs })
    expect(await redirects()).not.toContain('/search/mazda')
    for (const round of [1, 2]) {
      await writeFeed(
        feedFile,
        stockOf(8 - round).filter(({ make }) => make !== 'Mazda'),
      )
      await builder.build({ asAtMs, approve: true })
      expect(await redirects()).toContain('/search/mazda/cx-5 /search 302')
    }
    await writeFeed(feedFile, stockOf(8))
    await builder.build({ asAtMs })
    expect(await redirects()).not.toContain('/search/mazda')
  })
})
