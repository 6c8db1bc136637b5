/** A wheel around its axle (the z axis, outer face towards +z): tyre, rim, spokes, brake. */
import type { BufferGeometry, Material } from 'three'
import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  Path,
  Shape,
  TorusGeometry,
  Vector2,
} from 'three'
import type { Wheels } from '../vehicles/car-shape.ts'
import { ALLOY, DARK_ALLOY, RUBBER, STEEL, TRIM } from './plain-material.ts'

/** `bare` for a motorcycle's: one sees through it. */
export function wheel(
  { radius, rimRadius, width, design }: Pick<Wheels, 'radius' | 'rimRadius' | 'width' | 'design'>,
  bare = false,
): Group {
  const group = new Group()
  const half = width / 2
  const add = (geometry: BufferGeometry, material: Material): void => {
    group.add(new Mesh(geometry, material))
  }
  const wall = radius - rimRadius
  add(
    turned([
      [rimRadius - 0.012, -half + 0.02],
      [rimRadius, -half + 0.004],
      [rimRadius + wall * 0.35, -half - 0.006],
      [rimRadius + wall * 0.75, -half + 0.004],
      [radius - 0.012, -half + 0.024],
      [radius, -half + 0.05],
      [radius + 0.002, -0.06],
      [radius - 0.009, -0.055],
      [radius - 0.009, -0.045],
      [radius + 0.003, -0.04],
      [radius + 0.003, -0.005],
      [radius - 0.009, -0.001],
      [radius - 0.009, 0.009],
      [radius + 0.003, 0.014],
      [radius + 0.002, 0.05],
      [radius - 0.008, 0.054],
      [radius - 0.008, 0.062],
      [radius, half - 0.05],
      [radius - 0.012, half - 0.024],
      [rimRadius + wall * 0.75, half - 0.004],
      [rimRadius + wall * 0.72, half + 0.001],
      [rimRadius + wall * 0.35, half + 0.006],
      [rimRadius + wall * 0.12, half + 0.002],
      [rimRadius, half - 0.004],
      [rimRadius - 0.012, half - 0.02],
    ]),
    RUBBER,
  )
  const steel = design === 'steel'
  const metal = steel ? STEEL : ALLOY
  // Lip, then the barrel behind it.
  add(
    turned([
      [rimRadius + 0.006, half - 0.012],
      [rimRadius + 0.004, half - 0.003],
      [rimRadius - 0.006, half],
      [rimRadius - 0.016, half - 0.008],
      [rimRadius - 0.022, half - 0.03],
    ]),
    metal,
  )
  add(
    turned([
      [rimRadius - 0.02, half - 0.025],
      [rimRadius - 0.035, half - 0.06],
      [rimRadius - 0.04, -half + 0.04],
      [rimRadius - 0.002, -half + 0.01],
    ]),
    DARK_ALLOY,
  )
  if (!bare) {
    const disc = new CylinderGeometry(rimRadius * 0.74, rimRadius * 0.74, 0.02, 48)
    disc.rotateX(Math.PI / 2).translate(0, 0, half - 0.12)
    add(disc, STEEL)
    const caliper = new TorusGeometry(rimRadius * 0.66, 0.035, 10, 20, 1.1)
    caliper.rotateZ(2.4).translate(0, 0, half - 0.11)
    add(caliper, TRIM)
    const backing = new CylinderGeometry(rimRadius * 0.95, rimRadius * 0.95, 0.01, 48)
    backing.rotateX(Math.PI / 2).translate(0, 0, half - 0.16)
    add(backing, TRIM)
  }
  if (steel) add(dished(steelFace(rimRadius - 0.018), half, rimRadius, 0.03), STEEL)
  else {
    for (const shape of spokes(rimRadius, design)) {
      add(dished(shape, half, rimRadius, 0.024), design === 'turbine' ? DARK_ALLOY : ALLOY)
    }
  }
  const cap = new CylinderGeometry(0.03, 0.033, 0.02, 32)
  cap.rotateX(Math.PI / 2).translate(0, 0, half - 0.024)
  add(cap, steel ? TRIM : DARK_ALLOY)
  const nuts = 5
  for (let n = 0; n < nuts; n += 1) {
    const angle = (n / nuts) * Math.PI * 2 + 0.3
    const nut = new CylinderGeometry(0.009, 0.009, 0.02, 6)
    nut.rotateX(Math.PI / 2).translate(Math.cos(angle) * 0.052, Math.sin(angle) * 0.052, half - 0.032)
    add(nut, STEEL)
  }
  return group
}

