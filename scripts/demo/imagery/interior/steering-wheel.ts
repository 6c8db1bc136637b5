/** The steering wheel with its column and stalks, which lean towards who drives. */
import { CylinderGeometry, Group } from 'three'
import type { Field } from '../geometry/field.ts'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import type { Parts } from './part.ts'
import { sheet, slab } from './part.ts'
import { linear } from './shell.ts'
import { trim } from './trim.ts'

const RIM_M = 0.178
/** Radians by which the wheel leans away from upright. */
const LEAN = 0.42

/** In its own place: the wheel's plane is x = 0, who drives is at -x. */
const RIM: Field = (x, y, z) => {
  const radius = Math.hypot(y, z)
  const angle = Math.atan2(y, z)
  // Thicker where thumbs lie, flat below.
  const thumbs = 0.0032 * Math.exp(-(((Math.abs(Math.abs(angle) - Math.PI / 2) - 1.15) / 0.2) ** 2))
  const flat = -0.012 * Math.exp(-(((angle + Math.PI / 2) / 0.42) ** 2))
  return Math.hypot((radius - RIM_M - flat) * 0.92, x) - 0.0148 - thumbs
}

const SPOKES: Field = (x, y, z) => {
  const a = Math.abs(z)
  const inside = Math.hypot(y, z) - RIM_M
  const side = roundBox(
    [x - 0.014 + a * 0.05, y + 0.008 - a * 0.06, a - 0.1],
    [0.011, 0.024 - 0.03 * (a - 0.1), 0.085],
    0.01,
  )
  const low = roundBox([x - 0.012, y + 0.11, a - 0.026 - 0.1 * (0.11 + y)], [0.009, 0.075, 0.0125], 0.008)
  return Math.max(Math.min(side, low), inside)
}

const HUB: Field = (x, y, z) => {
  const wide = 0.083 - 0.3 * Math.max(0, -y - 0.01) ** 1.2
  const pad = roundBox([x - 0.004 + 0.9 * (y * y + z * z), y + 0.006, z * (0.083 / wide)], [0.03, 0.064, 0.083], 0.026)
  return meet(pad, -x - 0.03, 0.01)
}

export function addSteeringWheel(parts: Parts, plan: CabinPlan): void {
  const { look, driverZ, beltY, dashX } = plan
  const holder = new Group()
  holder.position.set(dashX - 0.19, beltY - 0.12, driverZ)
  holder.rotation.z = -LEAN
  const box = { min: [-0.05, -0.21, -0.21], max: [0.06, 0.21, 0.21] } as const
  const leather = trim({
    color: 0x333436,
    roughness: 0.5,
    grain: 'leather',
    drawn: `float r = length(at.yz); float sewn = stitches(r - ${(RIM_M - 0.0135).toFixed(4)}, atan(at.y, at.z) * 0.165) * step(facing.x, 0.3);
      tone = mix(tone, ${linear(look.stitch)}, sewn); high += 0.0004 * sewn;
      float cut = groove(abs(abs(atan(at.y, at.z) + 1.5708) - 2.3), 0.012) + groove(abs(abs(atan(at.y, at.z) + 1.5708) - 0.95), 0.012);
      high -= 0.001 * cut; tone *= 1.0 - 0.4 * cut;`,
  })
  const satin = trim({ color: 0x8d9094, roughness: 0.3, metalness: 0.9 })
  const dark = trim({ color: 0x343537, roughness: 0.55, grain: 'plastic' })
  const pad = trim({
    color: 0x38393b,
    roughness: 0.62,
    grain: 'leather',
    drawn:
      'float seam = groove(abs(at.z) - 0.058 + 0.25 * max(0.0, -at.y - 0.01), 0.0016); high -= 0.0016 * seam; tone *= 1.0 - 0.5 * seam;',
  })
  const own = new Group()
  holder.add(own)
  const add = (field: Field, cellM: number, material: ReturnType<typeof trim>): void => {
    own.add(parts.add(meshOf(field, box, cellM), material))
  }
  add(RIM, 0.0045, leather)
  add(SPOKES, 0.004, satin)
  add(HUB, 0.0045, pad)
  // A plain round badge, and the pads of buttons.
  own.add(parts.add(new CylinderGeometry(0.0165, 0.0165, 0.003, 48).rotateZ(Math.PI / 2), satin, -0.0275, 0.004, 0))
  for (const side of [1, -1]) {
    own.add(parts.add(slab(0.05, 0.032, 0.012, 0.008), dark, -0.004, -0.003, side * 0.113))
    for (const y of [0.008, -0.01])
      own.add(
        parts.add(
          slab(0.017, 0.01, 0.004, 0.003, 0.001),
          trim({ color: 0x2a2b2d, roughness: 0.4 }),
          -0.007,
          y - 0.002,
          side * (0.113 - 0.011),
        ),
      )
    own.add(
      parts.add(
        slab(0.017, 0.03, 0.004, 0.003, 0.001),
        trim({ color: 0x2a2b2d, roughness: 0.4 }),
        -0.007,
        -0.003,
        side * 0.125,
      ),
    )
    own.add(
      parts.add(sheet(0.0022, 0.012, 0.0005), trim({ color: 0xd0d2d4, roughness: 0.5 }), -0.0115, -0.003, side * 0.125),
    )
  }
  const column: Field = (x, y, z) =>
    join(
      rod([x, y, z], [0.03, -0.005, 0], [0.3, 0.03, 0], 0.052, 0.075),
      roundBox([x - 0.12, y + 0.03, z], [0.08, 0.045, 0.055], 0.03),
      0.03,
    )
  own.add(parts.add(meshOf(column, { min: [0, -0.13, -0.13], max: [0.36, 0.13, 0.13] }, 0.008), dark))
  const stalk: Field = (x, y, z) => {
    const arm = rod([x, y, Math.abs(z)], [0.075, 0.005, 0.04], [0.05, 0.02, 0.15], 0.0075, 0.0085)
    return join(arm, roundBox([x - 0.046, y - 0.022, Math.abs(z) - 0.172], [0.0085, 0.0125, 0.028], 0.008), 0.006)
  }
  own.add(parts.add(meshOf(stalk, { min: [0.02, -0.03, -0.22], max: [0.1, 0.06, 0.22] }, 0.004), dark))
  parts.group.add(holder)
  parts.solid(RIM, box, [holder.position.x, holder.position.y, holder.position.z])
}
