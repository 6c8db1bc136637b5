/** Above and around: the mirror, visors, lamps, handles to hold on to, and belts on the pillars. */
import { BoxGeometry } from 'three'
import { curve } from '../geometry/curve.ts'
import type { Field } from '../geometry/field.ts'
import { join, rod, roundBox } from '../geometry/field.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import type { Parts } from './part.ts'
import { mirrored, sheet, slab } from './part.ts'
import { trim } from './trim.ts'

export function addOverhead(parts: Parts, plan: CabinPlan): void {
  const { shape, look, roofY, beltY, body } = plan
  const screenX = curve(shape.cabin.windscreen)
  const ceiling = (x: number, z: number): number => {
    let y = roofY + 0.12
    while (body.field(x, y, z) > -0.045) y -= 0.002
    return y
  }
  const headerX = screenX(roofY - 0.06) - 0.1
  const light = trim({ color: look.lining, roughness: 0.8, grain: 'lining' })
  const grey = trim({ color: 0x9b9a96, roughness: 0.6, grain: 'plastic' })
  const dark = trim({ color: 0x333437, roughness: 0.4, grain: 'plastic' })
  // Visors, folded up.
  for (const side of [1, -1]) {
    const z = side * 0.34
    const visor = parts.add(
      slab(0.36, 0.15, 0.018, 0.03, 0.006),
      light,
      headerX - 0.03,
      ceiling(headerX - 0.06, z) - 0.022,
      z,
    )
    visor.rotation.z = -1.32
  }
  // The mirror hangs on the windscreen.
  const mirrorY = Math.min(beltY + 0.36, roofY - 0.12)
  const x = screenX(mirrorY) - 0.085
  const housing: Field = (px, py, pz) =>
    roundBox([px - 0.012 - 2.2 * py * py - 0.7 * pz * pz, py, pz], [0.02, 0.034, 0.122], 0.018)
  const mirror = parts.add(
    meshOf(housing, { min: [-0.02, -0.05, -0.14], max: [0.07, 0.05, 0.14] }, 0.005),
    dark,
    x,
    mirrorY,
    0,
  )
  const pane = parts.add(
    sheet(0.226, 0.054, 0.022),
    trim({ color: 0xe6e9ec, roughness: 0.03, metalness: 1 }),
    x - 0.0095,
    mirrorY,
    0,
  )
  for (const part of [mirror, pane]) part.rotation.set(0, -0.2, 0.14)
  const stem: Field = (px, py, pz) =>
    rod([px, py, pz], [x + 0.03, mirrorY, 0], [screenX(mirrorY + 0.06) - 0.01, mirrorY + 0.06, 0], 0.01, 0.024)
  parts.add(meshOf(stem, { min: [x - 0.05, mirrorY - 0.05, -0.04], max: [x + 0.2, mirrorY + 0.12, 0.04] }, 0.006), dark)
  // Lamps and their switches.
  const lampX = headerX - 0.075
  const consoleY = ceiling(lampX, 0)
  const pod: Field = (px, py, pz) => roundBox([px - lampX, py - consoleY, pz], [0.075, 0.02, 0.075], 0.018)
  parts.add(
    meshOf(pod, { min: [lampX - 0.12, consoleY - 0.04, -0.1], max: [lampX + 0.12, consoleY + 0.04, 0.1] }, 0.006),
    grey,
  )
  const lens = trim({ color: 0xf4f1e8, roughness: 0.25, emissive: 0xfff3df, emissiveIntensity: 0.5 })
  for (const z of [0.04, -0.04])
    parts.add(new BoxGeometry(0.036, 0.004, 0.05), lens, lampX - 0.025, consoleY - 0.0205, z)
  for (const z of [0.045, 0.015, -0.015, -0.045])
    parts.add(new BoxGeometry(0.018, 0.005, 0.02), dark, lampX + 0.03, consoleY - 0.02, z)
  addHandles(parts, plan, light)
  addBelts(parts, plan)
}

