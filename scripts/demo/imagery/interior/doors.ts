/** What stands on the linings of the doors: armrests, handles, switches, the band that goes on from the dashboard. */
import { BoxGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import { bandStuff } from './dashboard.ts'
import type { Parts } from './part.ts'
import { mirrored } from './part.ts'
import { linear } from './shell.ts'
import { trim } from './trim.ts'

export function addDoors(parts: Parts, plan: CabinPlan): void {
  const { look, beltY, pillarX, dashX, inner, shelfX } = plan
  const satin = trim({ color: 0xa3a6aa, roughness: 0.26, metalness: 1 })
  const dark = trim({ color: 0x111213, roughness: 0.35, clearcoat: 0.5 })
  const padded = trim({
    color: look.lower,
    roughness: 0.6,
    grain: look.cloth ? 'plastic' : 'leather',
    drawn: `float sewn = stitches(at.y - ${(beltY - 0.232).toFixed(4)}, at.x) * step(0.4, abs(facing.z)); tone = mix(tone, ${linear(look.stitch)}, sewn);`,
  })
  const bandY = beltY - 0.14
  for (const [from, to] of [
    [pillarX + 0.1, dashX - 0.02],
    [shelfX + 0.26, pillarX - 0.1],
  ] as const) {
    const middle = (from + to) / 2
    const rest: Field = (x, y, z) => {
      const face = inner(x, y)
      const along = (x - middle + 0.04) / (to - from)
      const arm = roundBox(
        [x - middle + 0.02, y - beltY + 0.235 - 0.05 * along, z - face + 0.012],
        [(to - from) / 2 - 0.06, 0.032, 0.062],
        0.024,
      )
      // A cup to pull the door by.
      return meet(
        arm,
        -roundBox([x - middle - 0.12, y - beltY + 0.2, z - face + 0.02], [0.07, 0.03, 0.022], 0.014),
        0.006,
      )
    }
    const at: Bounds = { min: [from, beltY - 0.32, 0.45], max: [to, beltY - 0.16, 1] }
    parts.pair(rest, at, 0.008, padded)
    const strip: Field = (x, y, z) => {
      const sheet = Math.max(inner(x, y) - 0.006 - z, z - inner(x, y) - 0.02)
      const ends = Math.max(from + 0.03 - x, x - to + 0.01)
      return meet(Math.max(sheet, Math.abs(y - bandY) - 0.02), ends, 0.01)
    }
    const stripAt: Bounds = { min: [from, bandY - 0.04, 0.45], max: [to, bandY + 0.04, 1] }
    const stuff = bandStuff(plan, bandY, 0, 0.02)
    const geometry = meshOf(strip, stripAt, 0.006)
    parts.add(mirrored(geometry), stuff)
    parts.add(geometry, stuff)
    // The handle, in a dark cup.
    const x0 = to - 0.17
    const z0 = inner(x0, beltY - 0.085)
    const handle: Field = (x, y, z) =>
      join(
        rod([x, y, z], [x0 - 0.05, beltY - 0.083, z0 - 0.026], [x0 + 0.045, beltY - 0.08, z0 - 0.016], 0.008),
        rod([x, y, z], [x0 + 0.045, beltY - 0.08, z0 - 0.016], [x0 + 0.06, beltY - 0.08, z0 + 0.02], 0.009),
        0.008,
      )
    const cup: Field = (x, y, z) => roundBox([x - x0, y - beltY + 0.08, z - z0 - 0.002], [0.075, 0.03, 0.008], 0.006)
    const near: Bounds = { min: [x0 - 0.09, beltY - 0.13, z0 - 0.05], max: [x0 + 0.09, beltY - 0.04, z0 + 0.03] }
    for (const [field, material] of [
      [handle, satin],
      [cup, dark],
    ] as const) {
      const one = meshOf(field, near, 0.004)
      parts.add(mirrored(one), material)
      parts.add(one, material)
    }
    addSwitches(parts, plan, middle + 0.1, from > pillarX)
  }
}

/** Switches of the windows on an armrest's end. */
function addSwitches(parts: Parts, { inner, beltY }: CabinPlan, x: number, many: boolean): void {
  const dark = trim({ color: 0x0c0d0e, roughness: 0.2, clearcoat: 0.9 })
  const grey = trim({ color: 0x2c2d30, roughness: 0.4 })
  const y = beltY - 0.198
  for (const side of [1, -1]) {
    const z = side * (inner(x, beltY - 0.2) - 0.045)
    parts.add(new BoxGeometry(0.15, 0.006, 0.05), dark, x - 0.08, y, z).rotation.z = 0.06
    for (const [n, dx] of (many ? [-0.11, -0.07] : [-0.09]).entries())
      for (const dz of many ? [-0.012, 0.012] : [0])
        parts.add(new BoxGeometry(0.026, 0.009, 0.018), grey, x + dx + n * 0.004, y + 0.005, z + dz).rotation.z = 0.16
  }
}
