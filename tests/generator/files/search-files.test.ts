/** Which files of the bundled search a change gives a new name, and which of them are made. */
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Car } from '#domain/car/car.ts'
import { createSearchDocuments } from '#generator/files/search/search-documents.ts'
import { bundledSearch } from '#generator/files/search/search-files.ts'
import { searchIndexFiles } from '#generator/files/search/search-index-files.ts'
import type { SearchIndexMaker } from '#generator/files/search/search-index-maker.ts'
import { CHUNK_ROWS } from '#search/engine/format/index-head.ts'
import { createEngine } from '#search/engine/search-engine.ts'
import { DEFAULT_INDEX_OPTIONS } from '#search/index/build-search-index.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeSite } from '../../builders/make-site.ts'

const site = makeSite()
const asAtMs = Date.parse('2026-03-10T00:00:00Z')
const STOCK: readonly Partial<Car>[] = Array.from({ length: 2 * CHUNK_ROWS + 3 }, (_, at) => {
  const id = `c${String(at).padStart(4, '0')}`
  return { id, slug: `slug-${id}`, stockNumber: id, vin: `VIN${id}`, priceAud: 20_000 + (at % 50) * 100 }
})

function searchOf(cars: readonly Partial<Car>[]) {
  const stock = cars.map((car) => makeImportedCar(car))
  const catalogue = createCatalogue({ site, stock, contentPages: [], history: NO_HISTORY, asAtMs })
  const documents = createSearchDocuments(site)(catalogue, 'code')
  const wanted: (readonly string[])[] = []
  const maker: Pick<SearchIndexMaker, 'make'> = {
    make: async (given, options, parts) => {
      wanted.push(parts)
      return searchIndexFiles(given.cars(), options, parts)
    },
  }
  const search = bundledSearch(documents, DEFAULT_INDEX_OPTIONS, 'code', maker)
  const content = async (url: string) => {
    const file = search.files.get(url.slice(1))
    if (file?.kind !== 'made') throw new Error(`${url} is not made`)
    return new Uint8Array(gunzipSync(await file.make()))
  }
  return { ids: documents.ids, ...search, wanted, content }
}

/** The parts whose names are other ones. */
function renamed(before: ReturnType<typeof searchOf>, after: ReturnType<typeof searchOf>): string[] {
  const known = new Set(before.files.keys())
  return [...after.files.keys()].flatMap((file) =>
    known.has(file) ? [] : (/(index|identifiers|cards-\d+)\.bin$/.exec(file)?.[1] ?? file),
  )
}

const before = searchOf(STOCK)
const changed = (at: number, change: Partial<Car>) => {
  const id = before.ids[at]
  return STOCK.map((car) => (car.id === id ? { ...car, ...change } : car))
}

describe('a change of the stock', () => {
  it.each([
    ['a price', 5, { priceAud: 99_000 }, ['cards-0', 'index']],
    ['a price further down', CHUNK_ROWS + 5, { priceAud: 99_000 }, ['cards-1', 'index']],
    ['a VIN', 5, { vin: 'OTHER' }, ['cards-0', 'identifiers', 'index']],
    ['a plate', 5, { registrationPlate: 'ABC123' }, ['cards-0', 'identifiers', 'index']],
  ] as const)('of %s names only what it is in anew', (_, at, change, expected) => {
    expect(renamed(before, searchOf(changed(at, change))).sort()).toEqual(expected)
  })

  it('that takes a car away names anew all that comes after it', () => {
    const gone = before.ids[CHUNK_ROWS + 5]
    const after = searchOf(STOCK.filter(({ id }) => id !== gone))
    expect(renamed(before, after).sort()).toEqual(['cards-1', 'cards-2', 'identifiers', 'index'])
  })

  it('leaves what keeps its name as it was, byte for byte, and fit for the new index', async () => {
    const after = searchOf(changed(CHUNK_ROWS + 5, { priceAud: 99_000 }))
    const kept = [before.engine.identifiersUrl, before.engine.cardUrls[0], before.engine.cardUrls[2]] as string[]
    for (const url of kept) {
      expect(after.files.has(url.slice(1))).toBe(true)
      expect(await after.content(url)).toEqual(await before.content(url))
    }
    const engine = createEngine(await after.content(after.engine.indexUrl))
    const old = await Promise.all(before.engine.cardUrls.map(before.content))
    engine.addIdentifiers(await before.content(before.engine.identifiersUrl))
    expect(engine.readCards(old[0] as Uint8Array, 0).size).toBeGreaterThan(3)
    expect(engine.readCards(old[2] as Uint8Array, 2).size).toBeGreaterThan(3)
    expect(() => engine.readCards(old[0] as Uint8Array, 1)).toThrow('not this search index')
  })
})

describe('what is made', () => {
  it('is what is not kept, at once, and each part once', async () => {
    const after = searchOf(changed(5, { priceAud: 99_000 }))
    after.start((file) => before.files.has(file))
    expect(after.wanted.map((parts) => parts.toSorted())).toEqual([['cards-0', 'index']])
    await after.content(after.engine.indexUrl)
    await after.content(after.engine.cardUrls[0] as string)
    expect(after.wanted).toHaveLength(1)
  })

  it('is nothing where all of it is kept', () => {
    const after = searchOf(STOCK)
    after.start((file) => before.files.has(file))
    expect(after.wanted).toEqual([])
  })

  it('is also what was taken for kept and is not there', async () => {
    const after = searchOf(changed(5, { priceAud: 99_000 }))
    after.start((file) => before.files.has(file))
    const url = after.engine.cardUrls[2] as string
    expect(await after.content(url)).toEqual(await before.content(url))
    expect(after.wanted).toHaveLength(2)
  })
})
