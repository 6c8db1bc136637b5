/** Bodies as fields: a number for each point of space, below zero inside, and the ways to join and cut them. */

export type Field = (x: number, y: number, z: number) => number

/** The larger of two, with a fillet of about `radius` where they meet: the body where both are. */
export function meet(a: number, b: number, radius: number): number {
  const near = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.max(a, b) + near * near * near * radius * (1 / 6)
}

/** The smaller of two, with a fillet: the body where either is. */
export function join(a: number, b: number, radius: number): number {
  return -meet(-a, -b, radius)
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : Math.min(value, 1)
}

/** 0 below `from`, 1 above `to`, smooth between; also falls when `from` is the larger. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from))
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** A bell of height 1 around 0. */
export function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}

/** A box with rounded edges around a centre, by half sizes. */
export function roundBox(
  [x, y, z]: readonly [number, number, number],
  [halfX, halfY, halfZ]: readonly [number, number, number],
  radius: number,
): number {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  const dz = Math.abs(z) - halfZ + radius
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return outside + Math.min(Math.max(dx, dy, dz), 0) - radius
}

type Point = readonly [number, number, number]

/** A rod between two points with a radius at each end. */
export function rod(point: Point, from: Point, to: Point, fromRadius: number, toRadius = fromRadius): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const px = point[0] - from[0]
  const py = point[1] - from[1]
  const pz = point[2] - from[2]
  const t = clamp01((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz))
  return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - fromRadius + (fromRadius - toRadius) * t
}
