/** The skin of a field as triangles: surface nets, then each corner drawn onto the field and given its true normal. */
import type { Field } from './field.ts'

export interface Bounds {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

export interface Mesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
}

/** Cells of a block that is left out at once when the field says that the skin is far. */
const BLOCK = 4
/** How far the field's value may stand above the true distance: fields here are not exact. */
const DOUBT = 2.2

export function surfaceNets(field: Field, bounds: Bounds, cell: number): Mesh {
  const size = bounds.max.map((max, axis) => Math.ceil((max - (bounds.min[axis] as number)) / cell / BLOCK) * BLOCK + 1)
  const [nx, ny, nz] = size as [number, number, number]
  const values = sample(field, bounds, cell, [nx, ny, nz])
  const corner = new Int32Array(nx * ny * nz).fill(-1)
  const found: number[] = []
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i
  for (let k = 0; k < nz - 1; k += 1) {
    for (let j = 0; j < ny - 1; j += 1) {
      for (let i = 0; i < nx - 1; i += 1) {
        const centre = crossing(values, at, i, j, k)
        if (centre === null) continue
        corner[at(i, j, k)] = found.length / 3
        for (let axis = 0; axis < 3; axis += 1) {
          found.push((bounds.min[axis] as number) + (centre[axis] as number) * cell)
        }
      }
    }
  }
  const indices: number[] = []
  const quad = (a: number, b: number, c: number, d: number, turned: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (turned) indices.push(a, c, b, a, d, c)
    else indices.push(a, b, c, a, c, d)
  }
  const v = (index: number): number => values[index] as number
  const c = (i: number, j: number, k: number): number => corner[at(i, j, k)] as number
  for (let k = 1; k < nz - 1; k += 1) {
    for (let j = 1; j < ny - 1; j += 1) {
      for (let i = 1; i < nx - 1; i += 1) {
        const here = v(at(i, j, k)) < 0
        if (here !== v(at(i + 1, j, k)) < 0) quad(c(i, j - 1, k - 1), c(i, j, k - 1), c(i, j, k), c(i, j - 1, k), !here)
        if (here !== v(at(i, j + 1, k)) < 0) quad(c(i - 1, j, k - 1), c(i, j, k - 1), c(i, j, k), c(i - 1, j, k), here)
        if (here !== v(at(i, j, k + 1)) < 0) quad(c(i - 1, j - 1, k), c(i, j - 1, k), c(i, j, k), c(i - 1, j, k), !here)
      }
    }
  }
  const positions = new Float32Array(found)
  return { positions, normals: settle(field, positions, cell), indices: new Uint32Array(indices) }
}

function sample(field: Field, { min }: Bounds, cell: number, [nx, ny, nz]: [number, number, number]): Float32Array {
  const values = new Float32Array(nx * ny * nz).fill(1)
  const reach = (BLOCK / 2) * cell * Math.sqrt(3) * DOUBT
  for (let k = 0; k < nz; k += BLOCK) {
    for (let j = 0; j < ny; j += BLOCK) {
      for (let i = 0; i < nx; i += BLOCK) {
        const middle = field(
          min[0] + (i + BLOCK / 2) * cell,
          min[1] + (j + BLOCK / 2) * cell,
          min[2] + (k + BLOCK / 2) * cell,
        )
        const far = Math.abs(middle) > reach
        for (let kk = k; kk < Math.min(k + BLOCK, nz); kk += 1) {
          for (let jj = j; jj < Math.min(j + BLOCK, ny); jj += 1) {
            for (let ii = i; ii < Math.min(i + BLOCK, nx); ii += 1) {
              values[(kk * ny + jj) * nx + ii] = far
                ? middle
                : field(min[0] + ii * cell, min[1] + jj * cell, min[2] + kk * cell)
            }
          }
        }
      }
    }
  }
  return values
}

/** Where the skin crosses a cell, in cells: the mean of the crossings of its edges. */
function crossing(
  values: Float32Array,
  at: (i: number, j: number, k: number) => number,
  i: number,
  j: number,
  k: number,
): [number, number, number] | null {
  let inside = 0
  for (let n = 0; n < 8; n += 1) {
    if ((values[at(i + (n & 1), j + ((n >> 1) & 1), k + (n >> 2))] as number) < 0) inside += 1
  }
  if (inside === 0 || inside === 8) return null
  let [sumX, sumY, sumZ, count] = [0, 0, 0, 0]
  for (let n = 0; n < 8; n += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      if ((n >> axis) & 1) continue
      const [x, y, z] = [n & 1, (n >> 1) & 1, n >> 2]
      const from = values[at(i + x, j + y, k + z)] as number
      const to = values[at(i + (axis === 0 ? 1 : x), j + (axis === 1 ? 1 : y), k + (axis === 2 ? 1 : z))] as number
      if (from < 0 === to < 0) continue
      const t = from / (from - to)
      sumX += x + (axis === 0 ? t : 0)
      sumY += y + (axis === 1 ? t : 0)
      sumZ += z + (axis === 2 ? t : 0)
      count += 1
    }
  }
  return [i + sumX / count, j + sumY / count, k + sumZ / count]
}

/** Moves corners along the slope onto the skin, and answers the slopes as normals. */
function settle(field: Field, positions: Float32Array, cell: number): Float32Array {
  const normals = new Float32Array(positions.length)
  const step = cell * 0.35
  for (let n = 0; n < positions.length; n += 3) {
    let [x, y, z] = [positions[n] as number, positions[n + 1] as number, positions[n + 2] as number]
    for (let round = 0; round < 3; round += 1) {
      const gx = (field(x + step, y, z) - field(x - step, y, z)) / (2 * step)
      const gy = (field(x, y + step, z) - field(x, y - step, z)) / (2 * step)
      const gz = (field(x, y, z + step) - field(x, y, z - step)) / (2 * step)
      const length = Math.hypot(gx, gy, gz) || 1
      normals.set([gx / length, gy / length, gz / length], n)
      if (round === 2) break
      const move = Math.max(-0.4 * cell, Math.min(0.4 * cell, field(x, y, z) / length))
      x -= (gx / length) * move
      y -= (gy / length) * move
      z -= (gz / length) * move
    }
    positions.set([x, y, z], n)
  }
  return normals
}
