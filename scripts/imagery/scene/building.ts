/** A dealership's showroom seen from its forecourt: bays of glass between pillars, a roof and a blank sign above. */
import { BoxGeometry, Color, Group, Mesh, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'

export interface Building {
  readonly bays: number
  readonly bayM: number
  readonly heightM: number
  readonly depthM: number
  readonly roof: 'flat' | 'wing' | 'gable' | 'stepped'
  /** Linear colours: walls, the band above the glass, the sign. */
  readonly wall: readonly [number, number, number]
  readonly band: readonly [number, number, number]
  readonly accent: readonly [number, number, number]
  /** Bays that are workshop doors instead of glass, from the left. */
  readonly doors: number
  /** Light inside, against that of the day. */
  readonly lit: number
}

export function showroom(plan: Building): { group: Group; casters: Group } {
  const group = new Group()
  const casters = new Group()
  const wall = new MeshStandardMaterial({ color: new Color(...plan.wall), roughness: 0.85 })
  const band = new MeshStandardMaterial({ color: new Color(...plan.band), roughness: 0.45, metalness: 0.15 })
  const accent = new MeshStandardMaterial({ color: new Color(...plan.accent), roughness: 0.4 })
  const frame = new MeshStandardMaterial({ color: 0x1b1d20, roughness: 0.4, metalness: 0.6 })
  const glass = new MeshPhysicalMaterial({
    color: 0x0a0f12,
    roughness: 0.02,
    metalness: 0,
    transparent: true,
    opacity: 0.26,
    ior: 1.7,
    specularIntensity: 1,
  })
  const warm = new Color(1, 0.84, 0.62)
  const light = (power: number): MeshBasicMaterial => {
    const material = new MeshBasicMaterial()
    material.color.copy(warm).multiplyScalar(power * plan.lit)
    return material
  }
  const box = (
    material: MeshStandardMaterial | MeshBasicMaterial,
    [x, y, z]: readonly [number, number, number],
    [width, height, depth]: readonly [number, number, number],
    casts = true,
  ): Mesh => {
    const mesh = new Mesh(new BoxGeometry(width, height, depth), material)
    mesh.position.set(x, y, z)
    group.add(mesh)
    if (casts) casters.add(mesh.clone())
    return mesh
  }
  const width = plan.bays * plan.bayM
  const [left, glassHeight] = [-width / 2, plan.heightM * 0.7]
  // Shell: floor, back, sides.
  box(light(0.34), [0, 0.02, -plan.depthM / 2], [width, 0.04, plan.depthM], false)
  box(light(0.42), [0, glassHeight / 2, -plan.depthM], [width, glassHeight, 0.2])
  box(wall, [left - 0.2, plan.heightM / 2, -plan.depthM / 2], [0.4, plan.heightM, plan.depthM])
  box(wall, [-left + 0.2, plan.heightM / 2, -plan.depthM / 2], [0.4, plan.heightM, plan.depthM])
  box(light(0.22), [0, glassHeight + 0.02, -plan.depthM / 2], [width, 0.04, plan.depthM], false)
  for (let bay = 0; bay < plan.bays; bay += 1) {
    const x = left + (bay + 0.5) * plan.bayM
    for (const z of [-1.4, -3.6, -6]) {
      if (-z < plan.depthM) box(light(2.6), [x, glassHeight - 0.03, z], [plan.bayM * 0.62, 0.04, 0.22], false)
    }
    // What hangs and stands inside: panels on the back wall, a desk.
    box(
      light(bay % 2 === 0 ? 0.7 : 0.24),
      [x, glassHeight * 0.55, -plan.depthM + 0.16],
      [plan.bayM * 0.7, glassHeight * 0.42, 0.06],
      false,
    )
    if (bay % 3 === 1) box(wall, [x, 0.55, -plan.depthM * 0.6], [1.8, 1.1, 0.7], false)
    if (bay < plan.doors) {
      box(band, [x, glassHeight / 2, 0.02], [plan.bayM - 0.5, glassHeight, 0.08])
      for (let y = 0.3; y < glassHeight; y += 0.42) box(frame, [x, y, 0.07], [plan.bayM - 0.5, 0.02, 0.02], false)
    } else {
      box(glass, [x, glassHeight / 2, 0], [plan.bayM, glassHeight, 0.04], false)
      for (const share of [-0.5, -0.167, 0.167])
        box(frame, [x + share * plan.bayM, glassHeight / 2, 0.03], [0.06, glassHeight, 0.1], false)
      box(frame, [x, glassHeight * 0.72, 0.03], [plan.bayM, 0.05, 0.08], false)
    }
    box(wall, [left + bay * plan.bayM, glassHeight / 2, 0.05], [0.34, glassHeight, 0.34])
  }
  box(wall, [-left, glassHeight / 2, 0.05], [0.34, glassHeight, 0.34])
  box(frame, [0, 0.08, 0.03], [width, 0.16, 0.1], false)
  roofOf(plan, width, glassHeight, box, { wall, band, accent })
  return { group, casters }
}

type Put = (
  material: MeshStandardMaterial,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
  casts?: boolean,
) => Mesh

function roofOf(
  plan: Building,
  width: number,
  glassHeight: number,
  box: Put,
  { wall, band, accent }: Record<'wall' | 'band' | 'accent', MeshStandardMaterial>,
): void {
  const fascia = plan.heightM - glassHeight
  const over = glassHeight + fascia / 2
  const sign = (y: number, z: number): void => {
    // No name: a line of the colour along the whole front.
    box(accent, [0, y - fascia * 0.36, z], [width + 1.2, fascia * 0.09, 0.06], false)
  }
  if (plan.roof === 'gable') {
    box(band, [0, glassHeight + 0.25, -plan.depthM / 2 + 0.5], [width + 1, 0.5, plan.depthM + 1.6])
    const half = width / 2 + 0.5
    const rise = fascia + 0.8
    const slope = Math.hypot(half, rise)
    for (const side of [1, -1]) {
      const plane = box(
        band,
        [(side * half) / 2, glassHeight + 0.5 + rise / 2, -plan.depthM / 2 + 0.4],
        [slope + 0.3, 0.14, plan.depthM + 1.8],
      )
      plane.rotation.z = -side * Math.atan2(rise, half)
    }
    // The gable's boards.
    for (let n = 0; n < 14; n += 1) {
      const y = glassHeight + 0.5 + (n / 14) * rise
      box(wall, [0, y + rise / 28, 0.05], [2 * half * (1 - (n + 0.5) / 14), rise / 14 + 0.005, 0.1], n % 2 === 0)
    }
    sign(glassHeight + 0.5 + rise * 0.32, 0.16)
    return
  }
  const reach = plan.roof === 'wing' ? 2.6 : 0.5
  const top = box(band, [0, over, -plan.depthM / 2 + reach / 2], [width + 1.2, fascia, plan.depthM + reach])
  if (plan.roof === 'wing') {
    top.scale.y = 0.34
    top.position.y = plan.heightM - fascia * 0.3
    box(wall, [0, glassHeight + fascia * 0.22, -plan.depthM / 2 - 0.1], [width + 0.2, fascia * 0.5, plan.depthM])
    for (const x of [-width / 2 + 0.4, width / 2 - 0.4])
      box(accent, [x, plan.heightM / 2, reach - 0.9], [0.3, plan.heightM - 0.4, 0.3])
  }
  if (plan.roof === 'stepped') {
    box(accent, [width / 2 - plan.bayM * 0.75, plan.heightM * 0.62, 0.15], [plan.bayM * 1.5, plan.heightM * 1.24, 0.9])
    box(
      wall,
      [width / 2 - plan.bayM * 0.75, plan.heightM * 0.3, 0.62],
      [plan.bayM * 0.9, plan.heightM * 0.6, 0.06],
      false,
    )
  }
  sign(plan.roof === 'wing' ? glassHeight + fascia * 0.2 : over, plan.roof === 'wing' ? 0.14 : reach + 0.07)
}
