/** Side windows as a field of x and y. */
import type { Polygon } from '../vehicles/car-shape.ts'

/** Metres to the edge of the nearest pane, below zero in it, read from a grid: it is asked for millions of times. */
export function paneField(panes: readonly Polygon[]): (x: number, y: number) => number {
  const [cell, fromX, fromY, nx, ny] = [0.01, -3.2, 0.6, 520, 160]
  const grid = new Float32Array(nx * ny).fill(1)
  for (let j = 0; j < ny; j += 1)
    for (let i = 0; i < nx; i += 1)
      for (const pane of panes)
        grid[j * nx + i] = Math.min(grid[j * nx + i] as number, toPolygon(pane, fromX + i * cell, fromY + j * cell))
  return (x, y) => {
    const [fx, fy] = [(x - fromX) / cell, (y - fromY) / cell]
    const [i, j] = [Math.floor(fx), Math.floor(fy)]
    if (i < 0 || j < 0 || i >= nx - 1 || j >= ny - 1) return 1
    const [a, b] = [fx - i, fy - j]
    const v = (n: number): number => grid[j * nx + i + n] as number
    return (v(0) * (1 - a) + v(1) * a) * (1 - b) + (v(nx) * (1 - a) + v(nx + 1) * a) * b
  }
}

function toPolygon(polygon: Polygon, x: number, y: number): number {
  let [nearest, inside] = [9, false]
  for (const [n, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(n + 1) % polygon.length] as readonly [number, number]
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * t, y - ay - dy * t))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside ? -nearest : nearest
}
