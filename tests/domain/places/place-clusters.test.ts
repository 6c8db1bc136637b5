import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CLUSTER_REACH_PX, clusterPlaces } from '#domain/places/place-clusters.ts'

const at = (x: number, y = 0) => ({ x, y })
const pixel = fc.record({ x: fc.integer({ min: 0, max: 2_000 }), y: fc.integer({ min: 0, max: 2_000 }) })

describe('markers of a map that would cover each other', () => {
  test.each([
    ['none', [], []],
    ['one place', [at(0)], [1]],
    ['two at one address', [at(5, 5), at(5, 5)], [2]],
    ['two just within reach', [at(0), at(43)], [2]],
    ['two just out of reach', [at(0), at(44)], [1, 1]],
    ['a row, from its first place', [at(0), at(30), at(60)], [2, 1]],
  ])('%s', (_, places, sizes) => {
    expect(clusterPlaces(places).map(({ length }) => length)).toEqual(sizes)
  })

  it('are in one cluster each, in their order, and no two clusters begin within reach of each other', () => {
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 60 }), (places) => {
        const clusters = clusterPlaces(places)
        expect(new Set(clusters.flat())).toEqual(new Set(places))
        expect(clusters.flat()).toHaveLength(places.length)
        const firsts = clusters.flatMap(([first]) => (first === undefined ? [] : [first]))
        expect(firsts).toEqual(places.filter((place) => firsts.includes(place)))
        for (const [index, a] of firsts.entries()) {
          for (const b of firsts.slice(index + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(CLUSTER_REACH_PX)
          }
        }
      }),
    )
  })

  it('come apart as the map is enlarged, unless they stand at one point', () => {
    fc.assert(
      fc.property(fc.uniqueArray(pixel, { maxLength: 30, selector: ({ x, y }) => `${x},${y}` }), (places) => {
        const enlarged = places.map(({ x, y }) => ({ x: x * CLUSTER_REACH_PX, y: y * CLUSTER_REACH_PX }))
        expect(clusterPlaces(enlarged)).toHaveLength(places.length)
      }),
    )
  })
})
