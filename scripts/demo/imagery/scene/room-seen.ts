/** How much of the room each corner of a model sees: cones are followed through a grid of the distance to what is solid. */
import type { BufferGeometry, Object3D } from 'three'
import { BufferAttribute, Mesh, Vector3 } from 'three'
import type { Field } from '../geometry/field.ts'
import { sampledField } from '../geometry/sampled-field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'

/** Metres between the points of the grid. */
const CELL_M = 0.045
/** How far along each cone the distance is read, and how wide the cone opens for each metre. */
const STEPS_M = [0.05, 0.11, 0.22, 0.42, 0.75] as const
const OPENING = 0.62
/** Light from below comes back from the floor, weaker. */
const FROM_FLOOR = 0.55

/** Sets the attribute `occlusion` (1 sees everything) of every mesh; what stands inside a body keeps the share that glass lets in. */
export function bakeRoomSeen(root: Object3D, solid: Field, bounds: Bounds): void {
  const distance = gridOf((x, y, z) => Math.min(solid(x, y, z), y), bounds)
  root.updateMatrixWorld(true)
  const [place, normal, side, up, cone] = [new Vector3(), new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  root.traverse((object) => {
    if (!(object instanceof Mesh) || object.userData['twin'] === true) return
    const geometry = object.geometry as BufferGeometry
    const positions = geometry.getAttribute('position')
    const normals = geometry.getAttribute('normal')
    const seen = new Float32Array(positions.count)
    for (let n = 0; n < positions.count; n += 1) {
      if (object.userData['inside'] === true) {
        seen[n] = 0.34
        continue
      }
      place.fromBufferAttribute(positions, n).applyMatrix4(object.matrixWorld)
      normal.fromBufferAttribute(normals, n).transformDirection(object.matrixWorld)
      side.set(normal.y, normal.z, normal.x).cross(normal).normalize()
      up.crossVectors(normal, side)
      let [sum, total] = [0, 0]
      for (let ray = 0; ray < 7; ray += 1) {
        const angle = (ray * Math.PI) / 3
        if (ray === 6) cone.copy(normal)
        else
          cone
            .copy(normal)
            .multiplyScalar(0.62)
            .addScaledVector(side, Math.cos(angle) * 0.78)
            .addScaledVector(up, Math.sin(angle) * 0.78)
        let open = 1
        for (const step of STEPS_M) {
          const d = distance(place.x + cone.x * step, place.y + cone.y * step, place.z + cone.z * step)
          open = Math.min(open, Math.max(0, d / (step * OPENING)))
        }
        const weight = ray === 6 ? 1.4 : 1
        sum += open * weight * (cone.y < -0.15 ? 1 - (1 - FROM_FLOOR) * Math.min(1, -cone.y * 1.4) : 1)
        total += weight
      }
      seen[n] = sum / total
    }
    geometry.setAttribute('occlusion', new BufferAttribute(seen, 1))
  })
}

/** The field at the points of a grid. Below it there is the floor. */
function gridOf(field: Field, { min, max }: Bounds): Field {
  const from = min.map((value) => value - 0.4) as [number, number, number]
  const size = max.map((value, axis) => Math.ceil((value + 0.4 - (from[axis] as number)) / CELL_M) + 1)
  const [nx, ny, nz] = size as [number, number, number]
  const values = new Float32Array(nx * ny * nz)
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1)
        values[(k * ny + j) * nx + i] = field(from[0] + i * CELL_M, from[1] + j * CELL_M, from[2] + k * CELL_M)
  return sampledField({ values, size: [nx, ny, nz], from, cellM: CELL_M }, -0.1)
}
