/** A cruiser: wheelbase 1.66 m, seat at 0.69 m, two cylinders in a V, feet and bars forward, bags beside the wheel. */
import type { MeshPhysicalMaterial } from 'three'
import { CylinderGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import type { Model } from '../scene/car-model.ts'
import { BLACK, CHROMED, DARK_ALLOY, PAINT, RED_LENS, RUBBER, SEAT, STEEL, TRIM } from '../scene/plain-material.ts'
import { assembly } from './assembly.ts'

const FRONT = { x: 0.92, radius: 0.335, rimRadius: 0.235, width: 0.13, design: 'ten' } as const
const REAR = { x: -0.74, radius: 0.325, rimRadius: 0.205, width: 0.19, design: 'ten' } as const
const HEAD = [0.5, 0.94] as const

/** A sheet that follows a wheel, as far around it as `cut` leaves. */
function guard({ x: axle, radius }: { x: number; radius: number }, half: number, cut: Field): Field {
  return (x, y, z) =>
    Math.max(
      Math.abs(Math.hypot(x - axle, y - radius, z * 0.55) - radius - 0.045) - 0.01,
      Math.abs(z) - half,
      cut(x, y, z),
    )
}

export function cruiser(cell = 0.008, paint: MeshPhysicalMaterial = PAINT): Model {
  const { add, solid, addWheel, addRoundLamp, addNumberPlate, finish } = assembly(cell, {
    min: [-1.25, 0.005, -0.5],
    max: [1.3, 1.3, 0.5],
  })
  addWheel(FRONT)
  addWheel(REAR)
  // Tank: a tear, its high end at the bars.
  solid((x, y, z) => {
    const along = Math.max(0, Math.min(1, (0.45 - x) / 0.62))
    const high = 0.135 - 0.075 * along
    const wide = 0.165 * (1 - 0.62 * along ** 1.6)
    const drop = (Math.hypot((x - 0.14) / 0.36, (y - 0.83 + 0.07 * along) / high, z / wide) - 1) * 0.1
    return meet(drop, 0.745 - y - (x - 0.1) * 0.14, 0.03)
  }, paint)
  solid(
    guard(FRONT, 0.085, (x, y) => FRONT.radius + 0.02 - y - 0.55 * (FRONT.x - x)),
    paint,
  )
  solid(
    guard(REAR, 0.115, (x, y) => REAR.radius + 0.03 - y + 0.12 * (REAR.x - x)),
    paint,
  )
  // A saddle, and a pad behind it.
  solid(
    (x, y, z) =>
      join(
        roundBox([x + 0.27, y - 0.685 - 0.5 * (x + 0.22) ** 2, z], [0.2, 0.05, 0.155], 0.048),
        roundBox([x + 0.62, y - 0.765 - (x + 0.62) * 0.1, z], [0.17, 0.035, 0.115], 0.034),
        0.04,
      ),
    SEAT,
  )
  // Bags of leather, with their straps.
  solid(
    (x, y, z) => roundBox([x + 0.8, y - 0.53 - (x + 0.8) * 0.06, Math.abs(z) - 0.245], [0.21, 0.14, 0.075], 0.05),
    SEAT,
  )
  solid((x, y, z) => {
    const strap = Math.min(Math.abs(x + 0.71), Math.abs(x + 0.89)) - 0.014
    const face = Math.abs(
      roundBox([x + 0.8, y - 0.53 - (x + 0.8) * 0.06, Math.abs(z) - 0.245], [0.21, 0.14, 0.075], 0.05) - 0.004,
    )
    return Math.max(strap, face - 0.004, 0.2 - Math.abs(z))
  }, TRIM)
  // Engine: crank case, and two cylinders with fins.
  solid((x, y, z) => {
    const crank = join(
      roundBox([x - 0.06, y - 0.36, z], [0.16, 0.11, 0.14], 0.08),
      roundBox([x + 0.22, y - 0.37, z], [0.2, 0.1, 0.13], 0.08),
      0.05,
    )
    const cover = Math.max(Math.hypot(x - 0.02, y - 0.38) - 0.125, Math.abs(z) - 0.2)
    return Math.min(crank, cover)
  }, DARK_ALLOY)
  solid((x, y, z) => {
    const of = (lean: number) => {
      const along = (x - 0.05) * lean * 0.42 + (y - 0.4) * 0.91
      const across = Math.hypot((x - 0.05) * 0.91 - (y - 0.4) * lean * 0.42, z)
      const fins = 0.008 * Math.sin(along * 250)
      return Math.max(across - (along > 0.27 ? 0.088 : 0.098) + fins, 0.1 - along, along - 0.34)
    }
    return Math.min(of(1), of(-1))
  }, STEEL)
  // Air cleaner, and rods of the valves.
  add(new CylinderGeometry(0.085, 0.095, 0.07, 40).rotateX(Math.PI / 2), CHROMED, 0.05, 0.6, 0.19)
  solid((x, y, z) => {
    const p = [Math.abs(x - 0.05), y, Math.abs(z)] as const
    return rod(p, [0.03, 0.42, 0.15], [0.12, 0.68, 0.13], 0.012)
  }, CHROMED)
  // Frame, forward pegs, swing arm.
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [HEAD[0] - 0.05, 0.8, 0.03], [0.36, 0.3, 0.1], 0.024),
      rod(p, [0.36, 0.27, 0.1], [-0.4, 0.25, 0.12], 0.024),
      rod(p, [-0.36, 0.32, 0.12], [REAR.x, REAR.radius, 0.13], 0.036, 0.028),
      rod(p, [-0.3, 0.62, 0.12], [-0.98, 0.72, 0.12], 0.018),
      rod(p, [-0.48, 0.62, 0.15], [REAR.x, REAR.radius + 0.02, 0.15], 0.028, 0.032),
    )
  }, TRIM)
  for (const z of [-1, 1])
    add(new CylinderGeometry(0.026, 0.026, 0.12, 16).rotateX(Math.PI / 2), RUBBER, 0.5, 0.33, z * 0.26)
  solid((x, y, z) => rod([x, y, Math.abs(z)], [0.3, 0.3, 0.12], [0.5, 0.33, 0.24], 0.016), CHROMED)
  // Fork: raked, covered at its top.
  solid((x, y, z) => rod([x, y, Math.abs(z)], [FRONT.x, FRONT.radius, 0.105], [0.66, 0.72, 0.105], 0.034), STEEL)
  solid((x, y, z) => rod([x, y, Math.abs(z)], [0.68, 0.69, 0.105], [HEAD[0] - 0.01, 0.98, 0.105], 0.036), BLACK)
  // Wide bars that come back, and mirrors.
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [HEAD[0] - 0.03, 0.99, 0.05], [0.43, 1.1, 0.14], 0.014),
      rod(p, [0.43, 1.1, 0.14], [0.36, 1.13, 0.3], 0.014),
      rod(p, [0.36, 1.13, 0.3], [0.2, 1.08, 0.41], 0.014),
      rod(p, [0.3, 1.12, 0.34], [0.34, 1.22, 0.37], 0.007),
    )
  }, CHROMED)
  solid((x, y, z) => {
    const [dy, dz] = [y - 1.235, Math.abs(z) - 0.39]
    return Math.max(Math.hypot(dy, dz) - 0.052, Math.abs(x - 0.345) - 0.014)
  }, BLACK)
  for (const z of [-1, 1])
    add(new CylinderGeometry(0.019, 0.019, 0.13, 16).rotateX(Math.PI / 2), RUBBER, 0.2, 1.08, z * 0.415).rotation.y =
      z * 0.9
  addRoundLamp(0.63, 0.95)
  // Two pipes, low and long, on the driver's right side.
  solid((x, y, z) => {
    const pipe = (from: readonly [number, number, number], y2: number) =>
      Math.min(
        rod([x, y, z], from, [from[0] + 0.08, y2 + 0.08, 0.17], 0.024),
        rod([x, y, z], [from[0] + 0.08, y2 + 0.08, 0.17], [-0.05, y2, 0.2], 0.026),
        rod([x, y, z], [-0.05, y2, 0.2], [-0.4, y2 - 0.01, 0.22], 0.028, 0.034),
        rod([x, y, z], [-0.4, y2 - 0.01, 0.22], [-1.02, y2 + 0.01, 0.235], 0.038, 0.05),
      )
    return Math.min(pipe([0.2, 0.58, 0.1], 0.26), pipe([0.02, 0.56, 0.12], 0.345))
  }, CHROMED)
  solid((x, y, z) => roundBox([x + 1.08, y - 0.62, z], [0.03, 0.03, 0.07], 0.02), RED_LENS)
  addNumberPlate(-1.13, 0.5)
  solid((x, y, z) => rod([x, y, z], [-1.06, 0.6, 0], [-1.12, 0.5, 0], 0.02), TRIM)
  return finish(paint, {
    wheel: [FRONT.x, FRONT.radius, 0.1],
    lamp: [0.65, 0.95, 0.03],
    'tail-lamp': [-1.05, 0.62, 0.05],
  })
}
