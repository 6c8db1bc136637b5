/** A scene in the open air: sky, ground, a building, trees and vehicles, and what a wet ground mirrors of them. */
import type { Object3D, Texture, WebGLRenderer } from 'three'
import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
} from 'three'
import { MOTORCYCLES } from '../motorcycles/motorcycles.ts'
import { PAINTS } from '../paints.ts'
import type { OpenScene, Parked } from '../scenes.ts'
import { isMotorcycle, VEHICLES } from '../vehicles/vehicles.ts'
import { carModel } from './car-model.ts'
import type { Mirror } from './picture.ts'
import { PAINT } from './plain-material.ts'
import { bakeRoomSeen } from './room-seen.ts'
import { showroom } from './surroundings/building.ts'
import { mirroring } from './surroundings/floor.ts'
import { floorShade } from './surroundings/floor-shade.ts'
import { ground } from './surroundings/ground.ts'
import type { Air } from './surroundings/sky.ts'
import { skyDome, skyLight, sunTowards } from './surroundings/sky.ts'
import { gumTree, hedge } from './surroundings/tree.ts'

/** Metres from the middle to the edges of the picture of all shade. */
const SHADE_REACH_M = 19
const SHADE_PX = 1400
/** The light of a sky takes longer to gather than a scene to build. */
const LIGHTS = new Map<Air, Texture>()

/** Fills the scene; answers what lies below its ground. */
export function openScene(renderer: WebGLRenderer, scene: Scene, plan: OpenScene, cell: number): Mirror {
  scene.clear()
  const light = LIGHTS.get(plan.air) ?? skyLight(renderer, plan.air)
  LIGHTS.set(plan.air, light)
  scene.environment = light
  const standing = new Group()
  const casters = new Group()
  for (const parked of plan.parked) park(parked, cell, standing, casters)
  if (plan.building !== null) {
    const { group, casters: outline } = showroom(plan.building)
    for (const part of [group, outline]) part.position.set(plan.building.at[0], 0, plan.building.at[1])
    standing.add(group)
    casters.add(outline)
  }
  const tree = gumTree()
  for (const [index, [x, z, heightM]] of plan.trees.entries()) {
    const one = tree.clone()
    one.position.set(x, 0, z)
    one.scale.set(heightM * 1.05, heightM, heightM)
    one.rotation.y = index * 2.1
    standing.add(one)
    casters.add(one.clone())
  }
  for (const part of [...hedgesOf(plan), ...flagsOf(plan)]) {
    standing.add(part)
    casters.add(part.clone())
  }
  const shade = {
    sky: floorShade(renderer, casters, 140, { reachM: SHADE_REACH_M, sizePx: SHADE_PX }),
    sun: floorShade(renderer, casters, 40, { reachM: SHADE_REACH_M, sizePx: SHADE_PX, sun: sunTowards(plan.air) }),
    reachM: SHADE_REACH_M,
  }
  const mirrors = mirroring()
  const below = new Scene()
  below.environment = scene.environment
  const turned = new Group()
  turned.add(standing.clone())
  turned.scale.y = -1
  below.add(turned)
  scene.add(skyDome(plan.air), standing, ground(plan.air, plan.surface, shade, mirrors))
  return { below, show: mirrors.show }
}

function hedgesOf({ hedges = [] }: OpenScene): Group[] {
  if (hedges.length === 0) return []
  const metre = hedge()
  return hedges.flatMap(([x, z, lengthM]) =>
    Array.from({ length: Math.round(lengthM) }, (_, n) => {
      const one = metre.clone()
      one.position.set(x + n, 0, z)
      one.rotation.y = n % 2 === 0 ? 0 : Math.PI
      return one
    }),
  )
}

/** Tall banners on poles, as yards have along the road. */
function flagsOf({ flags = [] }: OpenScene): Group[] {
  const pole = new MeshStandardMaterial({ color: 0xc9ccd0, roughness: 0.4, metalness: 0.8 })
  return flags.map(([x, z, colour]) => {
    const group = new Group()
    const cloth = new MeshStandardMaterial({ color: new Color(...colour), roughness: 0.8, side: DoubleSide })
    const mast = new Mesh(new CylinderGeometry(0.03, 0.045, 5.4, 12), pole)
    mast.position.y = 2.7
    const banner = new PlaneGeometry(0.8, 3.1, 8, 8)
    const position = banner.getAttribute('position')
    // It hangs in a light wind.
    for (let n = 0; n < position.count; n += 1)
      position.setZ(n, 0.06 * Math.sin(position.getX(n) * 5 + position.getY(n) * 1.7) * (position.getX(n) + 0.4))
    banner.computeVertexNormals()
    const sheet = new Mesh(banner, cloth)
    sheet.position.set(0.44, 3.75, 0)
    const foot = new Mesh(new BoxGeometry(0.5, 0.08, 0.5), pole)
    group.add(mast, sheet, foot)
    group.position.set(x, 0, z)
    return group
  })
}

function park(
  { body, paint, at: [x, z], turn, hitched = false, inside = false }: Parked,
  cell: number,
  standing: Group,
  casters: Group,
): void {
  const stuff = PAINT.clone()
  stuff.onBeforeCompile = PAINT.onBeforeCompile
  stuff.customProgramCacheKey = PAINT.customProgramCacheKey
  const model = isMotorcycle(body)
    ? MOTORCYCLES[body](cell / 2, stuff)
    : carModel({ ...VEHICLES[body], hitched }, inside ? cell * 2 : cell, stuff)
  for (const material of model.painted) material.color = new Color(...PAINTS[paint])
  bakeRoomSeen(model.group, model.solid, model.bounds)
  const place = (part: Object3D): void => {
    part.position.set(x, 0, z)
    part.rotation.y = (-turn * Math.PI) / 180
  }
  place(model.group)
  place(model.shadow)
  standing.add(model.group)
  casters.add(model.shadow)
  model.shadow.traverse((object) => {
    if (object instanceof Mesh) object.frustumCulled = false
  })
}
