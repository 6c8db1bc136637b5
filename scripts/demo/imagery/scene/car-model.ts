/** A whole car: its body from the field, and everything that stands on it. */
import type { BufferGeometry, Material, MeshPhysicalMaterial } from 'three'
import { BoxGeometry, BufferAttribute, CapsuleGeometry, CylinderGeometry, Group, Mesh, TorusGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import { join, meet, rod, roundBox } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import type { CarBody } from '../vehicles/car-field.ts'
import { carBody } from '../vehicles/car-field.ts'
import type { CarShape, Extra, Polygon } from '../vehicles/car-shape.ts'
import { bodyMaterials } from './body-material.ts'
import { frontArt, rearArt, sideArt, topArt } from './car-art.ts'
import { addExtra, addTowBar } from './extras.ts'
import { addFittings, addPlates, topAt } from './fittings.ts'
import { meshOf } from './mesh-of.ts'
import { BLACK, CHROMED, PAINT, SEAT, TRIM } from './plain-material.ts'
import { TRUCK_SOLIDS } from './truck-bodies.ts'
import { wheel } from './wheel.ts'

export interface Model {
  readonly group: Group
  /** Everything that takes the colour of the paint. */
  readonly painted: readonly MeshPhysicalMaterial[]
  /** What keeps light away: the whole as one field, and a coarse shape of it. */
  readonly solid: Field
  readonly bounds: Bounds
  readonly shadow: Group
  /** Where each part is that is looked at from close by. */
  readonly parts: Readonly<Record<'wheel' | 'lamp' | 'tail-lamp', readonly [number, number, number]>>
}

/** Metres between the corners of what throws the shade. */
const SHADOW_CELL_M = 0.05

export function carModel(shape: CarShape, cell = 0.016, paint: MeshPhysicalMaterial = PAINT): Model {
  const group = new Group()
  const body = carBody(shape)
  const geometry = meshOf(body.field, body.bounds, cell)
  paintFields(geometry, body, shape)
  const { wheels } = shape
  const art = { side: sideArt(shape), top: topArt(shape), front: frontArt(shape), rear: rearArt(shape) }
  const materials = bodyMaterials(art, {
    arches: [wheels.frontX, wheels.rearX, wheels.radius + 0.01, wheels.archRadius],
    // A trailer's wheels stand in its middle, far from its ends.
    frontX: shape.trailer === true ? body.bounds.max[0] - 0.35 : wheels.frontX + wheels.archRadius + 0.09,
    rearX: shape.trailer === true ? body.bounds.min[0] + 0.35 : wheels.rearX - wheels.archRadius - 0.09,
  })
  const shell = new Mesh(geometry, materials.body)
  const panes = new Mesh(geometry, materials.glass)
  panes.renderOrder = 2
  panes.userData['twin'] = true
  group.add(shell, panes)
  addWheels(group, shape)
  if (shape.trailer !== true) {
    addOutside(group, shape, body, paint)
    addInside(group, shape, body)
  }
  const hitched = shape.hitched === true
  if (shape.extra !== undefined) addExtra(group, shape.extra, hitched)
  if (hitched && shape.trailer !== true) addTowBar(group, body.bounds.min[0] + 0.08)
  const solid = solidOf(shape, body)
  const bounds = boundsOf(shape, body)
  const shadow = new Group()
  shadow.add(new Mesh(meshOf(solid, { ...bounds, min: [bounds.min[0], 0.005, bounds.min[2]] }, SHADOW_CELL_M)))
  return { group, painted: [materials.body, paint], solid, bounds, shadow, parts: partsOf(shape, body) }
}

function partsOf({ wheels, front, rear, extra }: CarShape, body: CarBody): Model['parts'] {
  const middle = (polygon: Polygon, index: 0 | 1, otherwise: number): number =>
    polygon.length === 0 ? otherwise : polygon.reduce((sum, point) => sum + point[index], 0) / polygon.length
  const lampZ = Math.min(middle(front.lamp, 0, 0.7), 0.72)
  const rearZ = Math.min(middle(rear.lamp, 0, 0.7), 0.72)
  return {
    wheel: [wheels.frontX, wheels.radius + 0.08, wheels.outerZ],
    lamp: [body.bounds.max[0] - 0.3, middle(front.lamp, 1, 0.7), lampZ],
    'tail-lamp': tailLampAt(extra) ?? [body.bounds.min[0] + 0.3, middle(rear.lamp, 1, 1), rearZ],
  }
}

function tailLampAt(extra: Extra | undefined): readonly [number, number, number] | null {
  if (extra?.kind === 'cargo-box' || extra?.kind === 'deck' || extra?.kind === 'tipper') return [-3.36, 0.85, 0.7]
  return extra?.kind === 'tray' ? [-2.9, 0.95, 0.66] : null
}

/** A box around the body and what stands on it. */
function boundsOf({ extra }: CarShape, { bounds }: CarBody): Bounds {
  if (extra === undefined || extra.kind === 'awning') return bounds
  if (extra.kind === 'tray') return { min: [-3.1, 0, -1.1], max: [bounds.max[0], 2.1, 1.1] }
  const hitchX = extra.kind === 'trailer' ? extra.fit.hitchX : 3.75
  return { min: [-3.6, 0, -1.3], max: [hitchX + 0.35, 3.1, 1.3] }
}

/** Body, wheels and what is carried, as light sees them. */
function solidOf({ wheels, extra }: CarShape, body: CarBody): Field {
  const half = wheels.width / 2
  return (x, y, z) => {
    let nearest = body.field(x, y, z)
    for (const axle of [wheels.frontX, wheels.rearX]) {
      const round = Math.hypot(x - axle, y - wheels.radius) - wheels.radius
      nearest = Math.min(nearest, Math.max(round, Math.abs(Math.abs(z) - wheels.outerZ + half + 0.05) - half + 0.05))
    }
    return extra === undefined ? nearest : Math.min(nearest, solidExtra(extra, x, y, z))
  }
}

function solidExtra(extra: Extra, x: number, y: number, z: number): number {
  if (extra.kind === 'cargo-box' || extra.kind === 'deck' || extra.kind === 'tipper')
    return TRUCK_SOLIDS[extra.kind](x, y, z)
  if (extra.kind === 'awning') return 1
  if (extra.kind === 'tray') {
    const deck = roundBox([x + 1.72, y - 1, z], [1.16, 0.06, 0.93], 0.02)
    const rails = roundBox([x + 1.6, y - 0.72, Math.abs(z) - 0.38], [1.45, 0.06, 0.04], 0.02)
    const sides = roundBox([x + 1.72, y - 1.12, Math.abs(z) - 0.92], [1.16, 0.14, 0.03], 0.02)
    return Math.min(deck, rails, sides, roundBox([x + 0.53, y - 1.4, z], [0.04, 0.44, 0.92], 0.02))
  }
  const { noseX, hitchX, lifted, bow } = extra.fit
  const bar = rod([x, y, Math.abs(z)], [noseX, 0.5, 0.75], [hitchX, 0.5, 0], 0.06)
  const chest = bow === 'chest' ? roundBox([x - noseX - 0.62, y - 0.9, z], [0.3, 0.3, 0.86], 0.03) : 1
  if (lifted === undefined) return Math.min(bar, chest)
  const { from, to, low, high } = lifted
  const roof = roundBox(
    [x - (from + to) / 2, y - (low + high) / 2, z],
    // Well inside the cloth, which would else lie in its own shade.
    [(to - from) / 2 - 0.16, (high - low) / 2 - 0.06, 0.8],
    0.06,
  )
  return Math.min(bar, chest, roof)
}

/** x: windscreen, y: rear window, z: around the corner, w: unpainted inside of arches. */
function paintFields(geometry: BufferGeometry, body: CarBody, { tub }: CarShape): void {
  const position = geometry.getAttribute('position')
  const fields = new Float32Array(position.count * 4)
  for (let n = 0; n < position.count; n += 1) {
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)]
    const inTub =
      tub !== undefined &&
      x > tub.from - 0.01 &&
      x < tub.to + 0.01 &&
      Math.abs(z) < body.halfWidth(x, y) - 0.04 &&
      y < 1.3
    fields.set([body.windscreen(x, y, z), body.backGlass(x, y, z), body.around(x, y, z), inTub ? 1 : 0], n * 4)
  }
  geometry.setAttribute('fields', new BufferAttribute(fields, 4))
}

