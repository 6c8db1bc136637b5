/** A process that stays plans hundreds of cars again and again: each time all is as a first plan would have it. */
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CarHistory } from '#catalogue/car-history.ts'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { keepRuns } from '#domain/values/runs.ts'
import { createSearchDocuments } from '#generator/files/search/search-documents.ts'
import { bundledSearch, searchFiles, searchIndexOptions } from '#generator/files/search/search-files.ts'
import { siteFiles } from '#generator/files/site-files.ts'
import { socialPictureFiles } from '#generator/files/social-pictures.ts'
import type { SitePlan } from '#generator/plan/plan-site.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { PlannedPage } from '#generator/plan/planned-page.ts'
import { createPageHasher } from '#generator/plan/planned-page.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import type { Manifest } from '#generator/release/manifest.ts'
import { nextManifest, storedManifest } from '#generator/release/manifest.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'
import { makeContentPage } from '../../builders/make-content-page.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const START_MS = Date.parse('2026-03-10T00:00:00Z')
const DAY_MS = 86_400_000
const CARS = 420

const MODELS = [
  ['Toyota', 'Hilux', 'ute'],
  ['Toyota', 'Corolla', 'hatch'],
  ['Ford', 'Ranger', 'ute'],
  ['Mazda', 'CX-5', 'suv'],
  ['MAZDA', 'CX-5', 'suv'],
  ['Kia', 'Sorento', 'suv'],
] as const

const photograph = (url: string) => ({ url, thumbnailUrl: url })

function carAt(index: number): Partial<Car> {
  const [make, model, bodyType] = MODELS[index % MODELS.length] ?? MODELS[0]
  const id = `t${String(index).padStart(4, '0')}`
  return {
    id,
    slug: `2022-${model.toLowerCase()}-${id}`,
    make,
    model,
    bodyType,
    carType: (['used', 'used', 'new', 'demo'] as const)[index % 4] ?? 'used',
    colourFamily: (['white', 'red', 'other'] as const)[index % 3] ?? 'white',
    status: index % 29 === 0 ? 'sold' : 'in_stock',
    soldAt: index % 58 === 0 ? new Date(START_MS - DAY_MS).toISOString() : null,
    priceAud: index % 17 === 0 ? null : 12_000 + ((index * 7_919) % 60_000),
    createdAt: index % 5 === 0 ? null : new Date(START_MS - (index % 90) * DAY_MS).toISOString(),
    locationCode: (['NORTH', 'WEST', null] as const)[index % 3] ?? null,
    images: index % 4 === 0 ? [photograph('/imagery/suv/red/front-960.avif')] : [],
  } as Partial<Car>
}

const siteWith = (over: Partial<Parameters<typeof makeSite>[0]> = {}): Site => {
  const specialHours = [{ date: '2026-03-12', label: 'Show day', hours: '9:00-12:00' }]
  const places = [
    makeLocation(),
    makeLocation({ code: 'WEST', name: 'West', slug: 'west', primary: false, specialHours }),
  ]
  return { ...makeSite({ stock: { feed: 'stock/feed.csv', soldWindowDays: 4 }, ...over }), locations: places }
}

const SITES: readonly Site[] = [
  siteWith(),
  siteWith({
    search: { defaultSort: 'price-asc' },
    card: { justArrivedNewestPercent: 5 },
    promotions: { promoCard: { start: '2026-03-14', expiry: '2026-03-20', position: 2 } },
  } as never),
]

interface Situation {
  cars: readonly Partial<Car>[]
  nowMs: number
  site: number
  /** Pages of the site's own, to which features and the promo card lead. */
  ownPages: readonly string[]
  /** Whether the manifest is read from the disk again. */
  rereads: boolean
  /** How many releases before the last is the one that is served. */
  releasesBack: number
}

type Step = (situation: Situation) => Partial<Situation>

const edited =
  (at: number, over: Partial<Car>): Step =>
  ({ cars }) => ({ cars: cars.map((car, index) => (index === at % cars.length ? { ...car, ...over } : car)) })

