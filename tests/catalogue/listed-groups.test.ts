/** Groups that are kept from the last plan are those that would be made. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { groupListed, regroupListed } from '#catalogue/listed-groups.ts'

const places = [null, { code: 'EAST', dealership: null }, { code: 'WEST', dealership: { slug: 'west' } }]

interface AnyCar {
  carType: string
  make: string
  model: string
  bodyType: string | null
  place: number
}

const listedCar = ({ place, ...car }: AnyCar): ListedCar => ({ car, location: places[place] }) as unknown as ListedCar

const anyCar = fc
  .record({
    carType: fc.constantFrom('new', 'used'),
    make: fc.constantFrom('Kia', 'KIA', 'Ford', ''),
    model: fc.constantFrom('Rio', 'Sorento', 'rio'),
    bodyType: fc.constantFrom('suv', 'ute', null),
    place: fc.nat(2),
  })
  .map(listedCar)

const anyList = fc.array(anyCar, { maxLength: 12 })
const copies = (listed: readonly ListedCar[], at: readonly number[]): ListedCar[] =>
  listed.map((car, index) => (at.includes(index) ? { ...car } : car))

it('after any change of the list', () => {
  fc.assert(
    fc.property(anyList, anyList, fc.array(fc.nat(11)), fc.boolean(), (before, others, at, isOtherList) => {
      const listed = isOtherList ? copies(before, at).map((car, index) => others[index] ?? car) : copies(before, at)
      const groups = regroupListed(listed, { listed: before, groups: groupListed(before) })
      expect(groups).toStrictEqual(groupListed(listed))
      for (const { cars } of [...groups.makes, ...groups.bodyTypes]) {
        for (const car of cars) expect(listed.includes(car)).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

it('keeps each group without a car that is another', () => {
  const [kia, ford] = [0, 1].map((place) =>
    listedCar({ carType: 'used', make: place === 0 ? 'Kia' : 'Ford', model: 'Rio', bodyType: 'suv', place }),
  ) as [ListedCar, ListedCar]
  const before = groupListed([kia, ford])
  const other = { ...kia }
  const now = regroupListed([other, ford], { listed: [kia, ford], groups: before })
  const ofMake = (groups: typeof now, make: string) => groups.makes.find((group) => group.make === make)
  expect(ofMake(now, 'Ford')).toBe(ofMake(before, 'Ford'))
  expect(ofMake(now, 'Kia')?.cars[0]).toBe(other)
  expect(ofMake(now, 'Kia')?.models[0]?.cars[0]).toBe(other)
  expect(ofMake(before, 'Kia')?.cars[0]).toBe(kia)
})

it('makes them anew where too many cars are others', () => {
  const before = Array.from({ length: 101 }, () =>
    listedCar({ carType: 'used', make: 'Kia', model: 'Rio', bodyType: null, place: 0 }),
  )
  const listed = before.map((car) => ({ ...car }))
  expect(regroupListed(listed, { listed: before, groups: groupListed(before) })).toStrictEqual(groupListed(listed))
  expect(regroupListed(listed, null)).toStrictEqual(groupListed(listed))
})
