/** A car's body as a field, from its shape; and, for painting it, how far each point is from the edges of its glass. */
import type { Curve, Points } from '../geometry/curve.ts'
import { curve } from '../geometry/curve.ts'
import type { Field } from '../geometry/field.ts'
import { bell, join, meet, ramp } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import type { CarShape } from './car-shape.ts'

export interface CarBody {
  readonly field: Field
  readonly bounds: Bounds
  /** Below zero in the windscreen, metres to its edge. */
  readonly windscreen: Field
  /** Below zero in the rear window. */
  readonly backGlass: Field
  /** Metres from the middle line, around the corner of nose or tail. */
  readonly around: Field
  /** Half the width at a point of the side. */
  readonly halfWidth: (x: number, y: number) => number
  readonly cabinHalfWidth: (x: number, y: number) => number
}

export function carBody(shape: CarShape): CarBody {
  const { cabin, wheels, bow } = shape
  const half = shape.width / 2
  const top = fast(shape.top)
  const belt = top(0)
  const bottom = fast(shape.bottom)
  const nose = fast(shape.nose)
  const tail = fast(shape.tail)
  const plan = fast(shape.plan)
  const section = fast(shape.section)
  const crease = fast(shape.crease)
  const roof = fast(cabin.roof)
  const screen = fast(cabin.windscreen)
  const back = fast(cabin.back)
  const narrowing = fast(cabin.narrowing)
  const [noseFillet, bonnetFillet, lipFillet, tailFillet] = shape.fillet
  const [roofFillet, pillarFillet, headerFillet] = cabin.fillet
  const lipY = Math.max(...cabin.roof.map(([, y]) => y)) - 0.08
  const slopeOf = (line: Curve, at: number): number => {
    const slope = (line(at + 0.02) - line(at - 0.02)) / 0.04
    return 1 / Math.sqrt(1 + slope * slope)
  }

  function flare(x: number, y: number): number {
    let out = 0
    for (const axle of [wheels.frontX, wheels.rearX]) {
      const distance = Math.hypot(x - axle, y - wheels.radius)
      out += wheels.flare * ramp(wheels.archRadius + 0.3, wheels.archRadius + 0.03, distance)
    }
    return out
  }

  function halfWidth(x: number, y: number): number {
    const line = y - crease(x)
    // Proud above the crease and hollow below it, so that light breaks along it.
    const fold = shape.creaseDepth * (bell(line, 0.035) - 0.9 * bell(line + 0.1, 0.075))
    const between = ramp(wheels.rearX, wheels.rearX + 0.7, x) * ramp(wheels.frontX, wheels.frontX - 0.7, x)
    const hollow = shape.hollow.depth * between * bell(y - shape.hollow.y, 0.13)
    return half - plan(x) - section(y) + fold - hollow + flare(x, y)
  }

  function cabinHalfWidth(x: number, y: number): number {
    const up = y - belt
    return half - cabin.inset - cabin.tumblehome * up * (1 + 0.25 * up) - narrowing(x)
  }

  const across = (z: number): number => (z / half) ** 2

  function lower(x: number, y: number, z: number): number {
    const a = Math.abs(z)
    const swept = across(a) * (0.35 + 0.65 * across(a))
    const xNose = x + bow.nose * swept
    const xTail = x - bow.tail * swept
    const crowned = y + bow.crown * across(a)
    const side = (a - halfWidth(x, y)) * 0.96
    const topLine = (crowned - top(x)) * slopeOf(top, x)
    const noseLine = (xNose - nose(y)) * slopeOf(nose, y)
    const tailLine = (tail(y) - xTail) * slopeOf(tail, y)
    let body = meet(topLine, noseLine, lipFillet)
    body = meet(body, tailLine, 0.08)
    body = meet(
      body,
      side,
      x > 0
        ? mix(bonnetFillet, noseFillet, ramp(1.6, 2.1, x))
        : mix(bonnetFillet * 0.6, tailFillet, ramp(-1.7, -2.1, x)),
    )
    return meet(body, bottom(x) - y, 0.05)
  }

  function panels(x: number, y: number, z: number): { side: number; screen: number; back: number; roof: number } {
    const a = Math.abs(z)
    const bent = bow.glass * across(a)
    return {
      side: (a - cabinHalfWidth(x, y)) * 0.94,
      screen: (x + bent - screen(y)) * slopeOf(screen, y),
      back: (back(y) - (x - bent * 0.7)) * slopeOf(back, y),
      roof: (y + bow.crown * 0.9 * across(a) - roof(x)) * slopeOf(roof, x),
    }
  }

  function upper(x: number, y: number, z: number): number {
    const panel = panels(x, y, z)
    let body = meet(panel.screen, panel.roof, headerFillet)
    body = meet(body, panel.back, 0.09)
    body = meet(body, panel.side, mix(pillarFillet, roofFillet, ramp(belt + 0.15, belt + 0.45, y)))
    if (shape.spoilerM > 0) body = join(body, lip(x, y, z), 0.03)
    return Math.max(body, top(x) - 0.13 - y)
  }

  /** The lip over the rear window: the roof led on, thin, a little narrower. */
  function lip(x: number, y: number, z: number): number {
    const a = Math.abs(z)
    const end = back(lipY) - shape.spoilerM + 0.1 * across(a)
    const upper = y + bow.crown * 0.9 * across(a) - roof(x) - 0.004
    return meet(
      meet(upper, Math.max(end - x, x - end - 0.5), 0.03),
      Math.max(-upper - 0.03 - 0.09 * Math.max(0, x - end), a - cabinHalfWidth(x, y) + 0.05),
      0.02,
    )
  }

  function arches(x: number, y: number, z: number): number {
    let cut = 1
    for (const axle of [wheels.frontX, wheels.rearX]) {
      const round = Math.hypot(x - axle, y - wheels.radius - 0.01) - wheels.archRadius
      cut = Math.min(cut, Math.max(round, wheels.outerZ - wheels.width - 0.09 - Math.abs(z)))
    }
    return cut
  }

  function tub(x: number, y: number, z: number): number {
    if (shape.tub === undefined) return 1
    const { from, to, floorY, wall } = shape.tub
    const inner = half - wall
    return Math.max(from - x, x - to, Math.abs(z) - inner, floorY - y)
  }

  /** A windscreen in its frame, a hand thick, with no roof behind it. */
  function frameOnly(x: number, y: number, z: number): number {
    const panel = panels(x, y, z)
    const pane = Math.max(
      panel.screen,
      -panel.screen - 0.045,
      panel.side + 0.02,
      y + bow.crown * across(z) - roof(screen(1.1)) + 0.06,
    )
    return Math.max(pane, top(x) - 0.13 - y)
  }

  function field(x: number, y: number, z: number): number {
    const cabinPart = cabin.open === true ? frameOnly(x, y, z) : upper(x, y, z)
    const body = join(lower(x, y, z), cabinPart, 0.035)
    return meet(meet(body, -arches(x, y, z), 0.022), -tub(x, y, z), 0.03)
  }

  const glassTopY = cabin.glassTopY ?? Number.POSITIVE_INFINITY
  const longest = Math.max(...shape.nose.map(([, x]) => x))
  const shortest = Math.min(...shape.tail.map(([, x]) => x))
  const highest = Math.max(...cabin.roof.map(([, y]) => y))
  return {
    field,
    bounds: { min: [shortest - 0.08, 0.1, -half - 0.1], max: [longest + 0.08, highest + 0.08, half + 0.1] },
    windscreen: (x, y, z) => {
      if (shape.trailer === true) return 1
      const panel = panels(x, y, z)
      if (cabin.open === true)
        return Math.max(
          panel.side + 0.095,
          Math.abs(panel.screen + 0.017) - 0.06,
          y + bow.crown * across(z) - roof(screen(1.1)) + 0.125,
          top(x) + 0.04 - y - bow.crown * across(z),
        )
      return Math.max(
        panel.side - panel.screen + 0.055,
        panel.roof - panel.screen + 0.05,
        top(x) + 0.04 - y - bow.crown * across(z),
        y - glassTopY,
      )
    },
    backGlass: (x, y, z) => {
      if (shape.trailer === true || cabin.open === true) return 1
      const panel = panels(x, y, z)
      return Math.max(panel.side - panel.back + 0.1, panel.roof - panel.back + 0.09, top(x) + 0.06 - y, y - glassTopY)
    },
    around: (x, y, z) => Math.abs(z) + (x > 0 ? Math.max(0, nose(y) - x) : Math.max(0, x - tail(y))) * 0.75,
    halfWidth,
    cabinHalfWidth,
  }
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** A curve read from a table: bodies ask for it millions of times. */
function fast(points: Points): Curve {
  const exact = curve(points)
  const [from, to, steps] = [-5, 5, 8000]
  const table = Float64Array.from({ length: steps + 1 }, (_, index) => exact(from + ((to - from) * index) / steps))
  return (x) => {
    const place = Math.min(Math.max(((x - from) / (to - from)) * steps, 0), steps - 1)
    const index = Math.floor(place)
    const share = place - index
    return (table[index] as number) * (1 - share) + (table[index + 1] as number) * share
  }
}
