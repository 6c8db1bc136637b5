/** A gum tree: a pale forked trunk and loose clumps of leaves. */
import { Group, Mesh, MeshStandardMaterial } from 'three'
import { rod } from '../geometry/field.ts'
import { meshOf } from './mesh-of.ts'

const CLUMPS: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [0.02, 0.86, 0, 0.13],
  [-0.2, 0.74, 0.06, 0.12],
  [0.22, 0.76, -0.05, 0.12],
  [0.1, 0.68, 0.17, 0.08],
  [-0.08, 0.8, -0.15, 0.1],
  [0.33, 0.66, 0.06, 0.085],
  [-0.34, 0.65, -0.04, 0.085],
  [0.12, 0.95, 0.04, 0.09],
  [-0.14, 0.92, 0.03, 0.08],
  [-0.26, 0.84, -0.05, 0.07],
  [0.3, 0.85, 0.03, 0.07],
]

/** One metre high, to be scaled. */
export function gumTree(): Group {
  const group = new Group()
  const bark = new MeshStandardMaterial({ color: 0xb5a998, roughness: 0.95 })
  const leaves = new MeshStandardMaterial({ color: 0x66704a, roughness: 0.9, envMapIntensity: 0.85 })
  const trunk = (x: number, y: number, z: number): number => {
    const p = [x, y, z] as const
    return Math.min(
      rod(p, [0, -0.02, 0], [0.03, 0.42, 0.01], 0.028, 0.02),
      rod(p, [0.03, 0.42, 0.01], [-0.18, 0.72, 0.05], 0.018, 0.008),
      rod(p, [0.03, 0.42, 0.01], [0.2, 0.72, -0.04], 0.018, 0.008),
      rod(p, [0.03, 0.42, 0.01], [0.02, 0.84, 0.02], 0.016, 0.008),
    )
  }
  const crown = (x: number, y: number, z: number): number => {
    let nearest = 1
    for (const [cx, cy, cz, radius] of CLUMPS) {
      nearest = Math.min(nearest, (Math.hypot(x - cx, (y - cy) * 1.55, z - cz) - radius) * 0.7)
    }
    const rough =
      Math.sin(x * 61 + y * 23) * Math.sin(y * 71 - z * 31) * Math.sin(z * 67 + x * 19) * 0.034 +
      Math.sin(x * 151 + 2) * Math.sin(y * 163) * Math.sin(z * 157 + 1) * 0.02
    return nearest + rough
  }
  group.add(
    new Mesh(meshOf(trunk, { min: [-0.25, -0.05, -0.1], max: [0.25, 0.9, 0.12] }, 0.012), bark),
    new Mesh(meshOf(crown, { min: [-0.5, 0.45, -0.4], max: [0.5, 1.1, 0.4] }, 0.014), leaves),
  )
  return group
}
