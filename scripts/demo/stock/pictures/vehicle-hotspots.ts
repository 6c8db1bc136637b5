/** Marked points of a made-up vehicle that turns: where each stands in the pictures of its spin that show it. */
import type { VehicleName } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import { shapeOf } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import { SPIN_FRAMES, SPIN_RATIO, spinView } from '#scripts/demo/imagery/views.ts'

type Vector = readonly [x: number, y: number, z: number]

/** A place on the body, as its shape has it, and the degrees from straight ahead towards which it looks. */
interface Point {
  readonly description: string
  readonly at: Vector
  readonly facesDegrees: number
}

/** Seen more flatly than this, a point is not worth a mark. */
const SEEN_WITHIN_DEGREES = 62

const INSIDE: readonly { readonly description: string; readonly x: number; readonly y: number }[] = [
  { description: 'Steering wheel with audio and phone controls under your thumbs.', x: 0.57, y: 0.6 },
  { description: 'Centre screen: phone, maps and reversing camera.', x: 0.5, y: 0.58 },
  { description: 'Rear seats: reach and legroom are as you see them here.', x: 0.98, y: 0.6 },
]

/** The feed's own form, S1 §3 `hotspots`, as JSON: cells of spreadsheets hold texts; `null` where there is nothing. */
export function vehicleHotspots(turning: VehicleName | null, hasInterior: boolean): string | null {
  const exterior = turning === null ? [] : pointsOf(turning).map((point) => exteriorPoint(turning, point))
  const interior = hasInterior
    ? INSIDE.map(({ description, x, y }) => ({ description, positions: [{ angle: 0, x, y }] }))
    : []
  return exterior.length + interior.length === 0 ? null : JSON.stringify({ exterior, interior })
}

function pointsOf(name: VehicleName): Point[] {
  const shape = shapeOf(name)
  if (shape === undefined) return []
  const { wheels, nose, tail, front } = shape
  const frontX = Math.max(...nose.map(([, x]) => x))
  const rearX = Math.min(...tail.map(([, x]) => x))
  const wheel: Vector = [wheels.frontX, wheels.radius, wheels.outerZ]
  if (shape.trailer === true) {
    return [
      { description: 'Wheels and tyres: checked and greased before handover.', at: wheel, facesDegrees: 90 },
      {
        description: 'Rear corner: lamps and reflectors to the current rules.',
        at: [rearX, 0.9, 0.7],
        facesDegrees: 180,
      },
    ]
  }
  const lampY = front.lamp.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, front.lamp.length)
  return [
    { description: 'Front wheel: tread depth is on the inspection sheet.', at: wheel, facesDegrees: 90 },
    {
      description: 'Headlamp: clear lens, aimed at the last service.',
      at: [frontX - 0.3, lampY || 0.7, 0.68],
      facesDegrees: 25,
    },
    { description: 'Rear: the load area is behind this door.', at: [rearX, 0.95, 0], facesDegrees: 180 },
  ]
}

function exteriorPoint(name: VehicleName, { description, at, facesDegrees }: Point) {
  const positions = Array.from({ length: SPIN_FRAMES }, (_, frame) => frame).flatMap((frame) => {
    const view = spinView(name, frame)
    const away = Math.abs(((view.turn - facesDegrees + 540) % 360) - 180)
    if (away > SEEN_WITHIN_DEGREES) return []
    const angle = (view.turn * Math.PI) / 180
    const { distanceM, heightM, target, lensDegrees } = view
    const eye: Vector = [target[0] + Math.cos(angle) * distanceM, heightM, target[2] + Math.sin(angle) * distanceM]
    const { x, y } = projected(at, eye, target, lensDegrees)
    return { angle: (frame * 360) / SPIN_FRAMES, x, y }
  })
  return { description, positions }
}

/** Shares of the picture from its left and top edge, as a camera of that lens sees a place. */
function projected(at: Vector, eye: Vector, target: Vector, lensDegrees: number): { x: number; y: number } {
  const forward = unit(minus(target, eye))
  const right = unit([-forward[2], 0, forward[0]])
  const up: Vector = cross(right, forward)
  const seen = minus(at, eye)
  const high = Math.tan((lensDegrees * Math.PI) / 360) * dot(seen, forward)
  const share = (value: number) => Math.round(value * 1000) / 1000
  return { x: share(0.5 + dot(seen, right) / (2 * high * SPIN_RATIO)), y: share(0.5 - dot(seen, up) / (2 * high)) }
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
