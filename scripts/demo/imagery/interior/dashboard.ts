/** The dashboard: a padded top, a band across, a lower part, and vents in it. */
import { BoxGeometry } from 'three'
import { curve } from '../geometry/curve.ts'
import type { Field } from '../geometry/field.ts'
import { meet, roundBox } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import type { Parts } from './part.ts'
import { linear } from './shell.ts'
import { glsl, trim } from './trim.ts'

/** How far the face stands back (+) by metres below the top. */
const FACE = curve([
  [-0.02, 0.03],
  [0.03, 0],
  [0.075, 0.012],
  [0.1, 0.034],
  [0.15, 0.038],
  [0.175, 0.022],
  [0.22, 0.012],
  [0.28, 0.03],
  [0.36, 0.085],
  [0.5, 0.19],
])
/** Below the top: the middle and half the height of the band. */
const [BAND_M, BAND_HALF_M] = [0.128, 0.025]
/** Half the size of a vent's opening. */
const VENT = { half: [0.05, 0.027, 0.078], depthM: 0.128 } as const

/** Where the dashboard's top and face are. */
interface Dash {
  readonly topY: number
  readonly faceX: (depthM: number, z: number) => number
}

export function dashOf({ beltY, dashX }: CabinPlan): Dash {
  return {
    topY: beltY - 0.065,
    // It bows towards the doors.
    faceX: (depthM, z) => dashX + FACE(depthM) - 0.07 * Math.abs(z / 0.7) ** 3 - 0.02,
  }
}

export function addDashboard(parts: Parts, plan: CabinPlan): void {
  const { look, dashX, driverZ, inner, beltY } = plan
  const { topY, faceX } = dashOf(plan)
  const half = inner(dashX, beltY - 0.1)
  const vents = [driverZ + 0.32, 0.088, -0.088, -driverZ - 0.32].map(
    (z) => Math.sign(z) * Math.min(Math.abs(z), half - 0.11),
  )
  const hooded = look.screens !== 'joined'
  const top = (x: number, z: number): number => {
    const hood = hooded
      ? 0.05 * Math.exp(-(((z - driverZ) / 0.17) ** 6)) * Math.exp(-(((x - dashX - 0.1) / 0.13) ** 2))
      : 0
    return topY + hood + 0.028 * Math.exp(-(((x - dashX - 0.13) / 0.16) ** 2)) - 0.03 * Math.max(0, x - dashX - 0.2)
  }
  const bare: Field = (x, y, z) => {
    const face = faceX(topY - y, z) - x
    let pad = meet(face * 0.9, y - top(x, z), 0.045)
    pad = meet(pad, Math.abs(z) - half - 0.02, 0.02)
    return Math.max(pad, topY - 0.5 - y)
  }
  const dash: Field = (x, y, z) => {
    let field = bare(x, y, z)
    for (const vent of vents) {
      const hole = roundBox([x - faceX(VENT.depthM, vent), y - topY + VENT.depthM, z - vent], VENT.half, 0.02)
      field = meet(field, -hole, 0.006)
    }
    return field
  }
  const bounds: Bounds = {
    min: [dashX - 0.14, topY - 0.48, -half - 0.03],
    max: [dashX + 0.66, topY + 0.09, half + 0.03],
  }
  parts.skin(dash, bounds, 0.0095, padding(plan, topY)).userData['albedo'] = look.upper
  const band: Field = (x, y, z) => {
    const depth = Math.abs(topY - y - BAND_M)
    let inlay = Math.max(bare(x, y, z) - 0.004, -bare(x, y, z) - 0.02)
    for (const vent of vents)
      inlay = Math.max(
        inlay,
        -roundBox([0, y - topY + VENT.depthM, z - vent], [1, VENT.half[1] + 0.004, VENT.half[2] + 0.004], 0.02),
      )
    return meet(inlay, depth - BAND_HALF_M, 0.004)
  }
  const strip: Bounds = { min: [dashX - 0.14, topY - 0.17, -half], max: [dashX + 0.1, topY - 0.09, half] }
  parts.add(meshOf(band, strip, 0.006), bandStuff(plan, topY))
  addVents(parts, plan, vents)
}

