/** The screens on a dashboard: one panel, two, or dials under a hood beside a screen. */
import { CylinderGeometry, Group, TorusGeometry } from 'three'
import type { CabinPlan } from './cabin-plan.ts'
import { dashOf } from './dashboard.ts'
import type { Parts } from './part.ts'
import { sheet, slab } from './part.ts'
import { centreScreen, instrumentScreen, joinedScreens, roundDial } from './screens.ts'
import { screenStuff, trim } from './trim.ts'

const CASE = { color: 0x08090a, roughness: 0.25, clearcoat: 0.9 } as const
const BRIGHTNESS = 1.15

export function addDisplays(parts: Parts, plan: CabinPlan): void {
  const { look, driverZ } = plan
  const { topY, faceX } = dashOf(plan)
  const panel = (z: number, y: number, lean: number, x: number): Group => {
    const holder = new Group()
    holder.position.set(x, y, z)
    holder.rotation.z = -lean
    parts.group.add(holder)
    return holder
  }
  const screen = (
    holder: Group,
    width: number,
    height: number,
    picture: ReturnType<typeof joinedScreens>,
    rim: number,
  ): void => {
    holder.add(parts.add(slab(width + rim * 2, height + rim * 2, 0.016, 0.016), trim(CASE)))
    holder.add(parts.add(sheet(width, height, 0.008), screenStuff(picture, BRIGHTNESS), -0.0006))
  }
  const x = faceX(0.03, 0)
  if (look.screens === 'joined') {
    screen(panel(driverZ / 2 - 0.03, topY + 0.028, 0.16, x - 0.012), 0.66, 0.1414, joinedScreens(), 0.009)
    return
  }
  if (look.screens === 'apart') {
    screen(panel(driverZ, topY + 0.018, 0.2, x - 0.03), 0.29, 0.116, instrumentScreen(), 0.008)
    screen(panel(0, topY + 0.04, 0.14, x - 0.022), 0.28, 0.165, centreScreen(1280, 754), 0.009)
    return
  }
  const dials = panel(driverZ, topY + 0.014, 0.22, x - 0.034)
  dials.add(parts.add(slab(0.31, 0.125, 0.02, 0.05), trim({ color: 0x0a0b0c, roughness: 0.6, grain: 'plastic' })))
  const ring = trim({ color: 0x9a9da0, roughness: 0.25, metalness: 1 })
  for (const [n, side] of [-0.095, 0.095].entries()) {
    dials.add(
      parts.add(new CylinderGeometry(0.0545, 0.0545, 0.004, 64).rotateZ(Math.PI / 2), trim(CASE), -0.001, 0, side),
    )
    const face = parts.add(
      sheet(0.106, 0.106, 0.053),
      screenStuff(roundDial(n === 0 ? '1' : '0', n === 0 ? 0.12 : 0), BRIGHTNESS),
      -0.0035,
      0,
      side,
    )
    dials.add(face)
    dials.add(parts.add(new TorusGeometry(0.0545, 0.0028, 10, 64).rotateY(Math.PI / 2), ring, -0.003, 0, side))
  }
  dials.add(parts.add(sheet(0.06, 0.09, 0.006), screenStuff(centreScreen(400, 600), BRIGHTNESS), -0.001, 0, 0))
  screen(panel(0, topY + 0.012, 0.14, x - 0.02), 0.2, 0.152, centreScreen(1000, 760), 0.012)
}
