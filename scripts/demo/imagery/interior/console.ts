/** Between the front seats: an armrest, cup holders, what chooses the gear, and the stack below the screen. */
import { BoxGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from 'three'
import type { Field } from '../geometry/field.ts'
import { meet, ramp, rod, roundBox } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import { dashOf } from './dashboard.ts'
import type { Parts } from './part.ts'
import { sheet } from './part.ts'
import { climatePanel } from './screens.ts'
import { linear } from './shell.ts'
import { glsl, screenStuff, trim } from './trim.ts'

const HALF_M = 0.102
const CUPS_X = [0.135, 0.235] as const
const GEAR_X = 0.36

export function addConsole(parts: Parts, plan: CabinPlan): void {
  const { look, frontX, hipY, floorY, dashX, beltY } = plan
  const dash = dashOf(plan)
  const [from, to] = [frontX - 0.36, dashX + 0.12]
  const deck = (x: number): number =>
    hipY + mix(0.075, 0.05, ramp(frontX + 0.05, frontX + 0.085, x)) + 0.02 * ramp(frontX + 0.3, frontX + 0.6, x)
  const lidEnd = frontX + 0.065
  const box: Field = (x, y, z) => {
    let body = meet(y - deck(x), Math.abs(z) - HALF_M - 0.015 * Math.max(0, x - frontX - 0.3), 0.025)
    body = Math.max(body, from - x, x - to, floorY - y)
    for (const cup of CUPS_X)
      body = meet(body, -Math.max(Math.hypot(x - frontX - cup, z) - 0.041, deck(x) - 0.075 - y), 0.004)
    return body
  }
  const bounds: Bounds = { min: [from - 0.01, floorY, -0.15], max: [to + 0.01, beltY - 0.2, 0.15] }
  const black = `smoothstep(0.088, 0.086, abs(at.z)) * smoothstep(${glsl(frontX + 0.078)}, ${glsl(frontX + 0.08)}, at.x) * smoothstep(0.2, 0.3, facing.y - 0.35 * facing.x)`
  const stuff = trim({
    color: look.upper,
    roughness: 0.66,
    clearcoat: 0.25,
    drawn: `
      float pebble = cells(at * 400.0);
      float gloss = ${black};
      high += 0.00014 * pebble * (1.0 - gloss); tone *= 0.95 + 0.08 * pebble;
      tone = mix(tone, vec3(0.005), gloss); rough = mix(rough, 0.12, gloss);
      float side = step(0.6, abs(facing.z)) * step(at.y, ${glsl(hipY + 0.02)});
      tone = mix(tone, ${linear(look.lower)} * 0.8, side * 0.6);
      float rim = smoothstep(0.0905, 0.0895, abs(at.z)) * smoothstep(0.0865, 0.0875, abs(at.z)) * step(${glsl(frontX + 0.08)}, at.x) * step(0.3, facing.y);
      tone = mix(tone, vec3(0.6), rim); metal = rim; rough = mix(rough, 0.25, rim);`,
  })
  parts.skin(box, bounds, 0.007, stuff).userData['albedo'] = look.upper
  const lid: Field = (x, y, z) =>
    roundBox([x - (from + lidEnd) / 2, y - hipY - 0.112, z], [(lidEnd - from) / 2, 0.03, HALF_M - 0.001], 0.024)
  const padded = trim({
    color: look.seat,
    roughness: 0.55,
    grain: look.cloth ? 'plastic' : 'leather',
    drawn: `float sewn = stitches(abs(at.z) - 0.074, at.x) * step(0.5, facing.y);
      float seam = groove(abs(at.z) - 0.068, 0.002) * step(0.3, facing.y); high -= 0.0025 * seam; tone *= 1.0 - 0.5 * seam;
      tone = mix(tone, ${linear(look.stitch)}, sewn); high += 0.0005 * sewn;`,
  })
  const lidBounds: Bounds = { min: [from - 0.01, hipY + 0.07, -0.11], max: [lidEnd + 0.01, hipY + 0.15, 0.11] }
  parts.skin(lid, lidBounds, 0.006, padded).userData['albedo'] = look.seat
  const bright = trim({ color: 0xc4c7ca, roughness: 0.2, metalness: 1 })
  for (const cup of CUPS_X)
    parts.add(
      new TorusGeometry(0.0425, 0.0028, 10, 48).rotateX(Math.PI / 2),
      bright,
      frontX + cup,
      deck(frontX + cup) + 0.002,
      0,
    )
  if (look.shifter === 'dial') addDial(parts, plan, deck(frontX + GEAR_X), bright)
  else addLever(parts, plan, deck(frontX + GEAR_X), bright)
  // Buttons beside it.
  const dark = trim({ color: 0x333437, roughness: 0.42, clearcoat: 0.3 })
  for (const [n, z] of [-0.055, 0.055, -0.055, 0.055].entries())
    parts.add(
      new BoxGeometry(0.032, 0.006, 0.024),
      dark,
      frontX + GEAR_X - 0.03 + 0.045 * Math.floor(n / 2),
      deck(frontX + GEAR_X - 0.03 + 0.045 * Math.floor(n / 2)) + 0.002,
      z,
    ).rotation.z = 0.2
  // The climate's panel stands in the stack, two knobs beside its picture.
  const y = dash.topY - 0.222
  const x = dash.faceX(0.222, 0) - 0.006
  const panel: Field = (px, py, pz) => roundBox([px - x - 0.02, py - y, pz], [0.03, 0.033, 0.17], 0.014)
  parts.skin(
    panel,
    { min: [x - 0.02, y - 0.045, -0.19], max: [x + 0.06, y + 0.045, 0.19] },
    0.005,
    trim({ color: 0x0b0c0d, roughness: 0.25, clearcoat: 0.8 }),
  )
  const face = parts.add(sheet(0.2, 0.05, 0.006), screenStuff(climatePanel(), 0.8), x - 0.0115, y, 0)
  face.userData['clear'] = true
  for (const z of [-0.132, 0.132]) {
    parts.add(new CylinderGeometry(0.0225, 0.024, 0.024, 48).rotateZ(Math.PI / 2), dark, x - 0.02, y, z)
    parts.add(new TorusGeometry(0.0235, 0.0022, 10, 48).rotateY(Math.PI / 2), bright, x - 0.03, y, z)
  }
}

function addDial(parts: Parts, { frontX }: CabinPlan, deckY: number, bright: ReturnType<typeof trim>): void {
  const knurled = trim({
    color: 0x9a9da1,
    metalness: 1,
    roughness: 0.3,
    drawn:
      'float teeth = sin(atan(at.z, at.x) * 60.0) * step(abs(facing.y), 0.5); high += 0.0006 * teeth; tone *= 0.85 + 0.15 * teeth;',
  })
  const [x, y] = [frontX + GEAR_X, deckY + 0.014]
  parts.add(new CylinderGeometry(0.03, 0.032, 0.028, 72), knurled, x, y, 0).rotation.z = 0.2
  parts.add(
    new CylinderGeometry(0.024, 0.024, 0.002, 64),
    trim({ color: 0x070708, roughness: 0.15, clearcoat: 1 }),
    x - 0.0035,
    y + 0.0155,
    0,
  ).rotation.z = 0.2
  parts.add(new TorusGeometry(0.036, 0.0025, 10, 64).rotateX(Math.PI / 2), bright, x, deckY + 0.004, 0).rotation.z = 0.2
}

function addLever(parts: Parts, { frontX, look }: CabinPlan, deckY: number, bright: ReturnType<typeof trim>): void {
  const x = frontX + GEAR_X
  const boot: Field = (px, py, pz) => {
    const up = (py - deckY) / 0.08
    const wide = 0.048 * (1 - 0.62 * Math.min(1, Math.max(0, up))) + 0.004 * Math.cos(up * 26)
    return (
      Math.max(Math.max(Math.abs(px - x + up * 0.01), Math.abs(pz)) - wide, py - deckY - 0.085, deckY - 0.02 - py) * 0.7
    )
  }
  const leather = trim({ color: 0x363638, roughness: 0.55, grain: 'leather' })
  parts.add(meshOf(boot, { min: [x - 0.08, deckY - 0.03, -0.07], max: [x + 0.07, deckY + 0.1, 0.07] }, 0.004), leather)
  const knob: Field = (px, py, pz) =>
    Math.min(
      rod([px, py, pz], [x - 0.012, deckY + 0.08, 0], [x - 0.02, deckY + 0.135, 0], 0.012, 0.02),
      roundBox([px - x + 0.024, py - deckY - 0.152, pz], [0.026, 0.026, 0.027], 0.022),
    )
  const grip = trim({
    color: 0x363638,
    roughness: 0.5,
    grain: 'leather',
    drawn: `float sewn = stitches(abs(at.z) - 0.012, at.y); tone = mix(tone, ${linear(look.stitch)}, sewn * step(facing.x, -0.2));`,
  })
  parts.add(meshOf(knob, { min: [x - 0.07, deckY + 0.06, -0.04], max: [x + 0.03, deckY + 0.19, 0.04] }, 0.0035), grip)
  parts.add(new CylinderGeometry(0.0165, 0.0165, 0.005, 40), bright, x - 0.017, deckY + 0.12, 0)
  parts.add(new SphereGeometry(0.004, 12, 8), bright, x - 0.046, deckY + 0.155, 0)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
