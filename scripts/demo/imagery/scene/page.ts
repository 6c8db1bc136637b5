/** What the rendering browser runs: it keeps one stage and answers shots as raw pixels. */
import type { Texture } from 'three'
import { Box3, Color, Group, NoToneMapping, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import type { FilmFormat } from '../films.ts'
import { openCabin } from '../interior/cabin.ts'
import type { InteriorName } from '../interior/looks.ts'
import { takePanorama } from '../interior/panorama.ts'
import { MOTORCYCLES } from '../motorcycles/motorcycles.ts'
import type { Eye, OpenScene } from '../scenes.ts'
import { isMotorcycle, shapeOf } from '../vehicles/vehicles.ts'
import type { View } from '../views.ts'
import type { Model } from './car-model.ts'
import { carModel } from './car-model.ts'
import type { Film } from './film.ts'
import { startFilm } from './film.ts'
import { openScene } from './open-scene.ts'
import type { Mirror, Shot } from './picture.ts'
import { takeShot } from './picture.ts'
import { bakeRoomSeen } from './room-seen.ts'
import { backdrop, mirroring, studioFloor } from './surroundings/floor.ts'
import { floorShade } from './surroundings/floor-shade.ts'
import { roomLight } from './surroundings/studio.ts'

const renderer = new WebGLRenderer({ antialias: false })
renderer.toneMapping = NoToneMapping
renderer.autoClear = false
let model: Model | null = null
let mirror: Mirror | null = null
const scene = new Scene()
let shot: Shot | null = null
let eye: Vector3 | null = null
let film: Film | null = null
const FLOOR_SIDES = 220
let studioLight: Texture | null = null

function load(name: string, cell: number): Record<string, number> {
  const times: Record<string, number> = {}
  const start = performance.now()
  scene.clear()
  studioLight ??= roomLight(renderer)
  scene.environment = studioLight
  const shape = shapeOf(name)
  if (isMotorcycle(name)) model = MOTORCYCLES[name](cell)
  else if (shape === undefined) throw new Error(`No vehicle is called ${name}.`)
  else model = carModel(shape, cell)
  times['model'] = performance.now() - start
  bakeRoomSeen(model.group, model.solid, model.bounds)
  times['seen'] = performance.now() - start
  const mirrors = mirroring()
  const floor = studioFloor(floorShade(renderer, model.shadow, FLOOR_SIDES), mirrors)
  const below = new Scene()
  below.environment = scene.environment
  const turned = new Group()
  turned.add(model.group.clone())
  turned.scale.y = -1
  below.add(turned)
  mirror = { below, show: mirrors.show }
  scene.add(backdrop(), model.group, floor)
  return times
}

/** Puts the camera to a vehicle, or close to one of its parts. */
function take(view: View, width: number, height: number, paint?: readonly [number, number, number]): void {
  if (model === null) throw new Error('No vehicle stands on the stage.')
  shot?.dispose()
  const camera = new PerspectiveCamera(view.lensDegrees, width / height, 0.1, 60)
  const angle = (view.turn * Math.PI) / 180
  const [x, , z] = view.target
  camera.position.set(x + Math.cos(angle) * view.distanceM, view.heightM, z + Math.sin(angle) * view.distanceM)
  camera.lookAt(...view.target)
  if (view.part !== undefined) {
    const at = model.parts[view.part]
    camera.position.set(
      at[0] + Math.cos(angle) * view.distanceM,
      at[1] + view.heightM,
      at[2] + Math.sin(angle) * view.distanceM,
    )
    camera.lookAt(...at)
  }
  if (view.fill !== undefined) frame(camera, model.group, view, angle, view.fill)
  shot = takeShot(
    renderer,
    scene,
    camera,
    model.painted,
    width,
    height,
    mirror,
    paint === undefined ? null : new Color(...paint),
  )
}

/** Moves the camera until the vehicle fills its share of the picture, and looks at its middle. */
function frame(camera: PerspectiveCamera, group: Group, view: View, angle: number, fill: number): void {
  const box = new Box3().setFromObject(group)
  const corner = new Vector3()
  let [distance, lookY, side] = [view.distanceM, view.target[1], 0]
  for (let round = 0; round < 14; round += 1) {
    camera.position.set(Math.cos(angle) * distance, view.heightM, Math.sin(angle) * distance)
    camera.lookAt(Math.sin(angle) * side, lookY, -Math.cos(angle) * side)
    camera.updateMatrixWorld(true)
    const [min, max] = [new Vector3(9, 9, 9), new Vector3(-9, -9, -9)]
    for (let n = 0; n < 8; n += 1) {
      corner
        .set(
          n & 1 ? box.max.x : box.min.x,
          n & 2 ? box.max.y : Math.max(box.min.y, 0),
          (n & 4 ? box.max.z : box.min.z) * 0.93,
        )
        .project(camera)
      min.min(corner)
      max.max(corner)
    }
    const grow = Math.max((max.x - min.x) / 2 / fill, (max.y - min.y) / 2 / 0.74)
    distance *= 0.3 + 0.7 * grow
    const span = Math.tan(((view.lensDegrees / 2) * Math.PI) / 180) * distance
    lookY += ((max.y + min.y) / 2 + 0.05) * span * 0.8
    side += ((max.x + min.x) / 2) * span * camera.aspect * 0.8
  }
}

function develop(paint: readonly [number, number, number], exposure: number): string {
  if (shot === null) throw new Error('Nothing was taken.')
  return encoded(shot.develop(new Color(...paint), exposure))
}

function encoded(bytes: Uint8Array): string {
  let text = ''
  for (let n = 0; n < bytes.length; n += 32_768) text += String.fromCharCode(...bytes.subarray(n, n + 32_768))
  return btoa(text)
}

/** Builds a scene in the open air. */
function loadOpen(plan: OpenScene, cell: number): void {
  mirror = openScene(renderer, scene, plan, cell)
  model = null
}

function takeOpen({ from, to, lensDegrees }: Eye, width: number, height: number): void {
  shot?.dispose()
  const camera = new PerspectiveCamera(lensDegrees, width / height, 0.2, 600)
  camera.position.set(...from)
  camera.lookAt(...to)
  shot = takeShot(renderer, scene, camera, [], width, height, mirror)
}

/** Builds a cabin on its forecourt. */
function loadCabin(name: InteriorName): void {
  eye = openCabin(renderer, scene, name)
  model = null
}

function takeRound(height: number, exposure: number): string {
  if (eye === null) throw new Error('Nobody sits in a cabin.')
  return encoded(takePanorama(renderer, scene, eye, height, exposure))
}

async function beginFilm(format: FilmFormat): Promise<void> {
  film = await startFilm(format)
}

async function addToFilm(paint: readonly [number, number, number]): Promise<void> {
  if (shot === null || film === null) throw new Error('Nothing was taken, or no film is in the camera.')
  await film.add(shot.develop(new Color(...paint), 1))
}

async function endFilm(): Promise<string> {
  if (film === null) throw new Error('No film is in the camera.')
  return encoded(await film.end())
}

Object.assign(globalThis, {
  stage: {
    load,
    take,
    develop,
    loadOpen,
    takeOpen,
    loadCabin,
    takeRound,
    startFilm: beginFilm,
    addToFilm,
    endFilm,
  },
})
