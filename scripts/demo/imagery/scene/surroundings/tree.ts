/** A gum tree: a mottled trunk that forks into limbs, and leaves hanging in loose clumps; and a low hedge. */
import { BufferAttribute, BufferGeometry, DoubleSide, Group, Mesh, MeshStandardMaterial } from 'three'
import { rod } from '../../geometry/field.ts'
import { meshOf } from '../mesh-of.ts'

type Place = readonly [x: number, y: number, z: number]

const CLUMPS: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [0.02, 0.84, 0, 0.15],
  [-0.2, 0.72, 0.06, 0.13],
  [0.22, 0.74, -0.05, 0.14],
  [0.12, 0.64, 0.18, 0.1],
  [-0.08, 0.78, -0.16, 0.12],
  [0.34, 0.64, 0.07, 0.1],
  [-0.35, 0.62, -0.04, 0.11],
  [0.12, 0.94, 0.04, 0.1],
  [-0.15, 0.9, 0.04, 0.1],
  [-0.28, 0.82, -0.05, 0.1],
  [0.3, 0.85, 0.03, 0.09],
  [-0.14, 0.6, 0.14, 0.09],
  [0.14, 0.62, -0.17, 0.1],
  [-0.22, 0.58, -0.14, 0.08],
]
const LEAVES_OF_CLUMP = 780
const FORK: Place = [0.025, 0.36, 0.01]

/** One metre high, to be scaled. */
export function gumTree(): Group {
  const group = new Group()
  const bark = new MeshStandardMaterial({ color: 0xffffff, roughness: 0.95, vertexColors: true })
  const leaves = leafMaterial()
  const limb = (p: Place, to: Place, bend: Place): number =>
    Math.min(rod(p, FORK, bend, 0.019, 0.012), rod(p, bend, to, 0.012, 0.004))
  const trunk = (x: number, y: number, z: number): number => {
    const p = [x, y, z] as const
    const foot = rod(p, [0, -0.03, 0], [0.01, 0.14, 0.004], 0.036, 0.027)
    const stem = rod(p, [0.01, 0.14, 0.004], FORK, 0.027, 0.021)
    return Math.min(
      foot,
      stem,
      limb(p, [-0.27, 0.8, -0.02], [-0.09, 0.55, 0.03]),
      limb(p, [0.29, 0.8, 0], [0.13, 0.56, -0.02]),
      limb(p, [0.04, 0.92, 0.02], [-0.01, 0.62, 0.02]),
      limb(p, [-0.34, 0.63, -0.04], [-0.13, 0.5, -0.02]),
      limb(p, [0.33, 0.65, 0.07], [0.14, 0.48, 0.04]),
      limb(p, [0.12, 0.66, 0.17], [0.05, 0.5, 0.08]),
      limb(p, [0.13, 0.63, -0.17], [0.05, 0.48, -0.09]),
    )
  }
  const wood = meshOf(trunk, { min: [-0.4, -0.05, -0.22], max: [0.4, 0.98, 0.22] }, 0.009)
  paintBark(wood)
  group.add(new Mesh(wood, bark), new Mesh(leavesIn(CLUMPS, LEAVES_OF_CLUMP, 0.021), leaves))
  return group
}

/** A metre of hedge along x, to be put in a row. */
export function hedge(): Group {
  const group = new Group()
  const clumps = Array.from({ length: 5 }, (_, n) => [n * 0.24 - 0.5, 0.3, 0, 0.34] as const)
  group.add(new Mesh(leavesIn(clumps, 420, 0.045), leafMaterial()))
  return group
}

/** Both sides of a leaf are lit as its clump is. */
function leafMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.8, side: DoubleSide, vertexColors: true })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <normal_fragment_begin>',
      'float faceDirection = 1.0; vec3 normal = normalize(vNormal); vec3 nonPerturbedNormal = normal;',
    )
  }
  return material
}

/** Smooth bark that peels: cream, grey and a little rust, in tall patches. */
function paintBark(geometry: BufferGeometry): void {
  const position = geometry.getAttribute('position')
  const colours = new Float32Array(position.count * 3)
  for (let n = 0; n < position.count; n += 1) {
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)]
    const patch =
      Math.sin(x * 150 + Math.sin(y * 17) * 2) * Math.sin(z * 140 + y * 21) + 0.5 * Math.sin(y * 46 + x * 90)
    const foot = Math.max(0, 1 - y / 0.12)
    const light = Math.max(0.16, 0.4 + 0.13 * Math.tanh(patch * 2) - 0.2 * foot - 0.1 * Math.min(1, y))
    colours.set([light * 1.02, light * (0.93 - 0.03 * foot), light * (0.82 - 0.08 * foot)], n * 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
}

/** Thin leaves hanging in balls, thicker towards their skins; each is lit as its ball is. */
function leavesIn(
  clumps: readonly (readonly [x: number, y: number, z: number, radius: number])[],
  count: number,
  lengthM: number,
): BufferGeometry {
  const total = clumps.length * count
  const positions = new Float32Array(total * 12)
  const normals = new Float32Array(total * 12)
  const colours = new Float32Array(total * 12)
  const indices: number[] = []
  let leaf = 0
  for (const [cx, cy, cz, radius] of clumps) {
    for (let n = 0; n < count; n += 1) {
      // A ball covered evenly, and a fixed disorder.
      const up = 1 - (2 * (n + 0.5)) / count
      const turn = n * 2.399963 + cx * 31
      const flat = Math.sqrt(1 - up * up)
      const out = radius * (0.55 + 0.5 * disorder(leaf, 1) ** 0.6)
      const dir: Place = [Math.cos(turn) * flat, up, Math.sin(turn) * flat]
      const [x, y, z] = [cx + dir[0] * out, cy + dir[1] * out * 0.72, cz + dir[2] * out]
      const lean = (disorder(leaf, 2) - 0.5) * 1.5
      const spin = disorder(leaf, 3) * Math.PI * 2
      const size = lengthM * (0.7 + 0.6 * disorder(leaf, 4))
      const along: Place = [Math.cos(spin) * Math.sin(lean), -Math.cos(lean), Math.sin(spin) * Math.sin(lean)]
      const side: Place = [-Math.sin(spin) * size * 0.22, size * 0.05, Math.cos(spin) * size * 0.22]
      const corners: readonly Place[] = [
        [x - (along[0] * size) / 2, y - (along[1] * size) / 2, z - (along[2] * size) / 2],
        [x + side[0], y + side[1], z + side[2]],
        [x + (along[0] * size) / 2, y + (along[1] * size) / 2, z + (along[2] * size) / 2],
        [x - side[0], y - side[1], z - side[2]],
      ]
      // Darker inside and below, where the sky does not reach.
      const light =
        (0.5 + 0.5 * Math.max(-0.6, dir[1])) * (0.6 + 0.4 * (out / radius)) * (0.8 + 0.4 * disorder(leaf, 5))
      const warm = disorder(leaf, 6) * 0.03
      for (const [corner, at] of corners.entries()) {
        positions.set(at, leaf * 12 + corner * 3)
        normals.set([dir[0] * 0.8, dir[1] * 0.8 + 0.35, dir[2] * 0.8], leaf * 12 + corner * 3)
        colours.set([(0.13 + warm) * light, 0.165 * light, (0.075 - warm * 0.5) * light], leaf * 12 + corner * 3)
      }
      const first = leaf * 4
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
      leaf += 1
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  geometry.setIndex(indices)
  return geometry
}

/** A number from 0 to 1 that belongs to a leaf and a purpose. */
function disorder(leaf: number, purpose: number): number {
  let mixed = Math.imul(leaf + 1, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}
