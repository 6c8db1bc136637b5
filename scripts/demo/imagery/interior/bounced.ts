/** Light that surfaces send back, in a coarse grid of their means. */
import type { Color, Vector3 } from 'three'
import type { Bounds } from '../geometry/surface-nets.ts'

/** Metres between its points. */
const BOUNCE_CELL_M = 0.09

export class Bounced {
  private readonly size: readonly [number, number, number]
  private readonly sums: Float32Array
  private readonly min: Bounds['min']

  constructor({ min, max }: Bounds) {
    this.min = min
    this.size = max.map((value, axis) => Math.ceil((value - (min[axis] as number)) / BOUNCE_CELL_M) + 1) as [
      number,
      number,
      number,
    ]
    this.sums = new Float32Array(this.size[0] * this.size[1] * this.size[2] * 4)
  }

  private at(x: number, y: number, z: number): number {
    const [i, j, k] = [x, y, z].map((value, axis) =>
      Math.round((value - (this.min[axis] as number)) / BOUNCE_CELL_M),
    ) as [number, number, number]
    const [nx, ny, nz] = this.size
    if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return -1
    return ((k * ny + j) * nx + i) * 4
  }

  put({ x, y, z }: Vector3, light: readonly [number, number, number], albedo: Color): void {
    const at = this.at(x, y, z)
    if (at < 0) return
    for (const [n, share] of [albedo.r, albedo.g, albedo.b].entries())
      this.sums[at + n] = (this.sums[at + n] as number) + (light[n] as number) * share
    this.sums[at + 3] = (this.sums[at + 3] as number) + 1
  }

  take(next: Bounced): void {
    this.sums.set(next.sums)
  }

  addTo(light: [number, number, number], x: number, y: number, z: number, share: number): void {
    const at = this.at(x, y, z)
    const count = at < 0 ? 0 : (this.sums[at + 3] as number)
    if (count === 0) return
    for (let n = 0; n < 3; n += 1) light[n] = (light[n] as number) + (share * (this.sums[at + n] as number)) / count
  }
}
