/** A car's whole shape from its few deciding measures: glass, shut lines, lamps and fittings follow from the body's lines. */
import type { Points } from '../geometry/curve.ts'
import { curve } from '../geometry/curve.ts'
import type { CarShape, Polygon, Wheels } from './car-shape.ts'
import type { FaceName, SternName } from './faces.ts'
import { faceOf, sternOf } from './faces.ts'

interface Sketch {
  readonly width: number
  readonly top: Points
  readonly nose: Points
  readonly tail: Points
  readonly groundY: number
  readonly roof: Points
  readonly windscreen: Points
  readonly back: Points
  readonly wheels: Pick<Wheels, 'frontX' | 'rearX' | 'radius' | 'rimRadius' | 'design'>
  /** x of the pillars between panes, the front one first. */
  readonly pillars: readonly number[]
  /** Glass above the belt, below the roof, behind the windscreen's edge, ahead of the rear edge. */
  readonly glass: {
    readonly sill: number
    readonly drop: number
    readonly a: number
    readonly c: number
    readonly to?: number
  }
  /** Where doors end: the leading edge of the front door, then each door's trailing edge. */
  readonly doors: readonly number[]
  readonly face: { readonly name: FaceName; readonly y: number; readonly scale?: number }
  readonly stern: { readonly name: SternName; readonly y: number; readonly plateY: number }
  readonly change?: Partial<CarShape>
  readonly tumblehome?: number
  readonly boxy?: number
}

export function sketch(plan: Sketch): CarShape {
  const { wheels, width } = plan
  const [top, roof] = [curve(plan.top), curve(plan.roof)]
  const belt = top(0)
  const round = 1 - (plan.boxy ?? 0)
  const noseX = Math.max(...plan.nose.map(([, x]) => x))
  const tailX = Math.min(...plan.tail.map(([, x]) => x))
  const archRadius = wheels.radius + 0.045
  const sillY = plan.groundY + 0.16
  const cabinFrom = curve(plan.windscreen)(belt)
  return {
    width,
    top: plan.top,
    nose: plan.nose,
    tail: plan.tail,
    bottom: [
      [tailX - 0.1, plan.groundY + 0.12],
      [wheels.rearX - 0.5, plan.groundY + 0.06],
      [wheels.rearX, plan.groundY],
      [wheels.frontX, plan.groundY],
      [noseX, plan.groundY + 0.03],
    ],
    plan: [
      [tailX - 0.1, 0.1 * round],
      [tailX + 0.35, 0.045 * round],
      [wheels.rearX, 0.01],
      [0, 0],
      [wheels.frontX, 0.012],
      [noseX - 0.45, 0.05 * round],
      [noseX + 0.05, 0.11 * round],
    ],
    section: [
      [plan.groundY - 0.05, 0.1],
      [plan.groundY + 0.1, 0.042],
      [plan.groundY + 0.28, 0.016],
      [belt * 0.7, 0],
      [belt - 0.13, 0.008],
      [belt, 0.045],
      [belt + 0.15, 0.1],
    ],
    bow: { nose: 0.26 * round, tail: 0.14 * round, glass: 0.16 * round, crown: 0.05 },
    fillet: [0.22 * round + 0.03, 0.16, 0.14, 0.16 * round + 0.03],
    crease: [
      [tailX, belt - 0.11],
      [-1, belt - 0.135],
      [0, belt - 0.165],
      [wheels.frontX, belt - 0.2],
      [noseX, belt - 0.25],
    ],
    creaseDepth: 0.018,
    hollow: { y: plan.groundY + 0.32, depth: 0.03 },
    cabin: {
      roof: plan.roof,
      windscreen: plan.windscreen,
      back: plan.back,
      inset: 0.075,
      tumblehome: plan.tumblehome ?? 0.36,
      fillet: [0.2, 0.13, 0.2],
      narrowing: [
        [tailX, 0.1 * round],
        [tailX + 0.7, 0.04 * round],
        [-0.6, 0.005],
        [0.3, 0.005],
        [cabinFrom + 0.1, 0.06 * round],
      ],
    },
    wheels: { ...wheels, width: 0.235, outerZ: width / 2 - 0.03, archRadius, flare: 0.024 },
    ...panes(plan, top, roof),
    chrome: false,
    seams: seams(plan, top, sillY - 0.06, archRadius),
    topSeams: [
      [
        [noseX - 0.2, 0],
        [noseX - 0.23, 0.45],
        [noseX - 0.33, 0.68],
        [noseX - 0.7, width / 2 - 0.175],
        [cabinFrom + 0.05, width / 2 - 0.155],
      ],
      [
        [cabinFrom + 0.05, width / 2 - 0.155],
        [cabinFrom + 0.12, 0.5],
        [cabinFrom + 0.14, 0],
      ],
    ],
    handles: plan.doors.slice(1).map((x) => [x + 0.13, belt - 0.115] as const),
    mirror: [curve(plan.windscreen)(belt + 0.04) - 0.3, belt + 0.045],
    sillY,
    cladding: 0,
    fuelDoor: [wheels.rearX - 0.28, belt - 0.14],
    front: faceOf(plan.face.name, plan.face.y, plan.face.scale ?? 1, plan.groundY),
    rear: sternOf(plan.stern.name, plan.stern.y, plan.stern.plateY, plan.groundY),
    rails: null,
    seatRows: [0.12, -0.75],
    spoilerM: 0,
    pipes: [],
    antenna: true,
    ...plan.change,
  }
}