/** The band's own stuff, with a bright line along its edges. */
export function bandStuff(
  { look }: CabinPlan,
  topY: number,
  depthM = BAND_M,
  halfM = BAND_HALF_M,
): ReturnType<typeof trim> {
  const base = {
    wood: 'tone = wooden(at); rough = 0.38;',
    alloy:
      'tone = vec3(0.32, 0.325, 0.335) * (0.94 + 0.1 * noise3(vec3(at.x * 40.0, at.y * 2600.0, at.z * 40.0))); metal = 0.85; rough = 0.36;',
    satin: 'tone = vec3(0.05, 0.052, 0.055); metal = 0.3; rough = 0.32;',
  }[look.band]
  return trim({
    color: 0x888888,
    clearcoat: look.band === 'alloy' ? 0 : 0.35,
    clearcoatRoughness: 0.18,
    drawn: `${base}
      float off = abs(at.y - ${glsl(topY - depthM)});
      float line = smoothstep(${glsl(halfM - 0.0065)}, ${glsl(halfM - 0.0055)}, off);
      tone = mix(tone, vec3(0.62, 0.63, 0.64), line); metal = mix(metal, 1.0, line); rough = mix(rough, 0.2, line);`,
  })
}

/** A padded top, sewn along its edge; the lower part in its own colour. */
function padding({ look, dashX }: CabinPlan, topY: number): ReturnType<typeof trim> {
  return trim({
    color: look.upper,
    roughness: 0.74,
    specularIntensity: 0.4,
    drawn: `
      float pebble = cells(at * 400.0); high += 0.00014 * pebble; tone *= 0.95 + 0.08 * pebble;
      float below = ${glsl(topY)} - at.y;
      float lower = smoothstep(0.166, 0.168, below) * step(at.x, ${glsl(dashX + 0.25)});
      tone = mix(tone, ${linear(look.lower)} * (0.94 + 0.08 * pebble), lower * smoothstep(0.275, 0.273, below));
      high -= 0.003 * (groove(below - 0.275, 0.0022) + groove(below - 0.167, 0.002));
      float front = step(facing.x, -0.3);
      float sewn = (stitches(below - 0.068, at.z) + stitches(below - 0.262, at.z) ) * front;
      tone = mix(tone, ${linear(look.stitch)}, min(sewn, 1.0)); high += 0.0006 * sewn;
      high -= 0.002 * groove(below - 0.075, 0.002) * front;
      // Slots for the windscreen's air, and the loudspeaker's mesh, far up.
      if (facing.y > 0.6 && at.x > ${glsl(dashX + 0.36)}) {
        float slot = step(abs(at.x - ${glsl(dashX + 0.47)}), 0.018) * step(0.35, abs(fract(at.z / 0.012) - 0.5) * 2.0) * step(abs(abs(at.z) - 0.35), 0.24);
        tone = mix(tone, vec3(0.002), slot);
      }
      // The glove box's lid.
      vec2 lid = abs(vec2(at.z + 0.4, below - 0.345)) - vec2(0.2, 0.085);
      float shut = groove(max(lid.x, lid.y), 0.0022) * front * step(at.z, 0.0);
      high -= 0.003 * shut; tone *= 1.0 - 0.7 * shut;`,
  })
}

function addVents(parts: Parts, plan: CabinPlan, vents: readonly number[]): void {
  const { topY, faceX } = dashOf(plan)
  const dark = trim({ color: 0x2e2f32, roughness: 0.5, grain: 'plastic' })
  const bright = trim({ color: 0xb9bcc0, roughness: 0.22, metalness: 1 })
  const [, halfY, halfZ] = VENT.half
  for (const z of vents) {
    const [x, y] = [faceX(VENT.depthM, z), topY - VENT.depthM]
    for (const up of [-0.014, 0, 0.014]) {
      const slat = parts.add(new BoxGeometry(0.024, 0.0022, halfZ * 2), dark, x + 0.018, y + up, z)
      slat.rotation.z = 0.12
    }
    for (const side of [-0.05, -0.025, 0, 0.025, 0.05])
      parts.add(new BoxGeometry(0.016, halfY * 2, 0.002), dark, x + 0.036, y, z + side)
    parts.add(new BoxGeometry(0.012, 0.006, 0.02), bright, x + 0.006, y, z)
    const ring: Field = (px, py, pz) => {
      const frame = roundBox([0, py - y, pz - z], [1, halfY + 0.002, halfZ + 0.002], 0.02)
      return Math.max(Math.abs(frame) - 0.003, Math.abs(px - faceX(VENT.depthM, pz) + 0.001) - 0.007)
    }
    const bounds: Bounds = { min: [x - 0.03, y - 0.04, z - 0.095], max: [x + 0.03, y + 0.04, z + 0.095] }
    parts.add(meshOf(ring, bounds, 0.003), bright)
  }
}
