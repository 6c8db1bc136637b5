import { expect, it } from 'vitest'
import { meet, roundBox } from '#scripts/demo/imagery/geometry/field.ts'
import { surfaceNets } from '#scripts/demo/imagery/geometry/surface-nets.ts'

const BOUNDS = { min: [-1.2, -1.2, -1.2], max: [1.2, 1.2, 1.2] } as const
const { positions, normals, indices } = surfaceNets((x, y, z) => Math.hypot(x, y, z) - 1, BOUNDS, 0.1)
const corner = (list: Float32Array, n: number) => [...list.slice(n * 3, n * 3 + 3)] as [number, number, number]

it('lays every corner on the skin of a ball, its normal outward', () => {
  expect(positions.length).toBeGreaterThan(1_000)
  for (let n = 0; n < positions.length / 3; n += 1) {
    const at = corner(positions, n)
    const normal = corner(normals, n)
    expect(Math.hypot(...at)).toBeCloseTo(1, 3)
    expect(at[0] * normal[0] + at[1] * normal[1] + at[2] * normal[2]).toBeCloseTo(1, 3)
  }
})

it('closes the skin: each edge belongs to two triangles, one each way', () => {
  const edges = new Set<string>()
  for (let n = 0; n < indices.length; n += 3) {
    const [a, b, c] = indices.slice(n, n + 3) as unknown as [number, number, number]
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ])
      edges.add(`${from}>${to}`)
  }
  expect(edges.size).toBe(indices.length)
  for (const edge of edges) expect(edges.has(edge.split('>').reverse().join('>'))).toBe(true)
})

it('turns triangles outward', () => {
  let volume = 0
  for (let n = 0; n < indices.length; n += 3) {
    const at = (k: number) => corner(positions, indices[n + k] as number)
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [at(0), at(1), at(2)]
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
  }
  expect(volume).toBeCloseTo((4 / 3) * Math.PI, 1)
})

it('fillets where two fields meet, and nowhere else', () => {
  expect(meet(1, 0, 0.5)).toBe(1)
  expect(meet(0, 0.5, 0.5)).toBe(0.5)
  expect(meet(0, 0, 0.6)).toBeCloseTo(0.1)
})

it('measures a rounded box from its faces and its edges', () => {
  expect(roundBox([2, 0, 0], [1, 1, 1], 0.2)).toBeCloseTo(1)
  expect(roundBox([0, 0, 0], [1, 2, 3], 0.2)).toBeCloseTo(-1)
})
