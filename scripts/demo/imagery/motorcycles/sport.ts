/** A sports motorcycle: wheelbase 1.40 m, its engine behind a fairing, bars low, tail high. */
import type { MeshPhysicalMaterial } from 'three'
import { BoxGeometry, CylinderGeometry } from 'three'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import type { Model } from '../scene/car-model.ts'
import { ALLOY, BLACK, DARK_ALLOY, GLOW, PAINT, RED_LENS, RUBBER, SEAT, STEEL, TRIM } from '../scene/plain-material.ts'
import { assembly } from './assembly.ts'

const FRONT = { x: 0.7, radius: 0.31, rimRadius: 0.218, width: 0.12, design: 'five-twin' } as const
const REAR = { x: -0.7, radius: 0.318, rimRadius: 0.218, width: 0.19, design: 'five-twin' } as const

export function sport(cell = 0.008, paint: MeshPhysicalMaterial = PAINT): Model {
  const { add, solid, addWheel, addNumberPlate, finish } = assembly(cell, {
    min: [-1.1, 0.005, -0.45],
    max: [1.1, 1.25, 0.45],
  })
  addWheel(FRONT)
  addWheel(REAR)
  // The nose, the sides of the fairing, the tank, the tail: each a piece of its own, with gaps between.
  solid((x, y, z) => {
    const nose = (Math.hypot((x - 0.46) / 0.33, (y - 0.9 - (x - 0.46) * -0.28) / 0.17, z / 0.17) - 1) * 0.15
    const open = roundBox([x - 0.3, y - 1.02, z], [0.22, 0.2, 0.1], 0.08)
    const side = roundBox(
      [x - 0.3 + (y - 0.6) * 0.42, y - 0.6, Math.abs(z) - 0.19 + 0.5 * (y - 0.62) ** 2],
      [0.24, 0.24, 0.03],
      0.028,
    )
    const belly = roundBox(
      [x - 0.1 - (y - 0.3) * 0.4, y - 0.3, Math.abs(z) - 0.13 - (y - 0.3) * 0.3],
      [0.34, 0.1, 0.03],
      0.026,
    )
    const arch = 0.4 - Math.hypot(x - FRONT.x, y - FRONT.radius)
    return meet(join(join(meet(nose, -open, 0.02), side, 0.05), belly, 0.05), arch, 0.03)
  }, paint)
  solid((x, y, z) => {
    const knees = 1 - 0.42 * Math.exp(-(((x + 0.13) / 0.14) ** 2))
    const tank = (Math.hypot((x - 0.08) / 0.27, (y - 0.88) / 0.16, z / (0.16 * knees)) - 1) * 0.13
    return meet(tank, 0.78 - y, 0.03)
  }, paint)
  solid((x, y, z) => {
    const tail = rod([x, y, z * 0.7], [-0.48, 0.86, 0], [-0.98, 1.03, 0], 0.1, 0.028)
    return meet(tail, 0.83 - y - (x + 0.6) * 0.32, 0.03)
  }, paint)
  solid(
    (x, y, z) =>
      Math.min(
        roundBox([x + 0.33, y - 0.83 - 0.25 * (x + 0.25) ** 2, z], [0.17, 0.035, 0.125], 0.034),
        roundBox([x + 0.66, y - 0.975 + (x + 0.66) * 0.3, z], [0.13, 0.025, 0.075], 0.024),
      ),
    SEAT,
  )
  solid(
    (x, y, z) =>
      Math.max(
        Math.abs(Math.hypot(x - FRONT.x, y - FRONT.radius) - FRONT.radius - 0.03) - 0.008,
        Math.abs(z) - 0.075,
        FRONT.radius + 0.02 - y - 0.3 * (x - FRONT.x),
      ),
    paint,
  )
  // A low screen, and two narrow lamps.
  solid((x, y, z) => {
    const bubble = (Math.hypot((x - 0.38) / 0.27, (y - 0.98) / 0.17, z / 0.14) - 1) * 0.13
    return Math.max(Math.abs(bubble) - 0.009, 0.98 - y - (x - 0.4) * -0.2, 0.24 - x)
  }, BLACK)
  for (const z of [-1, 1]) {
    const lamp = add(new BoxGeometry(0.05, 0.034, 0.105), GLOW, 0.725, 0.885, z * 0.085)
    lamp.rotation.set(0, z * -0.55, -0.2)
    const rim = add(new BoxGeometry(0.05, 0.056, 0.125), BLACK, 0.718, 0.885, z * 0.085)
    rim.rotation.set(0, z * -0.55, -0.2)
  }
  solid((x, y, z) => roundBox([x - 0.74, y - 0.8, z], [0.05, 0.03, 0.06], 0.02), BLACK)
  // Engine behind the fairing.
  solid((x, y, z) => {
    const block = roundBox([x + 0.05, y - 0.46, z], [0.26, 0.17, 0.15], 0.07)
    const cover = Math.max(Math.hypot(x + 0.16, y - 0.42) - 0.11, Math.abs(z) - 0.18)
    return Math.min(block, cover)
  }, DARK_ALLOY)
  // Beam frame and swing arm.
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [0.3, 0.82, 0.09], [-0.24, 0.56, 0.14], 0.045, 0.05),
      rod(p, [-0.24, 0.56, 0.14], [-0.26, 0.34, 0.14], 0.045),
      rod(p, [-0.26, 0.4, 0.13], [REAR.x, REAR.radius, 0.14], 0.04, 0.03),
      rod(p, [-0.3, 0.4, 0.17], [-0.42, 0.44, 0.25], 0.012),
    )
  }, ALLOY)
  solid((x, y, z) => rod([x, y, Math.abs(z)], [-0.22, 0.68, 0.11], [-0.7, 0.86, 0.07], 0.018), TRIM)
  solid((x, y, z) => rod([x, y, Math.abs(z)], [FRONT.x, FRONT.radius, 0.1], [FRONT.x - 0.13, 0.62, 0.1], 0.03), BLACK)
  solid((x, y, z) => rod([x, y, Math.abs(z)], [FRONT.x - 0.12, 0.6, 0.1], [0.46, 0.94, 0.1], 0.024), STEEL)
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [0.46, 0.94, 0.09], [0.36, 0.92, 0.33], 0.015),
      rod(p, [0.5, 0.98, 0.13], [0.46, 1.08, 0.27], 0.008),
      roundBox([p[0] - 0.45, p[1] - 1.1, p[2] - 0.31], [0.016, 0.035, 0.065], 0.015),
    )
  }, BLACK)
  for (const z of [-1, 1])
    add(new CylinderGeometry(0.018, 0.018, 0.12, 16).rotateX(Math.PI / 2), RUBBER, 0.36, 0.92, z * 0.31).rotation.y =
      z * 0.35
  // Silencer on the driver's right side, turned up.
  solid(
    (x, y, z) =>
      Math.min(
        rod([x, y, z], [0.1, 0.27, 0.1], [-0.36, 0.27, 0.15], 0.028),
        rod([x, y, z], [-0.36, 0.27, 0.15], [-0.46, 0.36, 0.2], 0.03),
      ),
    STEEL,
  )
  solid((x, y, z) => rod([x, y, z], [-0.46, 0.36, 0.2], [-0.84, 0.6, 0.225], 0.05, 0.06), DARK_ALLOY)
  solid((x, y, z) => roundBox([x + 0.985, y - 1.0, z], [0.02, 0.018, 0.055], 0.014), RED_LENS)
  solid((x, y, z) => rod([x, y, z], [-0.84, 0.93, 0], [-1.0, 0.74, 0], 0.016), TRIM)
  addNumberPlate(-1.02, 0.74)
  return finish(paint, {
    wheel: [FRONT.x, FRONT.radius, 0.1],
    lamp: [0.72, 0.88, 0.08],
    'tail-lamp': [-0.95, 0.99, 0.04],
  })
}
