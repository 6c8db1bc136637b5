/** The measures of a cabin, from its body's shape: where its floor, seats and dashboard are, and how wide it is. */
import { curve } from '../geometry/curve.ts'
import type { CarBody } from '../vehicles/car-field.ts'
import { carBody } from '../vehicles/car-field.ts'
import type { CarShape } from '../vehicles/car-shape.ts'
import type { InteriorLook } from './looks.ts'

export interface CabinPlan {
  readonly shape: CarShape
  readonly body: CarBody
  readonly look: InteriorLook
  /** Heights: where glass begins, the floor, the hips of who sits, the lining of the roof over the front seats. */
  readonly beltY: number
  readonly floorY: number
  readonly hipY: number
  readonly roofY: number
  /** x of the hips in front and in the rear. */
  readonly frontX: number
  readonly rearX: number
  /** x of the dashboard's face, of the shelf behind the rear seats, of the pillar between the doors. */
  readonly dashX: number
  readonly shelfX: number
  readonly pillarX: number
  /** z of who drives. */
  readonly driverZ: number
  /** Half the width between the linings of the doors. */
  readonly inner: (x: number, y: number) => number
  /** Where the panorama is taken: between the front seats, at the height of eyes. */
  readonly eye: readonly [x: number, y: number, z: number]
}

/** How far the lining of a door stands inside the glass, by metres below the belt. */
const DOOR = curve([
  [-0.05, 0.05],
  [0, 0.052],
  [0.05, 0.075],
  [0.14, 0.092],
  [0.26, 0.085],
  [0.4, 0.1],
  [0.55, 0.09],
  [0.9, 0.09],
])
/** How thick pillars and the roof's lining are. */
const LINING_M = 0.045

export function cabinPlan(shape: CarShape, look: InteriorLook): CabinPlan {
  const body = carBody(shape)
  const beltY = curve(shape.top)(0)
  const [frontRow = 0.12, rearRow = -0.75] = shape.seatRows
  const groundY = Math.min(...shape.bottom.map(([, y]) => y))
  const hipY = beltY - 0.4
  const roofY = curve(shape.cabin.roof)(0) - LINING_M
  const [first, second] = shape.panes
  const pillarX =
    first === undefined || second === undefined
      ? -0.15
      : (Math.min(...first.map(([x]) => x)) + Math.max(...second.map(([x]) => x))) / 2
  const frontX = frontRow - 0.1
  const atBelt = (x: number): number => body.cabinHalfWidth(Math.min(x, frontX + 0.6), beltY)
  return {
    shape,
    body,
    look,
    beltY,
    floorY: groundY + 0.13,
    hipY,
    roofY,
    frontX,
    rearX: rearRow - 0.1,
    dashX: frontX + 0.66,
    shelfX: rearRow - 0.52,
    pillarX,
    driverZ: 0.37,
    inner: (x, y) => (y > beltY ? body.cabinHalfWidth(x, y) - LINING_M : atBelt(x) - DOOR(beltY - y)),
    eye: [frontX - 0.1, Math.min(beltY + 0.25, roofY - 0.22), 0],
  }
}
