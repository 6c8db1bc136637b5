/** What stands on a chassis or on a body: a truck's box, a ute's tray, an awning, the fittings of a trailer. */
import type { BufferGeometry, Group, Material } from 'three'
import { BoxGeometry, CylinderGeometry, Mesh } from 'three'
import type { Extra } from '../vehicles/car-shape.ts'
import type { Put } from './awning.ts'
import { addAwning } from './awning.ts'
import { addPlate } from './fittings.ts'
import { meshOf } from './mesh-of.ts'
import { ALLOY, CHROMED, RED_LENS, STEEL, TRIM } from './plain-material.ts'
import { addTrailer } from './trailer.ts'
import { addCargoBox, addDeck, addTipper } from './truck-bodies.ts'

export function addExtra(group: Group, extra: Extra, hitched: boolean): void {
  const put: Put = (geometry, material, x, y, z) => {
    const mesh = new Mesh(geometry, material)
    mesh.position.set(x, y, z)
    group.add(mesh)
    return mesh
  }
  if (extra.kind === 'cargo-box') addCargoBox(put)
  else if (extra.kind === 'deck') addDeck(put)
  else if (extra.kind === 'tipper') addTipper(put)
  else if (extra.kind === 'tray') addTray(group, put)
  else if (extra.kind === 'awning') addAwning(put, extra.from, extra.to, extra.y, extra.z)
  else addTrailer(put, extra.fit, hitched)
}

const TRAY = { from: -2.88, to: -0.56, floorY: 0.98, half: 0.92, sideM: 0.26 } as const

/** An alloy deck with drop sides and a rack behind the cab, on two rails. */
function addTray(group: Group, put: Put): void {
  const { from, to, floorY, half, sideM } = TRAY
  const [middle, length] = [(from + to) / 2, to - from]
  put(new BoxGeometry(length, 0.05, half * 2), STEEL, middle, floorY, 0)
  for (let z = -half + 0.1; z < half; z += 0.2)
    put(new BoxGeometry(length, 0.012, 0.16), ALLOY, middle, floorY + 0.03, z)
  for (const side of [-1, 1]) {
    put(new BoxGeometry(length, sideM, 0.028), ALLOY, middle, floorY + sideM / 2 + 0.02, side * half)
    for (const y of [0.06, 0.15, 0.24])
      put(new BoxGeometry(length, 0.016, 0.036), STEEL, middle, floorY + y, side * half)
    for (const x of [from + 0.05, middle, to - 0.05])
      put(new BoxGeometry(0.05, sideM + 0.06, 0.05), STEEL, x, floorY + sideM / 2 + 0.01, side * (half + 0.006))
    put(new BoxGeometry(2.9, 0.12, 0.07), TRIM, -1.6, 0.72, side * 0.38)
    put(new BoxGeometry(0.03, 0.11, 0.36), RED_LENS, from - 0.02, 0.84, side * 0.66)
    // Guards over the wheels, and a box for tools before them.
    const guard = meshOf(
      (x, y, z) => Math.max(Math.abs(Math.hypot(x, y) - 0.45) - 0.012, Math.abs(z) - 0.15, 0.06 - y),
      { min: [-0.52, -0.05, -0.2], max: [0.52, 0.52, 0.2] },
      0.016,
    )
    put(guard, TRIM, -1.61, 0.37, side * 0.77)
    put(new BoxGeometry(0.5, 0.3, 0.3), STEEL, -0.86, 0.76, side * 0.74)
    put(new BoxGeometry(0.05, 0.98, 0.05), STEEL, to + 0.03, floorY + 0.42, side * (half - 0.04))
  }
  put(new BoxGeometry(0.028, sideM, half * 2), ALLOY, from, floorY + sideM / 2 + 0.02, 0)
  for (const y of [0.06, 0.15, 0.24]) put(new BoxGeometry(0.036, 0.016, half * 2), STEEL, from, floorY + y, 0)
  // The rack: posts, a top rail and mesh.
  put(new BoxGeometry(0.06, 0.06, half * 2), STEEL, to + 0.03, floorY + 0.92, 0)
  put(new BoxGeometry(0.05, 0.05, half * 2), STEEL, to + 0.03, floorY + 0.45, 0)
  for (let z = -half + 0.2; z < half; z += 0.16)
    put(new BoxGeometry(0.014, 0.5, 0.014), STEEL, to + 0.03, floorY + 0.68, z)
  put(new BoxGeometry(0.03, 0.4, half * 2 - 0.1), ALLOY, to + 0.02, floorY + 0.23, 0)
  put(new BoxGeometry(0.06, 0.1, 1.7), TRIM, from + 0.02, 0.62, 0)
  addPlate(group, from - 0.03, 0.72, -1)
}

/** A tow bar under the tail, its ball where a trailer's coupling lies. */
export function addTowBar(group: Group, tailX: number): void {
  const add = (geometry: BufferGeometry, material: Material, x: number, y: number): void => {
    const mesh = new Mesh(geometry, material)
    mesh.position.set(x, y, 0)
    group.add(mesh)
  }
  add(new BoxGeometry(0.44, 0.07, 0.07), TRIM, tailX - 0.04, 0.44)
  add(new BoxGeometry(0.08, 0.08, 1), TRIM, tailX + 0.12, 0.44)
  add(new CylinderGeometry(0.018, 0.024, 0.07, 16), CHROMED, tailX - 0.2, 0.5)
}