/** The side glass between belt, roof and pillars, and the black frame around it. */
function panes(
  plan: Sketch,
  top: (x: number) => number,
  roof: (x: number) => number,
): { panes: Polygon[]; frame: Polygon } {
  const { glass, pillars } = plan
  const screen = inverse(plan.windscreen)
  const back = inverse(plan.back)
  const outline = (grow: number) => {
    const low = (x: number): number => top(x) + glass.sill - grow
    const high = (x: number): number =>
      Math.min(roof(x) - glass.drop + grow, screen(x + glass.a - grow), back(x - glass.c + grow))
    return { low, high }
  }
  const area = (from: number, to: number, grow: number): Polygon => {
    const { low, high } = outline(grow)
    const xs = Array.from({ length: 41 }, (_, n) => from + ((to - from) * n) / 40).filter(
      (x) => high(x) > low(x) + 0.012,
    )
    // Close points make no corners to round.
    const upper = xs.filter((_, n) => n % 4 === 0 || n === xs.length - 1)
    return [...upper.map((x) => [x, high(x)] as const), ...[...upper].reverse().map((x) => [x, low(x)] as const)]
  }
  const [front, rear] = [curve(plan.windscreen)(top(0)) + 0.2, glass.to ?? curve(plan.back)(top(-1)) - 0.2]
  const edges = [front, ...pillars.flatMap((x) => [x + 0.045, x - 0.045]), rear]
  const list: Polygon[] = []
  for (let n = 0; n < edges.length; n += 2) {
    const pane = area(edges[n] as number, edges[n + 1] as number, 0)
    if (pane.length > 5) list.push(pane)
  }
  return { panes: list, frame: area(front, glass.to === undefined ? rear : glass.to - 0.03, 0.024) }
}

/** Height by x of an edge that is given as x by height. */
function inverse(points: Points): (x: number) => number {
  const line = curve(points)
  const falling = line(1) > line(1.3)
  return (x) => {
    let [low, high] = [0.2, 3.6]
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2
      if (line(middle) > x === falling) low = middle
      else high = middle
    }
    return low
  }
}

function seams(
  { doors, wheels, nose, tail, glass }: Sketch,
  top: (x: number) => number,
  sill: number,
  arch: number,
): Polygon[] {
  const lines: Polygon[] = []
  const [first, ...others] = doors
  if (first !== undefined) {
    lines.push([
      [first, sill],
      [first + 0.02, sill + 0.35],
      [first - 0.02, top(first) - 0.1],
      [first + 0.02, top(first) + glass.sill],
    ])
    lines.push([
      [first, sill],
      [Math.max(others.at(-1) ?? 0, wheels.rearX + arch + 0.06), sill],
    ])
  }
  for (const x of others) {
    // A door that ends over the wheel follows its arch.
    const clear = wheels.rearX + arch + 0.07
    if (x < clear)
      lines.push([
        [x - 0.03, top(x) + glass.sill],
        [x + 0.03, top(x) - 0.17],
        [clear - 0.17, top(x) - 0.3],
        [clear - 0.03, wheels.radius + 0.15],
        [clear, sill],
      ])
    else
      lines.push([
        [x, sill],
        [x, top(x) + glass.sill],
      ])
  }
  const [noseX, tailX] = [curve(nose)(0.6), curve(tail)(0.6)]
  const [ahead, behind] = [wheels.frontX + arch * 0.95, wheels.rearX - arch * 0.95]
  lines.push([
    [ahead, wheels.radius + 0.16],
    [ahead + 0.08, wheels.radius + 0.27],
    [noseX - 0.35, wheels.radius + 0.36],
  ])
  lines.push([
    [behind, wheels.radius + 0.18],
    [behind - 0.15, wheels.radius + 0.32],
    [tailX + 0.1, wheels.radius + 0.35],
  ])
  return lines
}
