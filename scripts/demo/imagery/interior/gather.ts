/** Light in a cabin: what each corner sees of the sky through the glass, and of what the sky lights inside. */
import type { BufferGeometry, Group, Material } from 'three'
import { BufferAttribute, Color, Mesh, Vector3 } from 'three'
import { sampledField } from '../geometry/sampled-field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { Bounced } from './bounced.ts'
import type { Solid } from './part.ts'

export type Sky = (x: number, y: number, z: number) => readonly [red: number, green: number, blue: number]

/** Metres between the points of the grid of distance. */
const CELL_M = 0.026
const RAYS = 64
const ROUNDS = 2
/** Of so many corners one answers for a round before the last. */
const SAMPLED = 9
/** How wide a ray opens for each metre; how near counts as shut. */
const [OPENING, LONGEST_M] = [0.12, 3.2]
/** A ray's longest step: parts are known only so far around them. */
const STEP_M = 0.2

/** Sets the attribute `gathered` of every mesh: light over π, and how open the place is. */
export function gatherLight(group: Group, solids: readonly Solid[], bounds: Bounds, sky: Sky, eye: Vector3): void {
  const distance = distanceGrid(solids, bounds)
  const bounce = new Bounced(bounds)
  const rays = hemisphere(RAYS)
  group.updateMatrixWorld(true)
  const meshes: Mesh[] = []
  group.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  for (let round = 0; round <= ROUNDS; round += 1) {
    const last = round === ROUNDS
    const next = new Bounced(bounds)
    for (const mesh of meshes) gatherAt(mesh, { distance, bounce, next: last ? null : next, rays, sky, eye })
    if (!last) bounce.take(next)
  }
}

interface Gathering {
  readonly distance: (x: number, y: number, z: number) => number
  readonly bounce: Bounced
  /** Where what is found goes; null when it is kept. */
  readonly next: Bounced | null
  readonly rays: readonly (readonly [number, number, number])[]
  readonly sky: Sky
  /** What looks away from it is never seen. */
  readonly eye: Vector3
}

function gatherAt(mesh: Mesh, { distance, bounce, next, rays, sky, eye }: Gathering): void {
  const geometry = mesh.geometry as BufferGeometry
  const [positions, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const albedo = albedoOf(mesh)
  const gathered = next === null ? new Float32Array(positions.count * 4) : null
  const [place, normal, side, up] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  const light: [number, number, number] = [0, 0, 0]
  for (let n = 0; n < positions.count; n += next === null ? 1 : SAMPLED) {
    place.fromBufferAttribute(positions, n).applyMatrix4(mesh.matrixWorld)
    normal.fromBufferAttribute(normals, n).transformDirection(mesh.matrixWorld)
    if (gathered !== null && towardsEye(place, normal, eye) < -0.15) {
      gathered.set([0.05, 0.05, 0.05, 0.3], n * 4)
      continue
    }
    side
      .set(Math.abs(normal.y) > 0.9 ? 1 : 0, Math.abs(normal.y) > 0.9 ? 0 : 1, 0)
      .cross(normal)
      .normalize()
    up.crossVectors(normal, side)
    light.fill(0)
    let near = 0
    for (const [a, b, c] of rays) {
      const dx = normal.x * c + side.x * a + up.x * b
      const dy = normal.y * c + side.y * a + up.y * b
      const dz = normal.z * c + side.z * a + up.z * b
      let [t, open] = [0.035, 1]
      let nearOpen = 1
      while (t < LONGEST_M) {
        const d = distance(
          place.x + normal.x * 0.012 + dx * t,
          place.y + normal.y * 0.012 + dy * t,
          place.z + normal.z * 0.012 + dz * t,
        )
        open = Math.min(open, d / (t * OPENING))
        if (t < 0.3) nearOpen = Math.max(0, Math.min(nearOpen, open))
        if (open <= 0) break
        t += Math.min(Math.max(d * 0.85, 0.02), STEP_M)
      }
      near += nearOpen
      const seen = Math.max(0, open)
      if (seen > 0) {
        const [r, g, bl] = sky(dx, dy, dz)
        light[0] += seen * r
        light[1] += seen * g
        light[2] += seen * bl
      }
      if (seen < 1 && t < LONGEST_M) bounce.addTo(light, place.x + dx * t, place.y + dy * t, place.z + dz * t, 1 - seen)
    }
    for (let k = 0; k < 3; k += 1) light[k] = (light[k] as number) / rays.length
    if (gathered === null) next?.put(place, light, albedo)
    else gathered.set([light[0], light[1], light[2], near / rays.length], n * 4)
  }
  if (gathered !== null) geometry.setAttribute('gathered', new BufferAttribute(gathered, 4))
}

/** The cosine between what a corner faces and where the eye is. */
function towardsEye(place: Vector3, normal: Vector3, eye: Vector3): number {
  const [x, y, z] = [eye.x - place.x, eye.y - place.y, eye.z - place.z]
  return (normal.x * x + normal.y * y + normal.z * z) / Math.hypot(x, y, z)
}

function albedoOf(mesh: Mesh): Color {
  const said: unknown = mesh.userData['albedo']
  if (typeof said === 'number') return new Color(said)
  const { color } = mesh.material as Material & { color?: Color }
  return color ?? new Color(0.1, 0.1, 0.1)
}

/** Directions around (0, 0, 1), more of them where they count more: the same for every corner. */
function hemisphere(count: number): (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, n) => {
    const radius = Math.sqrt((n + 0.5) / count)
    const angle = n * 2.399963
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, Math.sqrt(1 - radius * radius)] as const
  })
}

function distanceGrid(solids: readonly Solid[], { min, max }: Bounds): Gathering['distance'] {
  const [nx, ny, nz] = max.map((value, axis) => Math.ceil((value - (min[axis] as number)) / CELL_M) + 1) as [
    number,
    number,
    number,
  ]
  const values = new Float32Array(nx * ny * nz).fill(1)
  for (const { field, bounds } of solids) {
    const reach = STEP_M + 0.03
    const from = bounds.min.map((value, axis) =>
      Math.max(0, Math.floor((value - reach - (min[axis] as number)) / CELL_M)),
    )
    const to = bounds.max.map((value, axis) =>
      Math.min([nx, ny, nz][axis] as number, Math.ceil((value + reach - (min[axis] as number)) / CELL_M)),
    )
    for (let k = from[2] as number; k < (to[2] as number); k += 1)
      for (let j = from[1] as number; j < (to[1] as number); j += 1)
        for (let i = from[0] as number; i < (to[0] as number); i += 1) {
          const at = (k * ny + j) * nx + i
          values[at] = Math.min(
            values[at] as number,
            field(min[0] + i * CELL_M, min[1] + j * CELL_M, min[2] + k * CELL_M),
          )
        }
  }
  return sampledField({ values, size: [nx, ny, nz], from: min, cellM: CELL_M })
}
