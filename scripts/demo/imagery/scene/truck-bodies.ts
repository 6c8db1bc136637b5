/** What a truck carries on its chassis: a box, a deck with drop sides, a body that tips. */
import { BoxGeometry, CylinderGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import { roundBox } from '../geometry/field.ts'
import type { Put } from './awning.ts'
import { meshOf } from './mesh-of.ts'
import { ALLOY, DARK_ALLOY, PANEL, RED_LENS, STEEL, TRIM } from './plain-material.ts'

/** From the tail to behind the cab. */
const BODY = { from: -3.4, to: 0.16 } as const
const MIDDLE_X = (BODY.from + BODY.to) / 2
const LENGTH_M = BODY.to - BODY.from
const DECK = { floorY: 0.98, half: 1, sideM: 0.38 } as const
const TIPPER_SIDE_M = 0.62

export const TRUCK_SOLIDS: Readonly<Record<'cargo-box' | 'deck' | 'tipper', Field>> = {
  'cargo-box': (x, y, z) => roundBox([x + 1.62, y - 1.93, z], [1.78, 1.03, 1], 0.03),
  deck: (x, y, z) => {
    const floor = roundBox([x - MIDDLE_X, y - DECK.floorY, z], [LENGTH_M / 2, 0.06, DECK.half], 0.02)
    const sides = roundBox([x - MIDDLE_X, y - 1.17, Math.abs(z) - DECK.half], [LENGTH_M / 2, 0.19, 0.03], 0.02)
    return Math.min(floor, sides, roundBox([x - BODY.to, y - 1.5, z], [0.04, 0.5, DECK.half], 0.02))
  },
  tipper: (x, y, z) => {
    const whole = roundBox([x - MIDDLE_X, y - 1.24, z], [LENGTH_M / 2, 0.34, DECK.half], 0.04)
    const load = roundBox([x - MIDDLE_X, y - 1.45, z], [LENGTH_M / 2 - 0.08, 0.4, DECK.half - 0.08], 0.04)
    return Math.max(whole, -load)
  },
}

/** Rails, the boxes beside them, lamps and a bar under the tail. */
function addChassis(put: Put): void {
  for (const z of [-1, 1]) {
    put(new BoxGeometry(3.6, 0.16, 0.07), TRIM, -1.5, 0.72, z * 0.4)
    put(new BoxGeometry(0.9, 0.34, 0.4), TRIM, -0.35, 0.6, z * 0.72)
    put(new BoxGeometry(0.02, 0.12, 0.4), RED_LENS, -3.36, 0.72, z * 0.7)
  }
  put(new BoxGeometry(0.06, 0.1, 1.9), TRIM, -3.36, 0.5, 0)
}

export function addCargoBox(put: Put): void {
  const box = meshOf(
    (x, y, z) => roundBox([x, y, z], [1.78, 1.03, 1], 0.03),
    { min: [-1.85, -1.1, -1.06], max: [1.85, 1.1, 1.06] },
    0.04,
  )
  put(box, PANEL, -1.62, 1.93, 0)
  addChassis(put)
  for (const z of [-1, 1]) {
    put(new BoxGeometry(3.5, 0.05, 0.02), STEEL, -1.62, 0.93, z * 1.0)
    put(new BoxGeometry(3.5, 0.04, 0.02), STEEL, -1.62, 2.93, z * 1.0)
    put(new BoxGeometry(0.03, 2, 0.04), STEEL, -3.41, 1.93, z * 0.96)
  }
  put(new BoxGeometry(0.012, 1.95, 0.012), TRIM, -3.405, 1.93, 0)
}

/** An alloy deck with drop sides, and a rack behind the cab for what is long. */
export function addDeck(put: Put): void {
  const { floorY, half, sideM } = DECK
  addChassis(put)
  put(new BoxGeometry(LENGTH_M, 0.07, half * 2), STEEL, MIDDLE_X, floorY, 0)
  for (let z = -half + 0.1; z < half; z += 0.2)
    put(new BoxGeometry(LENGTH_M, 0.012, 0.16), ALLOY, MIDDLE_X, floorY + 0.04, z)
  const sideY = floorY + sideM / 2 + 0.03
  for (const side of [-1, 1]) {
    put(new BoxGeometry(LENGTH_M, sideM, 0.03), ALLOY, MIDDLE_X, sideY, side * half)
    for (const y of [0.07, 0.19, 0.31])
      put(new BoxGeometry(LENGTH_M, 0.018, 0.04), STEEL, MIDDLE_X, floorY + 0.03 + y, side * half)
    for (const x of [BODY.from + 0.04, -2.2, -1.04, BODY.to - 0.04])
      put(new BoxGeometry(0.06, sideM + 0.08, 0.06), STEEL, x, sideY, side * (half + 0.006))
    for (const x of [-2.8, -1.62, -0.44])
      put(new BoxGeometry(0.05, 0.09, 0.03), TRIM, x, floorY - 0.02, side * (half + 0.02))
    put(new BoxGeometry(0.06, 1.2, 0.06), STEEL, BODY.to, floorY + 0.6, side * (half - 0.03))
    put(new BoxGeometry(0.06, 0.6, 0.06), STEEL, BODY.from + 0.04, floorY + 0.3, side * (half - 0.03))
  }
  put(new BoxGeometry(0.03, sideM, half * 2), ALLOY, BODY.from, sideY, 0)
  for (const y of [0.07, 0.19, 0.31])
    put(new BoxGeometry(0.04, 0.018, half * 2), STEEL, BODY.from, floorY + 0.03 + y, 0)
  for (const y of [0.42, 0.8, 1.18]) put(new BoxGeometry(0.06, 0.05, half * 2), STEEL, BODY.to, floorY + y, 0)
  for (let z = -half + 0.16; z < half; z += 0.16)
    put(new BoxGeometry(0.016, 0.76, 0.016), STEEL, BODY.to, floorY + 0.8, z)
  put(new BoxGeometry(0.03, 0.4, half * 2 - 0.06), ALLOY, BODY.to - 0.01, floorY + 0.22, 0)
}

/** A steel body with ribs, its front wall higher and over the cab's back, a ram below. */
export function addTipper(put: Put): void {
  const { floorY, half } = DECK
  addChassis(put)
  const sideY = floorY + TIPPER_SIDE_M / 2
  put(new BoxGeometry(LENGTH_M, 0.08, half * 2 - 0.06), DARK_ALLOY, MIDDLE_X, floorY - 0.02, 0)
  for (const side of [-1, 1]) {
    put(new BoxGeometry(LENGTH_M, TIPPER_SIDE_M, 0.04), DARK_ALLOY, MIDDLE_X, sideY, side * half)
    put(new BoxGeometry(LENGTH_M + 0.06, 0.09, 0.1), DARK_ALLOY, MIDDLE_X, floorY + TIPPER_SIDE_M, side * half)
    put(new BoxGeometry(LENGTH_M + 0.02, 0.1, 0.09), DARK_ALLOY, MIDDLE_X, floorY - 0.01, side * half)
    for (let x = BODY.from + 0.1; x < BODY.to; x += 0.56)
      put(new BoxGeometry(0.1, TIPPER_SIDE_M, 0.09), DARK_ALLOY, x, sideY, side * (half + 0.03))
    put(new BoxGeometry(0.05, 0.1, 0.1), RED_LENS, BODY.from - 0.05, floorY + 0.06, side * (half - 0.12))
    const hinge = new CylinderGeometry(0.035, 0.035, 0.16, 16)
    put(hinge.rotateX(Math.PI / 2), STEEL, BODY.from - 0.04, floorY + TIPPER_SIDE_M + 0.06, side * (half - 0.12))
  }
  put(new BoxGeometry(0.05, TIPPER_SIDE_M, half * 2 - 0.04), DARK_ALLOY, BODY.from, sideY, 0)
  for (const z of [-0.5, 0, 0.5])
    put(new BoxGeometry(0.07, TIPPER_SIDE_M, 0.09), DARK_ALLOY, BODY.from - 0.03, sideY, z)
  put(new BoxGeometry(0.06, 1.05, half * 2), DARK_ALLOY, BODY.to, floorY + 0.52, 0)
  for (const z of [-0.66, 0, 0.66]) put(new BoxGeometry(0.07, 1.05, 0.08), DARK_ALLOY, BODY.to - 0.04, floorY + 0.52, z)
  put(new CylinderGeometry(0.09, 0.09, 0.5, 24), STEEL, -0.1, 0.74, 0)
}
