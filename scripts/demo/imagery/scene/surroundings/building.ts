/** A dealership's showroom seen from its forecourt: bays of glass between pillars, a roof and a blank sign above. */
import { BoxGeometry, Color, Group, Mesh, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'

export interface Building {
  readonly bays: number
  readonly bayM: number
  readonly heightM: number
  readonly depthM: number
  readonly roof: 'flat' | 'wing' | 'gable' | 'stepped' | 'saw'
  /** A row of windows above the showroom. */
  readonly upper?: boolean
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
  const light = (power: number, tint = warm): MeshBasicMaterial => {
    const material = new MeshBasicMaterial()
    material.color.copy(tint).multiplyScalar(power * plan.lit)
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
    furnish(bay, x, plan, glassHeight, box, light)
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
  const sign = plan.lit > 1 ? light(1.5, new Color(...plan.accent).multiplyScalar(3)) : accent
  roofOf(plan, width, glassHeight, box, { wall, band, accent, sign, frame, glow: light(0.5) })
  return { group, casters }
}

interface Coats {
  readonly wall: MeshStandardMaterial
  readonly band: MeshStandardMaterial
  readonly accent: MeshStandardMaterial
  readonly frame: MeshStandardMaterial
  readonly sign: MeshStandardMaterial | MeshBasicMaterial
  readonly glow: MeshBasicMaterial
}

const TIMBER = new Color(0.62, 0.4, 0.22)
const OFF_WHITE = new Color(0.95, 0.9, 0.82)

/** What hangs and stands in a bay: slats, a picture of hills or shelves on the back wall, a desk, seats. */
function furnish(
  bay: number,
  x: number,
  { bayM, depthM }: Building,
  glassHeight: number,
  box: Put,
  light: (power: number, tint?: Color) => MeshBasicMaterial,
): void {
  const [back, wide] = [-depthM + 0.14, bayM * 0.86]
  if (bay % 3 === 0) {
    for (let n = 0; n < 15; n += 1)
      box(
        light(0.3 + 0.1 * ((n * 7) % 3), TIMBER),
        [x - wide / 2 + ((n + 0.5) / 15) * wide, glassHeight * 0.44, back],
        [wide / 24, glassHeight * 0.88, 0.1],
        false,
      )
  } else if (bay % 3 === 1) {
    box(light(0.55, OFF_WHITE), [x, glassHeight * 0.46, back], [wide, glassHeight * 0.92, 0.04], false)
    // A wide picture: sky, two ranges of hills, a plain.
    const bands: readonly (readonly [tint: Color, power: number, from: number, to: number])[] = [
      [new Color(0.5, 0.62, 0.78), 0.7, 0.5, 0.74],
      [new Color(0.82, 0.66, 0.52), 0.66, 0.44, 0.5],
      [new Color(0.28, 0.3, 0.38), 0.5, 0.39, 0.44],
      [new Color(0.36, 0.3, 0.2), 0.5, 0.33, 0.39],
    ]
    for (const [tint, power, from, to] of bands)
      box(
        light(power, tint),
        [x, glassHeight * ((from + to) / 2), back + 0.05],
        [wide * 0.8, glassHeight * (to - from), 0.03],
        false,
      )
  } else {
    for (let row = 0; row < 4; row += 1) {
      const y = 0.5 + row * 0.62
      box(light(0.26, TIMBER), [x, y, back + 0.12], [wide * 0.9, 0.05, 0.3], false)
      for (let n = 0; n < 7; n += 1)
        box(
          light(0.2 + 0.12 * ((n * 5 + row * 3) % 4), OFF_WHITE),
          [x + (n - 3) * wide * 0.12, y + 0.15 + 0.03 * ((n + row) % 3), back + 0.12],
          [wide * 0.07, 0.26 + 0.06 * ((n + row) % 3), 0.2],
          false,
        )
    }
  }
  if (bay % 2 === 1) {
    const z = -depthM * 0.62
    box(light(0.4, OFF_WHITE), [x + 0.6, 0.74, z], [1.7, 0.06, 0.75], false)
    for (const side of [-1, 1]) box(light(0.14, TIMBER), [x + 0.6 + side * 0.75, 0.36, z], [0.06, 0.72, 0.7], false)
    box(light(0.06), [x + 0.9, 1.0, z], [0.56, 0.34, 0.03], false)
    for (const side of [-1, 1]) {
      box(light(0.12, TIMBER), [x + 0.3 + side * 0.4, 0.42, z + 0.85], [0.5, 0.1, 0.5], false)
      box(light(0.12, TIMBER), [x + 0.3 + side * 0.4, 0.68, z + 1.08], [0.5, 0.46, 0.08], false)
    }
  }
}

type Put = (
  material: MeshStandardMaterial | MeshBasicMaterial,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
  casts?: boolean,
) => Mesh

function roofOf(
  plan: Building,
  width: number,
  glassHeight: number,
  box: Put,
  { wall, band, accent, sign: shown, frame, glow }: Coats,
): void {
  const fascia = plan.heightM - glassHeight
  const over = glassHeight + fascia / 2
  const sign = (y: number, z: number): void => {
    // No name: a line of the colour along the whole front.
    box(shown, [0, y - fascia * 0.36, z], [width + 1.2, fascia * 0.09, 0.06], false)
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
  if (plan.roof === 'saw') {
    box(band, [0, glassHeight + 0.3, -plan.depthM / 2 + 0.2], [width + 0.8, 0.6, plan.depthM + 0.4])
    for (let bay = 0; bay < plan.bays; bay += 1) {
      const x = -width / 2 + (bay + 0.5) * plan.bayM
      const plane = box(
        wall,
        [x, glassHeight + 0.62 + fascia * 0.36, -plan.depthM / 2],
        [plan.bayM * 1.04, 0.1, plan.depthM],
      )
      plane.rotation.z = Math.atan2(fascia * 0.72, plan.bayM)
      // Boards below the slope, and the pane that looks away from the sun.
      for (let n = 0; n < 9; n += 1) {
        const share = (n + 0.5) / 9
        box(
          wall,
          [x - plan.bayM / 2 + share * plan.bayM, glassHeight + 0.6 + share * fascia * 0.36, 0.1],
          [plan.bayM / 9, share * fascia * 0.72, 0.08],
          false,
        )
      }
    }
    sign(glassHeight + 0.62, 0.44)
    return
  }
  if (plan.upper === true) {
    const high = plan.heightM - glassHeight - 0.7
    const y = glassHeight + 0.35 + high / 2
    box(band, [0, glassHeight + 0.18, -plan.depthM / 2 + 0.3], [width + 0.8, 0.36, plan.depthM + 0.6])
    box(glow, [0, y, -plan.depthM / 2], [width, high, plan.depthM - 0.4])
    const panes = plan.bays * 3
    for (let n = 0; n <= panes; n += 1)
      box(
        n % 3 === 0 ? wall : frame,
        [-width / 2 + (n / panes) * width, y, 0.02],
        [n % 3 === 0 ? 0.3 : 0.07, high, 0.4],
        false,
      )
    box(frame, [0, y - high * 0.22, 0.02], [width, 0.06, 0.14], false)
    // Thin blades before the glass, closer together towards one end.
    for (let n = 0; n < 34; n += 1)
      box(band, [width / 2 - (n * n * 0.006 + n * 0.16), y, 0.5], [0.05, high, 0.3], false)
    box(band, [0, plan.heightM - 0.2, -plan.depthM / 2 + 0.4], [width + 1.2, 0.4, plan.depthM + 1.2])
    box(shown, [0, glassHeight + 0.18, 0.62], [width + 0.8, 0.1, 0.06], false)
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
  if (plan.roof === 'flat' || plan.roof === 'stepped') {
    // Joints between the sheets, a shadow under the coping, and the coping.
    const face = -plan.depthM / 2 + reach / 2 + (plan.depthM + reach) / 2 + 0.012
    for (let n = 1; n < plan.bays * 2; n += 1)
      box(
        frame,
        [-width / 2 - 0.6 + (n / (plan.bays * 2)) * (width + 1.2), over + 0.08, face],
        [0.018, fascia * 0.82, 0.01],
        false,
      )
    box(frame, [0, plan.heightM - 0.09, face], [width + 1.2, 0.03, 0.02], false)
    box(
      band,
      [0, plan.heightM + 0.03, -plan.depthM / 2 + reach / 2],
      [width + 1.32, 0.1, plan.depthM + reach + 0.12],
      false,
    )
  }
  if (plan.roof === 'stepped') {
    box(accent, [width / 2 - plan.bayM * 0.75, plan.heightM * 0.62, 0.15], [plan.bayM * 1.5, plan.heightM * 1.24, 0.9])
    const x = width / 2 - plan.bayM * 0.75
    // The way in: a glazed door with its frame, and grooves in the tower above it.
    box(frame, [x, plan.heightM * 0.27, 0.61], [plan.bayM * 0.9, plan.heightM * 0.54, 0.06], false)
    for (const side of [-1, 1])
      box(
        glow,
        [x + side * plan.bayM * 0.215, plan.heightM * 0.26, 0.65],
        [plan.bayM * 0.4, plan.heightM * 0.5, 0.02],
        false,
      )
    for (let n = 0; n < 5; n += 1)
      box(frame, [x, plan.heightM * (0.68 + n * 0.11), 0.605], [plan.bayM * 1.5, 0.02, 0.01], false)
  }
  sign(plan.roof === 'wing' ? glassHeight + fascia * 0.2 : over, plan.roof === 'wing' ? 0.14 : reach + 0.07)
}