const STEPS: Readonly<Record<string, (at: number) => Step>> = {
  price: (at) => edited(at, { priceAud: 9_000 + ((at * 37) % 70_000) }),
  'no price': (at) => edited(at, { priceAud: null }),
  sold: (at) => edited(at, { status: 'sold' }),
  'for sale again': (at) => edited(at, { status: 'in_stock', soldAt: null }),
  hidden: (at) => edited(at, { showOnWebsite: false }),
  shown: (at) => edited(at, { showOnWebsite: true }),
  words: (at) => edited(at, { comments: `Words ${at}.` }),
  updated: (at) => edited(at, { updatedAt: new Date(START_MS + at * 1_000).toISOString() }),
  body: (at) => edited(at, { bodyType: at % 2 === 0 ? 'van' : 'suv' }),
  colour: (at) => edited(at, { colourFamily: 'blue' }),
  make: (at) => edited(at, { make: 'Kia', model: 'Rio' }),
  address: (at) => edited(at, { slug: `another-${at}` }),
  location: (at) => edited(at, { locationCode: 'WEST' }),
  'car type': (at) => edited(at, { carType: 'new' }),
  photograph: (at) => edited(at, { images: [photograph(`https://media.example/${at}.jpg`)] }),
  arrival: (at) => edited(at, { createdAt: new Date(START_MS - (at % 40) * DAY_MS).toISOString() }),
  removed:
    (at) =>
    ({ cars }) => ({ cars: cars.filter((_, index) => index !== at % cars.length) }),
  'many removed':
    (at) =>
    ({ cars }) => ({ cars: cars.filter((_, index) => index % 9 !== at % 9) }),
  added:
    (at) =>
    ({ cars }) => ({ cars: [...cars.filter(({ id }) => id !== carAt(CARS + at).id), carAt(CARS + at)] }),
  time:
    (at) =>
    ({ nowMs }) => ({ nowMs: nowMs + ((at % 9) + 1) * DAY_MS }),
  'time back':
    (at) =>
    ({ nowMs }) => ({ nowMs: nowMs - ((at % 3) + 1) * DAY_MS }),
  'a day':
    () =>
    ({ nowMs }) => ({ nowMs: nowMs + DAY_MS }),
  'a moment':
    () =>
    ({ nowMs }) => ({ nowMs: nowMs + 1 }),
  configuration:
    () =>
    ({ site }) => ({ site: 1 - site }),
  'a page of its own':
    (at) =>
    ({ ownPages }) => ({ ownPages: ownPages.length === at % 3 ? [] : ['/service', '/sell-your-car'].slice(0, at % 3) }),
  'manifest read again': () => () => ({ rereads: true }),
  'an earlier release': (at) => () => ({ releasesBack: (at % 5) + 1 }),
  nothing: () => () => ({}),
}

/** What a process keeps. */
interface Kept {
  /** In runs, as an importer gives it. */
  stock: readonly ImportedCar[]
  imported: Map<string, { from: Partial<Car>; car: ImportedCar }>
  hashPages: ReturnType<typeof createPageHasher>
  documentsOf: ReturnType<typeof createSearchDocuments>
}

const keeping = (site: Site): Kept => ({
  stock: [],
  imported: new Map(),
  hashPages: createPageHasher(),
  documentsOf: createSearchDocuments(site),
})

