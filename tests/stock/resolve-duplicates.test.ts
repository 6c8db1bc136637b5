/** A resolver that remembers its last answer gives the one that it would give without it. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlacedCar } from '#stock/rows/resolve-duplicates.ts'
import { createResolver, resolveDuplicates } from '#stock/rows/resolve-duplicates.ts'

const anyCar = fc
  .record({ id: fc.nat(9), slug: fc.nat(9), updatedAtMs: fc.nat(3), imageCount: fc.nat(2), rowHash: fc.uuid() })
  .map(({ rowHash, id, slug, ...head }) => {
    const stored = { head: { ...head, id: `c${id}`, slug: `s${slug}`, priceAud: 20_000 } }
    return { stored, rowHash, row: 1, line: 1 } as unknown as PlacedCar
  })
const anyFeed = fc.array(anyCar, { maxLength: 8 })

/** The same cars, some of them with other values under the same id and address. */
const changed = (cars: readonly PlacedCar[], at: readonly number[]): PlacedCar[] =>
  cars.map((car, index) =>
    at.includes(index) ? { ...car, stored: { ...car.stored, head: { ...car.stored.head, priceAud: index } } } : car,
  )

it('after any change of the feed', () => {
  fc.assert(
    fc.property(anyFeed, fc.array(fc.nat(7)), anyFeed, (first, at, others) => {
      const resolve = createResolver()
      const unique = resolveDuplicates(first).kept
      for (const cars of [first, changed(first, at), unique, changed(unique, at), others, others]) {
        expect(resolve(cars)).toStrictEqual(resolveDuplicates(cars))
      }
    }),
    { numRuns: 1_000 },
  )
})
