/** An awning rolled up in its case along a roof. */
import type { BufferGeometry, Material, Mesh } from 'three'
import { BoxGeometry, CylinderGeometry } from 'three'
import { PANEL, TRIM } from './plain-material.ts'

/** Puts a part at a place of the vehicle. */
export type Put = (geometry: BufferGeometry, material: Material, x: number, y: number, z: number) => Mesh

export function addAwning(put: Put, from: number, to: number, y: number, z: number): void {
  put(new CylinderGeometry(0.065, 0.065, to - from, 24).rotateZ(Math.PI / 2), PANEL, (from + to) / 2, y, z)
  for (const x of [from - 0.02, to + 0.02]) put(new BoxGeometry(0.06, 0.16, 0.14), TRIM, x, y, z - 0.02)
}
