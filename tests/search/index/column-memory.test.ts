import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex, DEFAULT_INDEX_OPTIONS } from '#search/index/build-search-index.ts'
import { ColumnMemory, keptBy, keptByBoth } from '#search/index/column-memory.ts'
import { makeDocument } from '../../builders/make-document.ts'

const MAKES = ['Kia', 'Toyota', 'Ford']

/** Enough of them that columns are predicted by others and names from their parts. */
const STOCK: readonly IndexedCar[] = Array.from({ length: 60 }, (_, at) => {
  const make = MAKES[at % 3] ?? ''
  const model = `${make} ${at % 7}`
  const year = 2010 + (at % 12)
  return {
    document: {
      ...makeDocument(),
      id: `T${1000 + at}`,
      stocknum: `T${1000 + at}`,
      make,
      model,
      year,
      name: `${year} ${make} ${model}`,
      price: 10_000 + (at % 20) * 500,
      filtered_features: at % 2 === 0 ? ['Tow Bar', 'Sunroof'] : [],
      custom_rank: 60 - at,
    },
    card: { image: { url: `/photographs/${at}.avif` }, slug: `${year}-${make}-${at}` },
    vin: `VIN${at}`,
    registration: null,
    at: null,
  }
})

type Change = { kind: 'price' | 'features' | 'make' | 'gone' | 'card' | 'plate' | 'order'; at: number }

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('price', 'features', 'make', 'gone', 'card', 'plate', 'order'),
  at: fc.nat({ max: STOCK.length - 1 }),
})

function changed(cars: readonly IndexedCar[], { kind, at }: Change): readonly IndexedCar[] {
  const index = at % cars.length
  const car = cars[index] as IndexedCar
  const put = (parts: Partial<IndexedCar>): IndexedCar[] => cars.with(index, { ...car, ...parts })
  switch (kind) {
    case 'price':
      return put({ document: { ...car.document, price: (car.document.price ?? 0) + 10 } })
    case 'features':
      return put({ document: { ...car.document, filtered_features: ['Tow Bar'] } })
    case 'make':
      return put({ document: { ...car.document, make: `Make ${at}` } })
    case 'card':
      return put({ card: { ...car.card, image: { url: `/${at}.avif` } } })
    case 'plate':
      return put({ registration: `ABC${at}` })
    case 'gone':
      return cars.length > 2 ? cars.toSpliced(index, 1) : cars
    case 'order':
      return [...cars].reverse()
  }
}

describe('an index that is made again', () => {
  it('has the same bytes as one that is made anew, whatever changed', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const memory = new ColumnMemory()
        let cars: readonly IndexedCar[] = STOCK
        buildSearchIndex(cars, DEFAULT_INDEX_OPTIONS, memory)
        for (const each of changes) {
          cars = changed(cars, each)
          const again = buildSearchIndex(cars, DEFAULT_INDEX_OPTIONS, memory)
          expect(again).toEqual(buildSearchIndex(cars))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('column memory', () => {
  it('gives the array of last time where all values are the same, lists and objects included', () => {
    const memory = new ColumnMemory()
    const column = (values: readonly unknown[], table = 'cars') => {
      const records = values.map((value) => ({ value }))
      return memory.columns(table, records, ['value'])[0]?.values
    }
    const first = column(['a', 1, null, ['x'], { url: '/a' }])
    expect(first).toEqual(['a', 1, null, ['x'], { url: '/a' }])
    expect(column(['a', 1, null, ['x'], { url: '/a' }])).toBe(first)
    expect(column(['a', 1, null, ['x'], { url: '/a' }], 'others')).not.toBe(first)
    expect(column(['a', 1, null, ['x'], { url: '/a' }, 2])).toEqual(['a', 1, null, ['x'], { url: '/a' }, 2])
    expect(column(['a', 1, null, ['y'], { url: '/a' }, 2])).toEqual(['a', 1, null, ['y'], { url: '/a' }, 2])
  })

  it('gives the columns of last time that are the same, and looks only at rows whose record is another one', () => {
    const memory = new ColumnMemory()
    const columns = (table: string, records: readonly object[]) =>
      memory.columns(table, records, ['make', 'price', 'tags']).map(({ values }) => values)
    let reads = 0
    const kia = {
      get make() {
        reads += 1
        return 'Kia'
      },
      price: 1,
      tags: ['x'],
    }
    const ford = { make: 'Ford', price: 2 }
    const first = columns('cars', [kia, ford])
    expect(first).toEqual([
      ['Kia', 'Ford'],
      [1, 2],
      [['x'], null],
    ])
    const [makes, prices, tags] = columns('cars', [kia, { make: 'Ford', price: 3, tags: null }])
    expect([makes === first[0], tags === first[2]]).toEqual([true, true])
    expect(prices).toEqual([1, 3])
    expect(first[1]).toEqual([1, 2])
    expect(reads).toBe(1)
    columns('others', [{ make: 'Opel' }])
    expect(columns('cars', [kia])).toEqual([['Kia'], [1], [['x']]])
  })

  it('keeps an answer for the same arrays only', () => {
    let works = 0
    const sum = keptBy((numbers: readonly number[], more: number) => {
      works += 1
      return numbers.length + more
    })
    const numbers = [1, 2]
    expect([sum(numbers, 1), sum(numbers, 1), works]).toEqual([3, 3, 1])
    expect([sum(numbers, 2), sum([1, 2], 2), works]).toEqual([4, 4, 3])
    const both = keptByBoth((one: object, other: object) => {
      works += 1
      return [one, other]
    })
    const [one, other] = [{}, {}]
    expect(both(one, other)).toBe(both(one, other))
    expect(both(one, other)).not.toBe(both(other, one))
    expect(works).toBe(5)
  })
})
