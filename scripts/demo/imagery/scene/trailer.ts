/** A trailer's drawbar with what stands on it, and what its body carries outside. */
import { BoxGeometry, CylinderGeometry } from 'three'
import { rod, roundBox } from '../geometry/field.ts'
import type { TrailerFit } from '../vehicles/car-shape.ts'
import type { Put } from './awning.ts'
import { addAwning } from './awning.ts'
import { meshOf } from './mesh-of.ts'
import { ALLOY, BLACK, CHROMED, PANEL, plain, STEEL, TRIM } from './plain-material.ts'

const BAR_Y = 0.5
const CLOTH = plain({ color: 0x8a8f92, roughness: 0.95 })
const CELLS = plain({ color: 0x0b1220, roughness: 0.18, clearcoat: 1 })

export function addTrailer(put: Put, fit: TrailerFit, hitched: boolean): void {
  addDrawbar(put, fit, hitched)
  const { awning, cooler, roofY, tailX } = fit
  if (awning !== null) addAwning(put, awning.from, awning.to, awning.y, awning.z)
  if (cooler !== null) {
    const shell = meshOf(
      (x, y, z) => roundBox([x, y, z], [0.5, 0.12, 0.36], 0.1),
      { min: [-0.55, -0.16, -0.4], max: [0.55, 0.16, 0.4] },
      0.025,
    )
    put(shell, PANEL, cooler[0], cooler[1], 0)
  }
  for (const x of fit.vents) put(new BoxGeometry(0.5, 0.07, 0.5), TRIM, x, roofY, 0)
  for (const x of fit.solar) put(new BoxGeometry(1.1, 0.04, 0.68), CELLS, x, roofY + 0.03, 0.55)
  if (fit.spare) {
    const tailY = fit.tailY ?? 0.56
    put(new CylinderGeometry(0.34, 0.34, 0.2, 40).rotateZ(Math.PI / 2), TRIM, tailX - 0.1, tailY + 0.42, 0)
    put(new CylinderGeometry(0.2, 0.2, 0.21, 32).rotateZ(Math.PI / 2), STEEL, tailX - 0.11, tailY + 0.42, 0)
    put(new BoxGeometry(0.1, 0.1, 1.7), TRIM, tailX - 0.08, tailY, 0)
  }
  const z = awning === null ? 1.17 : awning.z - 0.03
  put(new BoxGeometry(0.03, 0.34, 0.03), CHROMED, fit.handle[0], fit.handle[1], z)
  if (fit.step !== null) put(new BoxGeometry(0.5, 0.05, 0.36), STEEL, fit.step[0], fit.step[1], z - 0.05)
  if (fit.lifted !== undefined) addLifted(put, fit.lifted)
}

function addDrawbar(put: Put, { noseX, hitchX, bow }: TrailerFit, hitched: boolean): void {
  for (const side of [1, -1]) {
    const bar = meshOf(
      (x, y, z) => rod([x, y, z], [noseX, BAR_Y, 0.75 * side], [hitchX, BAR_Y, 0], 0.05),
      { min: [noseX - 0.2, 0.4, -0.9], max: [hitchX + 0.15, 0.6, 0.9] },
      0.025,
    )
    put(bar, TRIM, 0, 0, 0)
    if (bow === 'bottles') put(new CylinderGeometry(0.14, 0.14, 0.5, 24), STEEL, noseX + 0.45, 0.78, 0.16 * side)
  }
  put(new BoxGeometry(0.3, 0.09, 0.14), STEEL, hitchX + 0.1, BAR_Y + 0.02, 0)
  // The jockey wheel: on the ground when it stands alone, wound up and turned away when it is towed.
  const jockeyX = hitchX - 0.2
  const lift = hitched ? 0.34 : 0
  put(new CylinderGeometry(0.03, 0.03, 0.5, 12), STEEL, jockeyX, 0.42 + lift, 0)
  put(new CylinderGeometry(0.09, 0.09, 0.06, 20).rotateX(Math.PI / 2), TRIM, jockeyX, 0.12 + lift, 0)
  if (bow === 'bottles') {
    const shield = meshOf(
      (x, y, z) => roundBox([x + 0.12 * Math.abs(z), y, z], [0.03, 0.22, 0.62], 0.03),
      { min: [-0.2, -0.25, -0.66], max: [0.1, 0.25, 0.66] },
      0.02,
    )
    put(shield, TRIM, noseX + 0.7, 0.74, 0)
    return
  }
  // A chest across the drawbar, with locks, a can for water on each side, and a stone guard before it.
  const chest = meshOf(
    (x, y, z) => roundBox([x, y, z], [0.3, 0.3, 0.86], 0.03),
    { min: [-0.36, -0.36, -0.92], max: [0.36, 0.36, 0.92] },
    0.025,
  )
  put(chest, ALLOY, noseX + 0.62, 0.9, 0)
  put(new BoxGeometry(0.62, 0.03, 1.76), BLACK, noseX + 0.62, 1.08, 0)
  for (const side of [1, -1]) {
    put(new BoxGeometry(0.02, 0.1, 0.1), BLACK, noseX + 0.93, 1.02, side * 0.5)
    put(new BoxGeometry(0.18, 0.42, 0.32), BLACK, noseX + 1.06, 0.8, side * 0.2)
  }
  put(new BoxGeometry(0.02, 0.36, 1.5), TRIM, noseX + 1.2, 0.78, 0)
}

/** Cloth walls with a fold in them, and the roof that they carry. */
function addLifted(put: Put, { from, to, low, high }: NonNullable<TrailerFit['lifted']>): void {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const cloth = meshOf(
    (x, y, z) => {
      const share = (y - low) / (high - low)
      const fold = 0.035 * Math.abs(Math.sin(share * Math.PI * 2))
      return roundBox([x - middle, y - (low + high) / 2, z], [half - 0.04 - fold, (high - low) / 2, 0.94 - fold], 0.06)
    },
    { min: [from - 0.1, low - 0.05, -1.05], max: [to + 0.1, high + 0.05, 1.05] },
    0.02,
  )
  put(cloth, CLOTH, 0, 0, 0)
  const lid = meshOf(
    (x, y, z) =>
      roundBox([x - middle, y - high - 0.05 + 0.012 * (x - middle) ** 2 * 0.6, z], [half + 0.06, 0.07, 1.03], 0.06),
    { min: [from - 0.2, high - 0.15, -1.1], max: [to + 0.2, high + 0.2, 1.1] },
    0.02,
  )
  put(lid, PANEL, 0, 0, 0)
}
