/** A field that was worked out at the points of a grid, read between them: it is asked for millions of times. */
import type { Field } from './field.ts'

export interface FieldSamples {
  /** First along x, then y, then z. */
  readonly values: Float32Array
  readonly size: readonly [x: number, y: number, z: number]
  /** Where the first point is, in metres. */
  readonly from: readonly [x: number, y: number, z: number]
  /** Metres between two points. */
  readonly cellM: number
}

/** Beyond the grid nothing is near; right below it the field is `below`. */
export function sampledField({ values, size: [nx, ny, nz], from, cellM }: FieldSamples, below = 1): Field {
  return (x, y, z) => {
    const [fx, fy, fz] = [(x - from[0]) / cellM, (y - from[1]) / cellM, (z - from[2]) / cellM]
    const [i, j, k] = [Math.floor(fx), Math.floor(fy), Math.floor(fz)]
    if (i < 0 || k < 0 || j >= ny - 1 || i >= nx - 1 || k >= nz - 1) return 1
    if (j < 0) return below
    const [a, b, c] = [fx - i, fy - j, fz - k]
    const at = (k * ny + j) * nx + i
    const v = (offset: number): number => values[at + offset] as number
    const [row, layer] = [nx, nx * ny]
    const low = (v(0) * (1 - a) + v(1) * a) * (1 - b) + (v(row) * (1 - a) + v(row + 1) * a) * b
    const high =
      (v(layer) * (1 - a) + v(layer + 1) * a) * (1 - b) + (v(layer + row) * (1 - a) + v(layer + row + 1) * a) * b
    return low * (1 - c) + high * c
  }
}
