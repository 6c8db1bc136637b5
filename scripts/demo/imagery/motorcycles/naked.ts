/** A naked motorcycle: wheelbase 1.42 m, seat at 0.80 m. */
import type { MeshPhysicalMaterial } from 'three'
import { BoxGeometry, CylinderGeometry } from 'three'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import type { Model } from '../scene/car-model.ts'
import { BLACK, CHROMED, DARK_ALLOY, PAINT, RED_LENS, RUBBER, SEAT, STEEL, TRIM } from '../scene/plain-material.ts'
import { assembly } from './assembly.ts'

const FRONT_X = 0.71
const REAR_X = -0.71
const RADIUS = 0.315

export function naked(cell = 0.008, paint: MeshPhysicalMaterial = PAINT): Model {
  const { add, solid, addWheel, addRoundLamp, addNumberPlate, finish } = assembly(cell, {
    min: [-1.15, 0.005, -0.48],
    max: [1.1, 1.3, 0.48],
  })
  addWheel({ x: FRONT_X, radius: RADIUS, rimRadius: 0.215, width: 0.12, design: 'ten' })
  addWheel({ x: REAR_X, radius: RADIUS, rimRadius: 0.215, width: 0.18, design: 'ten' })
  // Tank and the panels beside it: a drop, narrow at the knees.
  solid((x, y, z) => {
    const knees = 1 - 0.38 * Math.exp(-(((x + 0.12) / 0.14) ** 2))
    const body = (Math.hypot((x - 0.1) / 0.33, (y - 0.9) / 0.145, z / (0.165 * knees)) - 1) * 0.13
    const scoop = roundBox([x - 0.3 + (y - 0.8) * 0.35, y - 0.82, Math.abs(z) - 0.145], [0.14, 0.075, 0.035], 0.03)
    const tail = meet(rod([x, y, z * 0.75], [-0.45, 0.83, 0], [-0.86, 0.93, 0], 0.085, 0.035), 0.76 - y, 0.03)
    return Math.min(join(body, scoop, 0.05), tail)
  }, paint)
  solid(
    (x, y, z) =>
      join(
        roundBox([x + 0.34, y - 0.83 - 0.06 * (x + 0.34) ** 2, z], [0.2, 0.045, 0.125], 0.04),
        roundBox([x + 0.66, y - 0.92 - (x + 0.66) * -0.18, z], [0.17, 0.035, 0.105], 0.034),
        0.05,
      ),
    SEAT,
  )
  solid((x, y, z) => {
    const guard = Math.max(
      Math.abs(Math.hypot(x - FRONT_X, y - RADIUS) - RADIUS - 0.03) - 0.008,
      Math.abs(z) - 0.07,
      RADIUS + 0.12 - y - 0.2 * (x - FRONT_X),
    )
    return guard
  }, paint)
  // Engine: case, cylinders with fins, covers.
  solid((x, y, z) => {
    const crank = roundBox([x + 0.02, y - 0.4, z], [0.22, 0.12, 0.16], 0.07)
    const barrel =
      roundBox([x - 0.13 - (y - 0.6) * 0.3, y - 0.6, z], [0.1, 0.14, 0.17], 0.03) + 0.006 * Math.sin(y * 260)
    const cover = Math.max(Math.hypot(x + 0.1, y - 0.4) - 0.115, Math.abs(z) - 0.2)
    return Math.min(join(crank, barrel, 0.03), cover)
  }, DARK_ALLOY)
  add(new BoxGeometry(0.05, 0.3, 0.34), BLACK, 0.36, 0.57, 0).rotation.z = 0.25
  // Frame and swing arm.
  solid((x, y, z) => {
    const a = Math.abs(z)
    const p = [x, y, a] as const
    return Math.min(
      rod(p, [0.42, 0.92, 0.03], [-0.22, 0.62, 0.15], 0.024),
      rod(p, [-0.22, 0.62, 0.15], [-0.28, 0.36, 0.14], 0.026),
      rod(p, [0.42, 0.86, 0.03], [0.24, 0.42, 0.12], 0.02),
      rod(p, [-0.2, 0.66, 0.12], [-0.8, 0.88, 0.06], 0.016),
      rod(p, [-0.26, 0.42, 0.13], [REAR_X, RADIUS, 0.135], 0.034, 0.026),
      rod(p, [-0.28, 0.4, 0.17], [-0.36, 0.36, 0.24], 0.012),
    )
  }, TRIM)
  // Fork, bars, mirrors.
  solid(
    (x, y, z) => rod([x, y, Math.abs(z)], [FRONT_X - 0.01, RADIUS - 0.02, 0.1], [FRONT_X - 0.13, 0.62, 0.1], 0.032),
    BLACK,
  )
  solid((x, y, z) => rod([x, y, Math.abs(z)], [FRONT_X - 0.12, 0.6, 0.1], [FRONT_X - 0.27, 1.0, 0.1], 0.024), CHROMED)
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [0.44, 1.02, 0], [0.42, 1.06, 0.16], 0.014),
      rod(p, [0.42, 1.06, 0.16], [0.32, 1.07, 0.38], 0.014),
      roundBox([p[0] - 0.44, p[1] - 0.985, p[2]], [0.05, 0.02, 0.13], 0.02),
      rod(p, [0.37, 1.07, 0.28], [0.38, 1.2, 0.34], 0.007),
      roundBox([p[0] - 0.38, p[1] - 1.22, p[2] - 0.36], [0.014, 0.035, 0.06], 0.014),
    )
  }, BLACK)
  for (const z of [-1, 1])
    add(new CylinderGeometry(0.018, 0.018, 0.13, 16).rotateX(Math.PI / 2), RUBBER, 0.335, 1.07, z * 0.345).rotation.y =
      z * 0.4
  addRoundLamp(0.57, 0.94)
  solid((x, y, z) => roundBox([x - 0.5 + (y - 1.05) * -0.4, y - 1.05, z], [0.012, 0.055, 0.075], 0.012), BLACK)
  // Exhaust on the driver's right side.
  solid(
    (x, y, z) =>
      Math.min(
        rod([x, y, z], [0.24, 0.5, 0.1], [0.3, 0.28, 0.1], 0.022),
        rod([x, y, z], [0.3, 0.28, 0.1], [-0.3, 0.24, 0.14], 0.024),
        rod([x, y, z], [-0.3, 0.24, 0.14], [-0.48, 0.34, 0.2], 0.026),
      ),
    CHROMED,
  )
  solid((x, y, z) => rod([x, y, z], [-0.48, 0.34, 0.2], [-0.86, 0.52, 0.22], 0.046, 0.056), STEEL)
  solid((x, y, z) => rod([x, y, z], [-0.42, 0.7, 0.05], [-0.36, 0.42, 0.05], 0.03), RED_LENS)
  add(new BoxGeometry(0.03, 0.035, 0.16), RED_LENS, -0.9, 0.925, 0)
  addNumberPlate(-0.985, 0.72)
  solid((x, y, z) => rod([x, y, z], [-0.85, 0.88, 0], [-0.98, 0.76, 0], 0.018), TRIM)
  return finish(paint, {
    wheel: [FRONT_X, RADIUS, 0.1],
    lamp: [0.58, 0.94, 0.03],
    'tail-lamp': [-0.8, 0.85, 0.05],
  })
}