function addWheels(group: Group, { wheels }: CarShape): void {
  for (const x of new Set([wheels.frontX, wheels.rearX])) {
    for (const side of [1, -1]) {
      const one = wheel(wheels)
      one.position.set(x, wheels.radius, side * (wheels.outerZ - wheels.width / 2))
      one.rotation.set(0, side === 1 ? 0 : Math.PI, side * (x > 0 ? 0.3 : 1.1))
      group.add(one)
    }
    const axle = new CylinderGeometry(0.05, 0.05, wheels.outerZ * 1.7, 12)
    put(group, axle.rotateX(Math.PI / 2), TRIM, x, wheels.radius, 0)
  }
}

function put(group: Group, geometry: BufferGeometry, material: Material, x: number, y: number, z: number): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z)
  group.add(mesh)
  return mesh
}

function addOutside(group: Group, shape: CarShape, body: CarBody, paint: MeshPhysicalMaterial): void {
  const [mirrorX, mirrorY] = shape.mirror
  const base = shape.cabin.open === true ? shape.width / 2 - 0.07 : body.cabinHalfWidth(mirrorX, mirrorY)
  const housing = (x: number, y: number, z: number): number => {
    const inner = z - 0.14
    const shell = roundBox([x + 0.25 * inner * inner * 4 + inner * 0.12, y - 0.04, inner], [0.06, 0.07, 0.115], 0.055)
    return meet(shell, -(x + 0.028), 0.012)
  }
  const stalk = (x: number, y: number, z: number): number =>
    rod([x, y, z], [0.02, -0.045, -0.06], [0.01, -0.01, 0.1], 0.026, 0.02)
  const bounds: Bounds = { min: [-0.14, -0.12, -0.12], max: [0.12, 0.16, 0.32] }
  const housingMesh = meshOf(housing, bounds, 0.008)
  const stalkMesh = meshOf(stalk, bounds, 0.009)
  const mirrorGlass = new BoxGeometry(0.004, 0.1, 0.19)
  for (const side of [1, -1]) {
    const holder = new Group()
    holder.position.set(mirrorX, mirrorY, side * base)
    holder.scale.z = side
    holder.add(new Mesh(housingMesh, paint), new Mesh(stalkMesh, BLACK))
    const glass = new Mesh(mirrorGlass, CHROMED)
    glass.position.set(-0.034, 0.04, 0.135)
    holder.add(glass)
    group.add(holder)
    for (const [x, y] of shape.handles) {
      const z = body.halfWidth(x, y)
      const handle = new CapsuleGeometry(0.0125, 0.17, 6, 16)
      const mesh = put(group, handle.rotateZ(Math.PI / 2).scale(1, 1.15, 0.85), paint, x, y, side * (z + 0.012))
      mesh.rotation.z = 0.03
      put(
        group,
        new CylinderGeometry(0.042, 0.042, 0.004, 24).rotateX(Math.PI / 2).scale(1.4, 0.8, 1),
        BLACK,
        x - 0.01,
        y,
        side * (z - 0.004),
      )
    }
    if (shape.rails !== null) {
      const { from, to, z } = shape.rails
      const roofAt = (x: number): number => topAt(body, x, z)
      const path = (x: number, y: number, depth: number): number => {
        const up = y - roofAt(Math.min(Math.max(x, from), to))
        const bar = Math.max(Math.hypot((up - 0.034) * 1.1, depth - z) - 0.014, x - to - 0.02, from - x - 0.02)
        const ends = Math.min(
          roundBox([x - to, up - 0.01, depth - z], [0.08, 0.03, 0.016], 0.014),
          roundBox([x - from, up - 0.01, depth - z], [0.08, 0.03, 0.016], 0.014),
        )
        return join(bar, ends, 0.02)
      }
      const railBounds: Bounds = { min: [from - 0.12, 1.2, z - 0.05], max: [to + 0.12, 2.2, z + 0.05] }
      const rail = new Mesh(meshOf(path, railBounds, 0.009), shape.chrome ? CHROMED : TRIM)
      rail.scale.z = side
      group.add(rail)
    }
  }
  addPlates(group, shape, body)
  addFittings(group, shape, body)
}

