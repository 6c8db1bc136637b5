/** A field's skin as a geometry of three. */
import { BufferAttribute, BufferGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { surfaceNets } from '../geometry/surface-nets.ts'

export function meshOf(field: Field, bounds: Bounds, cell: number): BufferGeometry {
  const { positions, normals, indices } = surfaceNets(field, bounds, cell)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}