function importedOf(cars: readonly Partial<Car>[], kept: Kept): readonly ImportedCar[] {
  const { imported } = kept
  const stock = cars
    .map((from) => {
      const known = imported.get(from.id ?? '')
      const car = known?.from === from ? known.car : makeImportedCar(from)
      imported.set(from.id ?? '', { from, car })
      return car
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  kept.stock = keepRuns(stock, kept.stock)
  return kept.stock
}

const build = {
  id: 'code',
  entryFile: '',
  clientDir: join(PROJECT_DIR, 'tests/fixtures/no-such-folder'),
  inlineHashes: { scripts: [], styles: [] },
}

async function madeOf(
  { cars, nowMs, ownPages }: Situation,
  site: Site,
  history: CarHistory,
  previous: Manifest | null,
  kept: Kept,
) {
  const stock = importedOf(cars, kept)
  const contentPages = ownPages.map((path) => makeContentPage({ path }))
  const catalogue = createCatalogue({ site, stock, contentPages, history, asAtMs: nowMs })
  const documents = kept.documentsOf(catalogue, build.id)
  const plan = planSite(catalogue, kept.hashPages)
  const files = await siteFiles(catalogue, plan, build, PROJECT_DIR, () => {}, previous?.searchPaths ?? [])
  const bundled = bundledSearch(documents, searchIndexOptions(site), build.id, { make: async () => new Map() })
  for (const [file, content] of searchFiles(catalogue, plan, bundled.engine, bundled.files)) files.set(file, content)
  for (const [file, content] of socialPictureFiles(catalogue, plan, build.id)) files.set(file, content)
  const manifest = nextManifest(
    {
      pages: plan.pages,
      files,
      previous,
      facts: {
        compileId: build.id,
        siteHash: 'site',
        asAt: '',
        nextChangeAt: String(plan.nextChangeAtMs),
        history: catalogue.history,
        searchPaths: [],
        stock: { carIds: catalogue.listed.map(({ car }) => car.id), medianPriceAud: null },
      },
    },
    0,
  )
  return { catalogue, plan, manifest, documents, files }
}

/** All that a release and the next build take from it, in a form that can be compared. */
function outcomeOf({ catalogue, plan, manifest, documents, files }: Awaited<ReturnType<typeof madeOf>>) {
  return {
    pages: plan.pages.map(({ kind, page, indexed, modifiedAt }) => [kind, page.path, indexed, modifiedAt]),
    listed: listedOf(catalogue),
    plan: planFacts(plan),
    manifest: JSON.stringify(storedManifest(manifest)),
    texts: [...files].map(([file, content]) => [file, content.kind === 'text' ? String(content.text) : content.hash]),
    documents: documents.texts.map(String),
    ids: documents.ids,
  }
}

const listedOf = ({ listed, gone, nextChangeAtMs }: Catalogue) => ({
  listed: listed.map(({ car, card, location, soldAtMs }) => [car, card, location, soldAtMs]),
  gone,
  nextChangeAtMs,
})

const planFacts = ({ routes, models, warnings, nextChangeAtMs }: SitePlan) => ({
  routes: routes.map(({ path, heading, scope, cars }) => [path, heading, scope, cars.map(({ car }) => car.id)]),
  models: models.map(({ make, model, path, cars }) => [make, model, path, cars.map(({ car }) => car.id)]),
  warnings,
  nextChangeAtMs,
})

async function follow(steps: readonly Step[]): Promise<void> {
  let now: Situation = {
    cars: Array.from({ length: CARS }, (_, index) => carAt(index)),
    nowMs: START_MS,
    site: 0,
    ownPages: [],
    rereads: false,
    releasesBack: 0,
  }
  let previous: Manifest | null = null
  const made: Manifest[] = []
  const seenPages = new Set<PlannedPage>()
  const seenChromes = new Set<object>()
  const warm = SITES.map((site) => {
    const own = { ...site }
    return { site: own, kept: keeping(own) }
  })
  for (const [round, step] of [() => ({}), ...steps].entries()) {
    now = { ...now, rereads: false, releasesBack: 0, ...step(now) }
    if (now.releasesBack > 0) previous = made.at(-1 - now.releasesBack) ?? null
    if (now.rereads) previous = structuredClone(previous)
    const { site, kept } = warm[now.site] ?? { site: SITES[0] as Site, kept: keeping(SITES[0] as Site) }
    const first = { ...(SITES[now.site] as Site) }
    const memory = structuredClone(previous)
    const one = await madeOf(now, site, previous?.history ?? NO_HISTORY, previous, kept)
    const other = await madeOf(now, first, memory?.history ?? NO_HISTORY, memory, keeping(first))
    expect(outcomeOf(one), `step ${round}`).toEqual(outcomeOf(other))
    // What is rendered is kept by the chrome of its page: a page that has changed must not have one of an earlier plan.
    const changed = one.plan.pages.filter((page) => !seenPages.has(page))
    expect(changed.filter(({ page }) => seenChromes.has(page.chrome))).toEqual([])
    for (const page of changed) seenPages.add(page)
    for (const { page } of changed) seenChromes.add(page.chrome)
    previous = one.manifest
    made.push(previous)
  }
}

it('after each kind of change, one after another', async () => {
  await follow(Object.values(STEPS).map((step, index) => step(index * 41 + 2)))
}, 300_000)

it('after a change that only the example in the search box shows', async () => {
  // White and red cars of the commonest body were equally many; now some are blue.
  await follow([STEPS['colour']?.(3) as Step, STEPS['colour']?.(9) as Step, STEPS['colour']?.(4) as Step])
}, 300_000)

it('on each day while cars are sold, are forgotten and arrive', async () => {
  const day = STEPS['a day']?.(0) as Step
  await follow([
    day,
    day,
    STEPS['sold']?.(3) as Step,
    day,
    day,
    day,
    day,
    STEPS['an earlier release']?.(4) as Step,
    day,
  ])
}, 300_000)

it('after any sequence of changes', async () => {
  const anyStep = fc
    .record({ kind: fc.constantFrom(...Object.keys(STEPS)), at: fc.nat(CARS) })
    .map(({ kind, at }) => STEPS[kind]?.(at) ?? (() => ({})))
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 10 }), follow), { numRuns: 6 })
}, 300_000)
