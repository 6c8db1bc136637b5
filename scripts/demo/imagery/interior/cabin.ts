/** A whole cabin as it stands on a forecourt, with its light in it. */
import type { Object3D, Scene, WebGLRenderer } from 'three'
import { DirectionalLight, Mesh, MeshPhysicalMaterial, PCFShadowMap, PMREMGenerator, Vector3 } from 'three'
import { openScene } from '../scene/open-scene.ts'
import { sunTowards } from '../scene/surroundings/sky.ts'
import { VEHICLES } from '../vehicles/vehicles.ts'
import { cabinPlan } from './cabin-plan.ts'
import { addConsole } from './console.ts'
import { addDashboard } from './dashboard.ts'
import { addDisplays } from './displays.ts'
import { addDoors } from './doors.ts'
import { gatherLight } from './gather.ts'
import type { InteriorName } from './looks.ts'
import { INTERIORS } from './looks.ts'
import { OUTLOOK, OUTLOOK_LIGHT } from './outlook.ts'
import { addOverhead } from './overhead.ts'
import { Parts } from './part.ts'
import { addSeats } from './seats.ts'
import { addShell } from './shell.ts'
import { addSteeringWheel } from './steering-wheel.ts'

const OUTSIDE_CELL_M = 0.05
/** Of the sun itself, and of what it mirrors. */
const [SUN, SHADOW_PX] = [3.6, 4096]

/** Fills the scene; answers where the panorama is taken. */
export function openCabin(renderer: WebGLRenderer, scene: Scene, name: InteriorName): Vector3 {
  clear(renderer, scene)
  const plan = cabinPlan(VEHICLES[name], INTERIORS[name])
  const parts = new Parts()
  addShell(parts, plan)
  addDashboard(parts, plan)
  addDisplays(parts, plan)
  addConsole(parts, plan)
  addSteeringWheel(parts, plan)
  addSeats(parts, plan)
  addDoors(parts, plan)
  addOverhead(parts, plan)
  const { min, max } = plan.body.bounds
  const eye = new Vector3(...plan.eye)
  gatherLight(
    parts.group,
    parts.solids,
    { min: [min[0] - 0.1, 0.1, min[2] - 0.1], max: [plan.dashX + 1, max[1] + 0.1, max[2] + 0.1] },
    OUTLOOK_LIGHT,
    eye,
  )
  scene.add(parts.group)
  former = [parts.group, addSun(renderer, scene, parts)]
  mirrorItself(renderer, scene, parts, eye)
  return eye
}

/** What a cabin before this one put there; the forecourt stays. */
let former: readonly Object3D[] = []

function clear(renderer: WebGLRenderer, scene: Scene): void {
  if (former.length > 0 && former.every((part) => part.parent === scene)) scene.remove(...former)
  else openScene(renderer, scene, OUTLOOK, OUTSIDE_CELL_M)
}

/** The sun falls through the glass. */
function addSun(renderer: WebGLRenderer, scene: Scene, parts: Parts): DirectionalLight {
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const sun = new DirectionalLight(0xfff1dc, SUN)
  sun.position.copy(sunTowards(OUTLOOK.air)).multiplyScalar(8)
  sun.castShadow = true
  sun.shadow.mapSize.set(SHADOW_PX, SHADOW_PX)
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.004
  Object.assign(sun.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 14 })
  scene.add(sun)
  // It stands still: its shadows are drawn once.
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true
  parts.group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.castShadow = object.userData['clear'] !== true
    object.receiveShadow = object.userData['clear'] !== true
  })
  return sun
}

/** What shines in a cabin mirrors the cabin, so it is looked at from its middle before. */
function mirrorItself(renderer: WebGLRenderer, scene: Scene, parts: Parts, eye: Vector3): void {
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0, 0.05, 600, { size: 512, position: eye })
  generator.dispose()
  parts.group.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof MeshPhysicalMaterial) object.material.envMap = texture
  })
}
