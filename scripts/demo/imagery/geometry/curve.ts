/** Smooth curves through points: y as a function of x, the second derivative unbroken, as a stretched batten lies. */

export type Points = readonly (readonly [x: number, y: number])[]
export type Curve = (x: number) => number

/** The natural cubic spline through the points, whose x grow; beyond its ends it goes on straight. */
export function curve(points: Points): Curve {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const last = xs.length - 1
  if (last < 1) throw new RangeError('A curve needs two points.')
  const bends = secondDerivatives(xs, ys)
  const at = (list: readonly number[], index: number): number => list[index] as number
  const slopeAt = (index: number, from: number): number => {
    const width = at(xs, from + 1) - at(xs, from)
    const rise = (at(ys, from + 1) - at(ys, from)) / width
    return index === from
      ? rise - (width * (2 * at(bends, from) + at(bends, from + 1))) / 6
      : rise + (width * (at(bends, from) + 2 * at(bends, from + 1))) / 6
  }
  const startSlope = slopeAt(0, 0)
  const endSlope = slopeAt(last, last - 1)
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0) + startSlope * (x - at(xs, 0))
    if (x >= at(xs, last)) return at(ys, last) + endSlope * (x - at(xs, last))
    let index = 0
    while (x > at(xs, index + 1)) index += 1
    const width = at(xs, index + 1) - at(xs, index)
    const right = (x - at(xs, index)) / width
    const left = 1 - right
    return (
      left * at(ys, index) +
      right * at(ys, index + 1) +
      (((left ** 3 - left) * at(bends, index) + (right ** 3 - right) * at(bends, index + 1)) * width * width) / 6
    )
  }
}

/** The tridiagonal system of the natural spline, solved by elimination. */
function secondDerivatives(xs: readonly number[], ys: readonly number[]): number[] {
  const last = xs.length - 1
  const bends = new Array<number>(last + 1).fill(0)
  const rest = new Array<number>(last + 1).fill(0)
  for (let i = 1; i < last; i += 1) {
    const [x0, x1, x2] = [xs[i - 1], xs[i], xs[i + 1]] as [number, number, number]
    const [y0, y1, y2] = [ys[i - 1], ys[i], ys[i + 1]] as [number, number, number]
    const share = (x1 - x0) / (x2 - x0)
    const pivot = share * (bends[i - 1] as number) + 2
    bends[i] = (share - 1) / pivot
    const change = (y2 - y1) / (x2 - x1) - (y1 - y0) / (x1 - x0)
    rest[i] = ((6 * change) / (x2 - x0) - share * (rest[i - 1] as number)) / pivot
  }
  bends[last] = 0
  for (let i = last - 1; i >= 0; i -= 1)
    bends[i] = (bends[i] as number) * (bends[i + 1] as number) + (rest[i] as number)
  bends[0] = 0
  return bends
}
