/** Every car of the demo sites, through the files of a release, looks as the plan made it. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { availability } from '#domain/car/availability.ts'
import { CAR_TYPES, COLOUR_FAMILIES, PRICE_TYPES } from '#domain/car/car.ts'
import type { CarCard } from '#domain/car/car-summary.ts'
import { summariseCar } from '#domain/car/car-summary.ts'
import { carDocument } from '#domain/search/attributes/build-document.ts'
import type { CarHit } from '#search/card-of-hit.ts'
import { cardFields, cardOfHit } from '#search/card-of-hit.ts'
import { createBundledClient } from '#search/engine/bundled-client.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import { buildSearchIndex } from '#search/index/build-search-index.ts'
import { makeCar } from '../builders/make-car.ts'

const OPTIONS = { priceBandsAud: [], weeklyPriceBandsAud: [], filteredFeatures: [], seriesNames: [], categories: [] }
const FACTS = { location: null, soldAtMs: null, weeklyPriceAud: null, rank: 1 }

const indexedOf = (card: CarCard, car: Parameters<typeof carDocument>[0]): IndexedCar => ({
  document: carDocument(car, FACTS, OPTIONS),
  card: cardFields(card),
  vin: null,
  registration: null,
  at: null,
})

async function throughTheIndex(cars: readonly IndexedCar[]): Promise<CarHit[]> {
  const files = buildSearchIndex(cars)
  const client = createBundledClient({
    index: async () => files.index,
    identifiers: async () => files.identifiers,
    cards: async (chunk) => files.cards[chunk] ?? new Uint8Array(),
  })
  const { results } = await client.search([{ indexName: 'cars', params: { hitsPerPage: cars.length } }])
  return (results[0]?.hits ?? []) as unknown as CarHit[]
}

const text = fc.constantFrom('Kia', 'Ute', '2022', 'a & b', 'é', '0', 'ute white')
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const amount = orNull(fc.integer({ min: 0, max: 90_000 }))

const anyCar = fc.record({
  name: text,
  badge: orNull(text),
  series: orNull(text),
  stockNumber: orNull(text),
  carType: fc.constantFrom(...CAR_TYPES),
  status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
  reserved: fc.boolean(),
  tag: orNull(text),
  certified: fc.boolean(),
  priceAud: amount,
  beforePriceAud: amount,
  offerPriceAud: amount,
  subscriptionPriceAud: amount,
  priceType: fc.constantFrom(...PRICE_TYPES),
  preorder: fc.boolean(),
  odometerKm: amount,
  body: orNull(text),
  colour: orNull(text),
  colourFamily: fc.constantFrom(...COLOUR_FAMILIES),
  images: fc.array(fc.record({ url: text, thumbnailUrl: text }), { maxLength: 2 }),
})

const anyTag: fc.Arbitrary<CarCard['tag']> = orNull(
  fc.record({ kind: fc.constantFrom('sold' as const, 'custom' as const), label: text }),
)

describe('the card of a hit', () => {
  it('is the card that its fields were taken from, through either engine', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyCar, anyTag), { minLength: 1, maxLength: 12 }), async (all) => {
        const cars = all.map(([some, tag], index) => {
          const car = makeCar({ ...some, id: `t${index}` })
          const card: CarCard = { car: summariseCar(car), availability: availability(car), tag, place: null }
          return { card, indexed: indexedOf(card, car) }
        })
        const expected = new Map(cars.map(({ card }) => [card.car.id, card]))
        const hits = await throughTheIndex(cars.map(({ indexed }) => indexed))
        expect(hits).toHaveLength(cars.length)
        for (const hit of hits) expect(cardOfHit(hit)).toEqual(expected.get(hit.id))
        // Meilisearch gives the document and the card's fields as they were sent, in JSON.
        for (const { card, indexed } of cars) {
          const sent = JSON.parse(JSON.stringify({ ...indexed.document, card: indexed.card })) as CarHit
          expect(cardOfHit(sent)).toEqual(card)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a hit without a thumbnail shows the picture itself', () => {
    const car = makeCar({ images: [] })
    const indexed = indexedOf({ car: summariseCar(car), availability: 'inStock', tag: null, place: null }, car)
    const hit = { ...indexed.document, card: { ...indexed.card, imageUrl: '/a.jpg', tagKind: 'custom' } } as CarHit
    expect(cardOfHit(hit)).toMatchObject({
      car: { image: { url: '/a.jpg', thumbnailUrl: '/a.jpg' } },
      tag: { kind: 'custom', label: '' },
    })
  })
})
