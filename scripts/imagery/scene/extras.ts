/** What a truck carries and what a caravan is drawn by. */
import type { BufferGeometry, Group, Material } from 'three'
import { BoxGeometry, CylinderGeometry, Mesh } from 'three'
import { rod, roundBox } from '../geometry/field.ts'
import { meshOf } from './mesh-of.ts'
import { CHROMED, PANEL, RED_LENS, STEEL, TRIM } from './plain-material.ts'

export function addExtra(group: Group, extra: 'cargo-box' | 'drawbar'): void {
  const put = (geometry: BufferGeometry, material: Material, x: number, y: number, z: number): void => {
    const mesh = new Mesh(geometry, material)
    mesh.position.set(x, y, z)
    group.add(mesh)
  }
  if (extra === 'cargo-box') {
    const box = meshOf(
      (x, y, z) => roundBox([x, y, z], [1.78, 1.03, 1], 0.03),
      { min: [-1.85, -1.1, -1.06], max: [1.85, 1.1, 1.06] },
      0.04,
    )
    put(box, PANEL, -1.62, 1.93, 0)
    for (const z of [-1, 1]) {
      put(new BoxGeometry(3.5, 0.05, 0.02), STEEL, -1.62, 0.93, z * 1.0)
      put(new BoxGeometry(3.5, 0.04, 0.02), STEEL, -1.62, 2.93, z * 1.0)
      put(new BoxGeometry(3.6, 0.16, 0.07), TRIM, -1.5, 0.72, z * 0.4)
      put(new BoxGeometry(0.9, 0.34, 0.4), TRIM, -0.35, 0.6, z * 0.72)
      put(new BoxGeometry(0.02, 0.12, 0.4), RED_LENS, -3.36, 0.72, z * 0.7)
      put(new BoxGeometry(0.03, 2, 0.04), STEEL, -3.41, 1.93, z * 0.96)
    }
    put(new BoxGeometry(0.012, 1.95, 0.012), TRIM, -3.405, 1.93, 0)
    put(new BoxGeometry(0.06, 0.1, 1.9), TRIM, -3.36, 0.5, 0)
    return
  }
  for (const side of [1, -1]) {
    const bar = meshOf(
      (x, y, z) => rod([x, y, z], [2.5, 0.5, 0.75 * side], [3.75, 0.5, 0], 0.05),
      { min: [2.3, 0.4, -0.9], max: [3.9, 0.6, 0.9] },
      0.025,
    )
    put(bar, TRIM, 0, 0, 0)
    put(new CylinderGeometry(0.14, 0.14, 0.5, 24), STEEL, 2.95, 0.78, 0.16 * side)
  }
  put(new BoxGeometry(0.3, 0.09, 0.14), STEEL, 3.85, 0.52, 0)
  put(new CylinderGeometry(0.03, 0.03, 0.5, 12), STEEL, 3.55, 0.42, 0)
  put(new CylinderGeometry(0.09, 0.09, 0.06, 20).rotateX(Math.PI / 2), TRIM, 3.55, 0.12, 0)
  // Awning in its case, an air conditioner on the roof, gas bottles behind a shield, the spare wheel.
  put(new CylinderGeometry(0.065, 0.065, 3.4, 24).rotateZ(Math.PI / 2), PANEL, -0.1, 2.36, 1.2)
  for (const x of [-1.82, 1.62]) put(new BoxGeometry(0.06, 0.16, 0.14), TRIM, x, 2.36, 1.18)
  const cooler = meshOf(
    (x, y, z) => roundBox([x, y, z], [0.5, 0.12, 0.36], 0.1),
    { min: [-0.55, -0.16, -0.4], max: [0.55, 0.16, 0.4] },
    0.025,
  )
  put(cooler, PANEL, -0.4, 2.68, 0)
  for (const x of [0.75, -1.6]) put(new BoxGeometry(0.5, 0.07, 0.5), TRIM, x, 2.6, 0)
  const shield = meshOf(
    (x, y, z) => roundBox([x + 0.12 * Math.abs(z), y, z], [0.03, 0.22, 0.62], 0.03),
    { min: [-0.2, -0.25, -0.66], max: [0.1, 0.25, 0.66] },
    0.02,
  )
  put(shield, TRIM, 3.2, 0.74, 0)
  put(new CylinderGeometry(0.34, 0.34, 0.2, 40).rotateZ(Math.PI / 2), TRIM, -2.7, 0.98, 0)
  put(new CylinderGeometry(0.2, 0.2, 0.21, 32).rotateZ(Math.PI / 2), STEEL, -2.71, 0.98, 0)
  put(new BoxGeometry(0.1, 0.1, 1.7), TRIM, -2.68, 0.56, 0)
  put(new BoxGeometry(0.03, 0.34, 0.03), CHROMED, 0.9, 1.5, 1.17)
  put(new BoxGeometry(0.5, 0.05, 0.36), STEEL, 1.05, 0.4, 1.12)
}
