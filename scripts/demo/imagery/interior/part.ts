/** A part of a cabin: its mesh, and the field by which it keeps light away. */
import type { BufferGeometry, Material } from 'three'
import { BufferAttribute, ExtrudeGeometry, Group, Mesh, Shape, ShapeGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'

/** A field in a box: beyond it there is nothing of it. */
export interface Solid {
  readonly field: Field
  readonly bounds: Bounds
}

export class Parts {
  readonly group = new Group()
  readonly solids: Solid[] = []

  /** The skin of a field, which also keeps light away. */
  skin(field: Field, bounds: Bounds, cellM: number, material: Material): Mesh {
    this.solids.push({ field, bounds })
    return this.add(meshOf(field, bounds, cellM), material)
  }

  /** The same on both sides. */
  pair(field: Field, bounds: Bounds, cellM: number, material: Material): void {
    const both: Field = (x, y, z) => field(x, y, Math.abs(z))
    const { min, max } = bounds
    this.solids.push({ field: both, bounds: { min: [min[0], min[1], -max[2]], max } })
    const geometry = meshOf(field, bounds, cellM)
    this.add(geometry.clone(), material)
    this.add(mirrored(geometry), material)
  }

  /** Keeps light away at a place, without a skin. */
  solid(field: Field, { min, max }: Bounds, [x, y, z]: readonly [number, number, number]): void {
    this.solids.push({
      field: (px, py, pz) => field(px - x, py - y, pz - z),
      bounds: { min: [min[0] + x, min[1] + y, min[2] + z], max: [max[0] + x, max[1] + y, max[2] + z] },
    })
  }

  add(geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0): Mesh {
    const mesh = new Mesh(geometry, material)
    mesh.position.set(x, y, z)
    this.group.add(mesh)
    return mesh
  }
}

/** The other hand of a part. */
export function mirrored(geometry: BufferGeometry): BufferGeometry {
  const other = geometry.clone()
  for (const name of ['position', 'normal']) {
    const attribute = other.getAttribute(name)
    for (let n = 0; n < attribute.count; n += 1) attribute.setZ(n, -attribute.getZ(n))
  }
  const index = other.getIndex()
  if (index === null) throw new Error('Only indexed parts are mirrored.')
  const turned = Uint32Array.from(index.array)
  for (let n = 0; n < turned.length; n += 3)
    [turned[n + 1], turned[n + 2]] = [turned[n + 2] as number, turned[n + 1] as number]
  return other.setIndex(new BufferAttribute(turned, 1))
}

function rounded(widthM: number, heightM: number, radiusM: number): Shape {
  const [w, h, r] = [widthM / 2, heightM / 2, Math.min(radiusM, widthM / 2, heightM / 2)]
  const shape = new Shape()
  shape.moveTo(-w + r, -h)
  shape.lineTo(w - r, -h).absarc(w - r, -h + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(w, h - r).absarc(w - r, h - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-w + r, h).absarc(-w + r, h - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-w, -h + r).absarc(-w + r, -h + r, r, Math.PI, Math.PI * 1.5, false)
  return shape
}

/** A slab that looks along -x: width along z, height along y, its face at x = 0. */
export function slab(
  widthM: number,
  heightM: number,
  depthM: number,
  radiusM: number,
  bevelM = 0.0025,
): BufferGeometry {
  const geometry = new ExtrudeGeometry(rounded(widthM - bevelM * 2, heightM - bevelM * 2, radiusM), {
    depth: depthM - bevelM * 2,
    bevelSize: bevelM,
    bevelThickness: bevelM,
    bevelSegments: 4,
    curveSegments: 10,
  })
  return geometry.translate(0, 0, -depthM + bevelM).rotateY(-Math.PI / 2)
}

/** A sheet that looks along -x, with its picture's corners at its own. */
export function sheet(widthM: number, heightM: number, radiusM: number): BufferGeometry {
  const geometry = new ShapeGeometry(rounded(widthM, heightM, radiusM), 10)
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let n = 0; n < position.count; n += 1)
    uv.setXY(n, position.getX(n) / widthM + 0.5, position.getY(n) / heightM + 0.5)
  return geometry.rotateY(-Math.PI / 2)
}
