/** A motorcycle put together from parts: solids that keep light away, plain meshes, and two wheels. */
import type { BufferGeometry, Material, MeshPhysicalMaterial } from 'three'
import { BoxGeometry, CylinderGeometry, Group, Mesh, SphereGeometry, TorusGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import type { Model } from '../scene/car-model.ts'
import { addPlate } from '../scene/fittings.ts'
import { meshOf } from '../scene/mesh-of.ts'
import { BLACK, CHROMED, DARK_ALLOY, GLOW, STEEL } from '../scene/plain-material.ts'
import { wheel } from '../scene/wheel.ts'
import type { Wheels } from '../vehicles/car-shape.ts'

export interface MotorcycleWheel {
  readonly x: number
  readonly radius: number
  readonly rimRadius: number
  readonly width: number
  readonly design: Wheels['design']
}

export interface Assembly {
  readonly add: (geometry: BufferGeometry, material: Material, x?: number, y?: number, z?: number) => Mesh
  /** A part of which the light knows. */
  readonly solid: (field: Field, material: Material) => void
  readonly finish: (paint: MeshPhysicalMaterial, parts: Model['parts']) => Model
  readonly addWheel: (one: MotorcycleWheel) => void
  readonly addRoundLamp: (x: number, y: number) => void
  readonly addNumberPlate: (x: number, y: number) => void
}

const SHADOW_CELL_M = 0.02
/** Coarser than the skin that is asked for: parts of a motorcycle are many. */
const CELL_SHARE = 1.3
const PLATE_SHARE = 0.25

/** `bounds` hold all of it, wheels included. */
export function assembly(cell: number, bounds: Bounds): Assembly {
  const group = new Group()
  const fields: Field[] = []
  const add: Assembly['add'] = (geometry, material, x = 0, y = 0, z = 0) => {
    const mesh = new Mesh(geometry, material)
    mesh.position.set(x, y, z)
    group.add(mesh)
    return mesh
  }
  const skin: Bounds = { ...bounds, min: [bounds.min[0], 0.05, bounds.min[2]] }
  return {
    add,
    solid: (field, material) => {
      fields.push(field)
      add(meshOf(field, skin, cell * CELL_SHARE), material)
    },
    addWheel: ({ x, radius, rimRadius, width, design }) => {
      const one = wheel({ radius, rimRadius, width, design }, true)
      const other = one.clone()
      one.position.set(x, radius, 0)
      other.position.set(x, radius, 0)
      other.rotation.y = Math.PI
      group.add(one, other)
      const disc = rimRadius * 0.7
      for (const z of [-1, 1])
        add(new CylinderGeometry(disc, disc, 0.006, 40).rotateX(Math.PI / 2), STEEL, x, radius, z * (width / 2 + 0.012))
      add(new BoxGeometry(0.05, 0.1, width + 0.06), DARK_ALLOY, x - Math.sign(x) * 0.13, radius + 0.03, 0)
      fields.push((px, py, pz) => {
        const ring = Math.abs(Math.hypot(px - x, py - radius) - radius + 0.05) - 0.05
        return Math.max(ring, Math.abs(pz) - 0.08)
      })
    },
    addRoundLamp: (x, y) => {
      add(new SphereGeometry(0.095, 32, 24).scale(0.75, 1, 1), BLACK, x, y, 0)
      add(new SphereGeometry(0.082, 32, 24).scale(0.5, 1, 1), GLOW, x + 0.035, y, 0)
      add(new TorusGeometry(0.085, 0.009, 10, 36).rotateY(Math.PI / 2), CHROMED, x + 0.042, y, 0)
    },
    addNumberPlate: (x, y) => {
      const plate = new Group()
      addPlate(plate, 0, 0, -1, PLATE_SHARE)
      plate.scale.set(1, 0.8, 0.5)
      plate.position.set(x, y, 0)
      group.add(plate)
    },
    finish: (paint, parts) => {
      const whole: Field = (x, y, z) => fields.reduce((least, field) => Math.min(least, field(x, y, z)), 1)
      const shadow = new Group()
      shadow.add(new Mesh(meshOf(whole, bounds, SHADOW_CELL_M)))
      return { group, painted: [paint], solid: whole, bounds, shadow, parts }
    },
  }
}