function addInside(outer: Group, shape: CarShape, body: CarBody): void {
  const group = new Group()
  outer.add(group)
  const belt = shape.mirror[1]
  const seat = (x: number, y: number, z: number): number => {
    const back = roundBox([x + 0.3 + 0.22 * (y - 0.35), y - 0.34, z], [0.07, 0.33, 0.25], 0.06)
    const cushion = roundBox([x, y - 0.03, z], [0.27, 0.08, 0.25], 0.06)
    const head = roundBox([x + 0.385, y - 0.72, z], [0.05, 0.085, 0.13], 0.045)
    return Math.min(join(back, cushion, 0.06), head)
  }
  const seatMesh = meshOf(seat, { min: [-0.6, -0.1, -0.3], max: [0.35, 0.95, 0.3] }, 0.025)
  const low = belt - 0.55
  for (const x of shape.seatRows) {
    for (const z of [-0.37, 0.37]) put(group, seatMesh, SEAT, x, low, z)
  }
  const dashX = (shape.seatRows[0] ?? 0) + 0.62
  const halfDash = body.cabinHalfWidth(dashX, belt) - 0.04
  const dash = meshOf(
    (x, y, z) => roundBox([x, y, z], [0.2, 0.12, halfDash], 0.08),
    { min: [-0.25, -0.18, -1], max: [0.25, 0.18, 1] },
    0.03,
  )
  put(group, dash, SEAT, dashX, belt - 0.2, 0)
  const ring = put(group, new TorusGeometry(0.175, 0.016, 10, 40), TRIM, dashX - 0.24, belt - 0.06, 0.37)
  ring.rotation.set(0, Math.PI / 2, 0)
  ring.rotateX(-0.35)
  put(group, new BoxGeometry(0.02, 0.06, 0.24), BLACK, dashX - 0.16, belt - 0.06, 0).rotation.z = 0.2
  if (shape.cabin.open !== true)
    put(group, new BoxGeometry(0.02, 0.055, 0.22), BLACK, shape.mirror[0] - 0.34, belt + 0.3, 0)
  // What a roof covers gets its light through glass.
  if (shape.cabin.open !== true)
    group.traverse((object) => {
      object.userData['inside'] = true
    })
}