function turned(points: readonly (readonly [number, number])[]): BufferGeometry {
  const lathe = new LatheGeometry(
    points.map(([r, z]) => new Vector2(r, z)),
    72,
  )
  // The lathe turns around y.
  return lathe.rotateX(Math.PI / 2)
}

function spokes(rimRadius: number, design: Wheels['design']): Shape[] {
  const outer = rimRadius - 0.014
  const hub = new Shape()
  hub.absarc(0, 0, 0.072, 0, Math.PI * 2)
  const shapes = [hub]
  const spoke = (angle: number, from: number, to: number, base: number, tip: number, lean = 0): void => {
    const shape = new Shape()
    const point = (radius: number, across: number, turn: number): [number, number] => [
      Math.cos(angle + turn) * radius - Math.sin(angle + turn) * across,
      Math.sin(angle + turn) * radius + Math.cos(angle + turn) * across,
    ]
    shape.moveTo(...point(from, -base, 0))
    shape.lineTo(...point(to, -tip, lean))
    shape.lineTo(...point(to + 0.004, 0, lean))
    shape.lineTo(...point(to, tip, lean))
    shape.lineTo(...point(from, base, 0))
    shapes.push(shape)
  }
  const turn = Math.PI * 2
  if (design === 'five-twin') {
    for (let n = 0; n < 5; n += 1) {
      const angle = (n / 5) * turn + Math.PI / 2
      spoke(angle, 0.04, outer, 0.024, 0.0125, 0.2)
      spoke(angle, 0.04, outer, 0.024, 0.0125, -0.2)
    }
  } else if (design === 'y-spoke') {
    for (let n = 0; n < 6; n += 1) {
      const angle = (n / 6) * turn + Math.PI / 2
      spoke(angle, 0.04, outer * 0.62, 0.026, 0.022)
      spoke(angle + 0.02, outer * 0.5, outer, 0.012, 0.012, 0.17)
      spoke(angle - 0.02, outer * 0.5, outer, 0.012, 0.012, -0.17)
    }
  } else if (design === 'turbine') {
    for (let n = 0; n < 9; n += 1) spoke((n / 9) * turn, 0.04, outer, 0.022, 0.034, 0.24)
  } else {
    for (let n = 0; n < 10; n += 1) spoke((n / 10) * turn + Math.PI / 2, 0.04, outer, 0.017, 0.015)
  }
  return shapes
}

function steelFace(radius: number): Shape {
  const shape = new Shape()
  shape.absarc(0, 0, radius, 0, Math.PI * 2)
  for (let n = 0; n < 8; n += 1) {
    const angle = (n / 8) * Math.PI * 2
    const hole = new Path()
    hole.absarc(Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72, radius * 0.13, 0, Math.PI * 2)
    shape.holes.push(hole)
  }
  return shape
}

/** Extruded with a bevel, and set back towards the hub. */
function dished(shape: Shape, half: number, rimRadius: number, depth: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelSize: 0.005,
    bevelThickness: 0.008,
    bevelSegments: 3,
    curveSegments: 40,
    steps: 1,
  })
  const position = geometry.getAttribute('position')
  for (let n = 0; n < position.count; n += 1) {
    const out = Math.hypot(position.getX(n), position.getY(n)) / rimRadius
    position.setZ(n, position.getZ(n) + half - depth - 0.026 - 0.034 * (1 - out) * out * 2 - 0.012 * (1 - out))
  }
  geometry.computeVertexNormals()
  return geometry
}
