/** A motorcycle for long and rough roads: wheelbase 1.56 m, seat at 0.88 m, a beak, a screen, boxes of alloy. */
import type { MeshPhysicalMaterial } from 'three'
import { BoxGeometry, CylinderGeometry } from 'three'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import type { Model } from '../scene/car-model.ts'
import { ALLOY, BLACK, DARK_ALLOY, GLOW, PAINT, RED_LENS, RUBBER, SEAT, STEEL, TRIM } from '../scene/plain-material.ts'
import { assembly } from './assembly.ts'

const FRONT = { x: 0.82, radius: 0.345, rimRadius: 0.262, width: 0.11, design: 'y-spoke' } as const
const REAR = { x: -0.74, radius: 0.335, rimRadius: 0.235, width: 0.15, design: 'y-spoke' } as const

export function adventure(cell = 0.008, paint: MeshPhysicalMaterial = PAINT): Model {
  const { add, solid, addWheel, addNumberPlate, finish } = assembly(cell, {
    min: [-1.2, 0.005, -0.5],
    max: [1.25, 1.52, 0.5],
  })
  addWheel(FRONT)
  addWheel(REAR)
  // Tank, the panels that come down beside the radiator, and the beak.
  solid((x, y, z) => {
    const knees = 1 - 0.42 * Math.exp(-(((x + 0.14) / 0.15) ** 2))
    const tank = (Math.hypot((x - 0.14) / 0.36, (y - 0.97) / 0.17, z / (0.18 * knees)) - 1) * 0.15
    const panel = roundBox(
      [x - 0.34 + (y - 0.84) * 0.3, y - 0.84, Math.abs(z) - 0.175 + (y - 0.86) * 0.06],
      [0.15, 0.18, 0.035],
      0.034,
    )
    const beak = meet(
      rod([x, y * 1.15 - 0.13, z * 0.55], [0.5, 0.99, 0], [1.04, 0.83, 0], 0.075, 0.026),
      0.72 - y + (x - 0.6) * -0.12,
      0.02,
    )
    return join(join(tank, panel, 0.06), beak, 0.05)
  }, paint)
  // Sides of the tail.
  solid((x, y, z) => rod([x, y, Math.abs(z) * 0.85], [-0.3, 0.83, 0.09], [-0.78, 0.92, 0.1], 0.05, 0.026), paint)
  solid(
    (x, y, z) =>
      join(
        roundBox([x + 0.3, y - 0.9 - 0.1 * (x + 0.3) ** 2, z], [0.22, 0.045, 0.13], 0.044),
        roundBox([x + 0.66, y - 0.965, z], [0.18, 0.035, 0.115], 0.034),
        0.05,
      ),
    SEAT,
  )
  // Front guard, high above its wheel.
  solid(
    (x, y, z) =>
      Math.max(
        Math.abs(Math.hypot(x - FRONT.x, y - FRONT.radius) - FRONT.radius - 0.05) - 0.008,
        Math.abs(z) - 0.075,
        FRONT.radius + 0.2 - y + 0.5 * (x - FRONT.x),
      ),
    BLACK,
  )
  // Screen, instruments, lamps.
  solid((x, y, z) => {
    const sheet = Math.abs(x - 0.5 + (y - 1.2) * 0.42 + z * z * 1.6) - 0.011
    return Math.max(sheet, Math.abs(z) - 0.15 + (y - 1.2) * 0.12, 1.06 - y, y - 1.44)
  }, BLACK)
  for (const z of [-1, 1]) {
    add(new BoxGeometry(0.03, 0.055, 0.1), BLACK, 0.685, 0.99, z * 0.062)
    add(new BoxGeometry(0.02, 0.032, 0.076), GLOW, 0.698, 0.99, z * 0.062)
  }
  solid((x, y, z) => roundBox([x - 0.61, y - 1.0, z], [0.08, 0.07, 0.125], 0.05), BLACK)
  // Engine: a block with its two heads outside, a plate below.
  solid((x, y, z) => {
    const block = roundBox([x - 0.04, y - 0.53, z], [0.25, 0.23, 0.15], 0.07)
    const head = roundBox([x - 0.1, y - 0.5, Math.abs(z) - 0.24], [0.12, 0.085, 0.08], 0.05) + 0.005 * Math.sin(y * 260)
    return join(block, head, 0.03)
  }, DARK_ALLOY)
  solid((x, y, z) => roundBox([x - 0.1 - (y - 0.3) * 0.5, y - 0.3, z], [0.26, 0.02, 0.14], 0.018), ALLOY)
  add(new BoxGeometry(0.05, 0.26, 0.32), BLACK, 0.38, 0.6, 0).rotation.z = 0.25
  // Bars against falls, frame, swing arm, rack.
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [0.4, 0.36, 0.12], [0.32, 0.5, 0.33], 0.014),
      rod(p, [0.32, 0.5, 0.33], [0.3, 0.78, 0.26], 0.014),
      rod(p, [0.3, 0.78, 0.26], [0.42, 0.84, 0.12], 0.014),
      rod(p, [0.44, 0.92, 0.03], [0.26, 0.42, 0.12], 0.022),
      rod(p, [-0.2, 0.72, 0.12], [-0.82, 0.86, 0.12], 0.017),
      rod(p, [-0.26, 0.46, 0.13], [REAR.x, REAR.radius, 0.12], 0.036, 0.028),
      rod(p, [-0.28, 0.42, 0.17], [-0.34, 0.38, 0.26], 0.012),
      rod(p, [-0.5, 0.98, 0.1], [-0.98, 1.0, 0.1], 0.012),
    )
  }, TRIM)
  // Fork and bars, with guards before the hands.
  solid((x, y, z) => rod([x, y, Math.abs(z)], [FRONT.x - 0.01, FRONT.radius, 0.1], [0.66, 0.74, 0.1], 0.032), BLACK)
  solid((x, y, z) => rod([x, y, Math.abs(z)], [0.67, 0.71, 0.1], [0.5, 1.12, 0.1], 0.026), STEEL)
  solid((x, y, z) => {
    const p = [x, y, Math.abs(z)] as const
    return Math.min(
      rod(p, [0.46, 1.13, 0], [0.44, 1.17, 0.14], 0.015),
      rod(p, [0.44, 1.17, 0.14], [0.33, 1.19, 0.41], 0.015),
      roundBox([p[0] - 0.44, p[1] - 1.19, p[2] - 0.36], [0.02, 0.055, 0.1], 0.02),
      rod(p, [0.39, 1.19, 0.24], [0.39, 1.33, 0.31], 0.007),
      roundBox([p[0] - 0.39, p[1] - 1.36, p[2] - 0.33], [0.014, 0.04, 0.06], 0.014),
    )
  }, BLACK)
  for (const z of [-1, 1])
    add(new CylinderGeometry(0.018, 0.018, 0.13, 16).rotateX(Math.PI / 2), RUBBER, 0.345, 1.19, z * 0.37)
  // Boxes of alloy with dark corners, and the silencer between them and the wheel.
  solid((x, y, z) => roundBox([x + 0.76, y - 0.7, Math.abs(z) - 0.33], [0.23, 0.17, 0.1], 0.025), ALLOY)
  solid((x, y, z) => {
    const box = roundBox([x + 0.76, y - 0.7, Math.abs(z) - 0.33], [0.236, 0.176, 0.106], 0.025)
    const corner = Math.max(0.195 - Math.abs(x + 0.76), 0.13 - Math.abs(y - 0.7))
    return Math.max(box, corner)
  }, TRIM)
  solid(
    (x, y, z) =>
      Math.min(
        rod([x, y, z], [0.2, 0.34, 0.14], [-0.3, 0.36, 0.17], 0.026),
        rod([x, y, z], [-0.3, 0.36, 0.17], [-0.8, 0.43, 0.19], 0.048, 0.052),
      ),
    STEEL,
  )
  solid((x, y, z) => roundBox([x + 0.97, y - 0.93, z], [0.02, 0.025, 0.06], 0.016), RED_LENS)
  solid((x, y, z) => rod([x, y, z], [-0.9, 0.92, 0], [-1.04, 0.7, 0], 0.02), TRIM)
  addNumberPlate(-1.06, 0.72)
  return finish(paint, {
    wheel: [FRONT.x, FRONT.radius, 0.1],
    lamp: [0.69, 0.99, 0.06],
    'tail-lamp': [-0.95, 0.93, 0.05],
  })
}
