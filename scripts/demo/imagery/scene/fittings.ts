/** What is fitted to a car's outside: number plates, tail pipes, antenna, wipers, side steps, a sports bar. */
import type { Group, Material } from 'three'
import { BoxGeometry, CanvasTexture, CylinderGeometry, Mesh, PlaneGeometry, SRGBColorSpace } from 'three'
import { join, rod, roundBox } from '../geometry/field.ts'
import type { CarBody } from '../vehicles/car-field.ts'
import type { CarShape } from '../vehicles/car-shape.ts'
import { meshOf } from './mesh-of.ts'
import { BLACK, CHROMED, plain, TRIM } from './plain-material.ts'
import { drawLetters } from './stroke-letters.ts'

const PLATE_TEXT = 'DEMO 26'
let lettered: Material | undefined

/** The face of a number plate: dark letters on white, a thin rim. */
function plateFace(): Material {
  if (lettered !== undefined) return lettered
  const canvas = document.createElement('canvas')
  canvas.width = 744
  canvas.height = 224
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser does not draw.')
  context.fillStyle = '#e9eae6'
  context.fillRect(0, 0, 744, 224)
  context.strokeStyle = '#1c2a4a'
  context.lineWidth = 7
  context.strokeRect(12, 12, 720, 200)
  drawLetters(context, PLATE_TEXT, 78, 172, 118, 0.15)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  lettered = plain({ color: 0xffffff, map: texture, roughness: 0.45, clearcoat: 0.4 })
  return lettered
}

/** A plate that looks along +x from the middle of its back. */
export function addPlate(group: Group, x: number, y: number, toward: 1 | -1, lean = 0): void {
  const holder = new Mesh(new BoxGeometry(0.014, 0.124, 0.388), TRIM)
  const face = new Mesh(new PlaneGeometry(0.372, 0.112).rotateY((toward * Math.PI) / 2), plateFace())
  holder.position.set(x, y, 0)
  face.position.set(x + toward * 0.009, y, 0)
  holder.rotation.z = lean
  face.rotation.z = lean
  group.add(holder, face)
}

export function addPlates(group: Group, shape: CarShape, body: CarBody): void {
  for (const [y, toward] of [
    [shape.front.plateY, 1],
    [shape.rear.plateY, -1],
  ] as const) {
    const at = Math.max(skinX(body, y - 0.05, toward) * toward, skinX(body, y + 0.05, toward) * toward) * toward
    addPlate(group, at + toward * 0.006, y, toward)
  }
}

/** Where the body's skin is met from ahead or from behind. */
function skinX(body: CarBody, y: number, toward: 1 | -1, z = 0): number {
  let x = toward * 5
  while (body.field(x, y, z) > 0 && Math.abs(x) > 0.3) x -= toward * 0.004
  return x
}

export function addFittings(group: Group, shape: CarShape, body: CarBody): void {
  const add = (mesh: Mesh): void => {
    group.add(mesh)
  }
  for (const z of shape.pipes) {
    const y = shape.rear.plasticBelowY - 0.035
    const tailX = skinX(body, y + 0.03, -1, z) + 0.02
    const pipe = new Mesh(new CylinderGeometry(0.04, 0.04, 0.12, 32, 1, true).rotateZ(Math.PI / 2), CHROMED)
    const hole = new Mesh(new CylinderGeometry(0.034, 0.034, 0.1, 24).rotateZ(Math.PI / 2), BLACK)
    const rim = new Mesh(new CylinderGeometry(0.041, 0.041, 0.02, 32).rotateZ(Math.PI / 2), CHROMED)
    pipe.position.set(tailX + 0.045, y, z)
    rim.position.set(tailX - 0.005, y, z)
    hole.position.set(tailX + 0.036, y, z)
    group.add(pipe, rim, hole)
  }
  if (shape.antenna && shape.cabin.open !== true) {
    const x = (shape.cabin.back.at(-2)?.[1] ?? -1) + 0.5
    const y = topAt(body, x, 0)
    add(
      new Mesh(
        meshOf(
          (px, py, pz) => {
            const along = px - x
            const fin = Math.max(
              Math.abs(pz) - 0.018 * (1 - Math.max(0, (py - y) / 0.07)),
              py - y - 0.05 + Math.max(0, along) * 0.5,
            )
            return Math.max(fin, along - 0.1, -along - 0.075 + (py - y) * 0.2)
          },
          { min: [x - 0.12, y - 0.03, -0.04], max: [x + 0.14, y + 0.09, 0.04] },
          0.006,
        ),
        BLACK,
      ),
    )
  }
  addWipers(group, shape, body)
  if (shape.step === true) {
    for (const side of [1, -1]) {
      const z = shape.width / 2 + 0.03
      const bar = meshOf(
        (px, py, pz) => roundBox([px, py - 0.36, pz - z], [1.02, 0.028, 0.07], 0.025),
        { min: [-1.1, 0.3, z - 0.1], max: [1.1, 0.42, z + 0.1] },
        0.016,
      )
      const mesh = new Mesh(bar, TRIM)
      mesh.scale.z = side
      mesh.position.x = -0.05
      add(mesh)
    }
  }
  if (shape.sportsBar === true && shape.tub !== undefined) {
    const { to } = shape.tub
    const wide = shape.width / 2 - 0.16
    const hoop = (px: number, py: number, pz: number): number => {
      const a = Math.abs(pz)
      const leg = rod([px, py, a], [to - 0.72, 1.12, wide], [to - 0.16, 1.6, wide - 0.12], 0.034)
      const upright = rod([px, py, a], [to - 0.1, 1.12, wide], [to - 0.14, 1.6, wide - 0.12], 0.03)
      const across = rod([px, py, a], [to - 0.15, 1.6, wide - 0.12], [to - 0.15, 1.62, -0.1], 0.032)
      return join(Math.min(leg, upright), across, 0.04)
    }
    add(
      new Mesh(meshOf(hoop, { min: [to - 0.85, 1.05, -wide - 0.1], max: [to + 0.02, 1.72, wide + 0.1] }, 0.016), BLACK),
    )
  }
}

/** Two arms that lie at the foot of the windscreen. */
function addWipers(group: Group, shape: CarShape, body: CarBody): void {
  if (shape.trailer === true) return
  const on = (y: number, z: number): readonly [number, number, number] => {
    let x = 3
    while (body.field(x, y, z) > 0.012 && x > -1) x -= 0.004
    return [x, y, z]
  }
  const isTruck = ['cargo-box', 'deck', 'tipper'].includes(shape.extra?.kind ?? '')
  const foot = shape.mirror[1] + (isTruck ? -0.05 : 0.055)
  for (const [from, to] of [
    [0.02, 0.62],
    [-0.6, -0.03],
  ] as const) {
    const [a, b] = [on(foot, from), on(foot + 0.055, to)]
    const bounds = {
      min: [Math.min(a[0], b[0]) - 0.05, foot - 0.05, Math.min(from, to) - 0.05],
      max: [Math.max(a[0], b[0]) + 0.05, foot + 0.12, Math.max(from, to) + 0.05],
    } as const
    const middle = on(foot + 0.028, (from + to) / 2)
    const arm = meshOf(
      (px, py, pz) => Math.min(rod([px, py, pz], a, middle, 0.011, 0.008), rod([px, py, pz], middle, b, 0.008, 0.006)),
      bounds,
      0.007,
    )
    group.add(new Mesh(arm, BLACK))
  }
}

/** The height of the body's upper skin at a place, by bisection from above. */
export function topAt(body: CarBody, x: number, z: number): number {
  let [low, high] = [0.5, 3.6]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (body.field(x, middle, z) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