/** Over the doors. */
function addHandles(
  parts: Parts,
  { frontX, rearX, body, roofY, pillarX }: CabinPlan,
  stuff: ReturnType<typeof trim>,
): void {
  for (const x of [frontX + 0.1, Math.min(rearX + 0.2, pillarX - 0.3)]) {
    const y = roofY - 0.075
    const z = body.cabinHalfWidth(x, y) - 0.075
    const grip: Field = (px, py, pz) => {
      const bar = rod([px, py, pz], [x - 0.085, y - 0.012, z - 0.028], [x + 0.085, y - 0.012, z - 0.028], 0.0105)
      const foot = rod([Math.abs(px - x), py, pz], [0.085, y - 0.012, z - 0.028], [0.105, y + 0.01, z + 0.035], 0.012)
      return join(bar, foot, 0.014)
    }
    const geometry = meshOf(grip, { min: [x - 0.13, y - 0.05, z - 0.06], max: [x + 0.13, y + 0.05, z + 0.06] }, 0.005)
    parts.add(mirrored(geometry), stuff)
    parts.add(geometry, stuff)
  }
}

/** From the pillar's loop down to the floor, and the buckles beside the seats. */
function addBelts(parts: Parts, { pillarX, beltY, floorY, hipY, inner, roofY, frontX, driverZ }: CabinPlan): void {
  const web = trim({ color: 0x38383a, roughness: 0.8, grain: 'cloth' })
  const dark = trim({ color: 0x343537, roughness: 0.4, grain: 'plastic' })
  const red = trim({ color: 0x9c1712, roughness: 0.4 })
  const top = roofY - 0.2
  const points = [
    [pillarX - 0.01, top, inner(pillarX, top) - 0.022],
    [pillarX - 0.015, beltY - 0.02, inner(pillarX, beltY) - 0.04],
    [pillarX - 0.02, floorY + 0.15, inner(pillarX, floorY + 0.2) - 0.016],
  ] as const
  for (const side of [1, -1]) {
    for (const [n, from] of points.slice(0, -1).entries()) {
      const to = points[n + 1] as (typeof points)[number]
      const strip: Field = (x, y, z) => {
        const t = Math.min(1, Math.max(0, (from[1] - y) / (from[1] - to[1])))
        const [mx, mz] = [from[0] + (to[0] - from[0]) * t, from[2] + (to[2] - from[2]) * t]
        return Math.max(Math.abs(x - mx) - 0.023, Math.abs(z - mz) - 0.0055, y - from[1], to[1] - y)
      }
      const geometry = meshOf(
        strip,
        {
          min: [pillarX - 0.06, to[1] - 0.01, Math.min(from[2], to[2]) - 0.02],
          max: [pillarX + 0.04, from[1] + 0.01, Math.max(from[2], to[2]) + 0.02],
        },
        0.005,
      )
      parts.add(side === 1 ? geometry : mirrored(geometry), web)
    }
    const loop: Field = (x, y, z) =>
      roundBox([x - pillarX + 0.01, y - top - 0.005, z - points[0][2] - 0.006], [0.036, 0.03, 0.014], 0.012)
    const cover = meshOf(
      loop,
      {
        min: [pillarX - 0.06, top - 0.04, points[0][2] - 0.02],
        max: [pillarX + 0.04, top + 0.05, points[0][2] + 0.03],
      },
      0.005,
    )
    parts.add(side === 1 ? cover : mirrored(cover), dark)
    // Buckles stand between seat and console.
    const z = side * (driverZ - 0.262)
    parts.add(new BoxGeometry(0.05, 0.075, 0.022), dark, frontX - 0.1, hipY + 0.07, z).rotation.z = -0.2
    parts.add(new BoxGeometry(0.026, 0.012, 0.016), red, frontX - 0.092, hipY + 0.106, z).rotation.z = -0.2
  }
}
