/** Seats: cushion, back and headrest with bolsters, flutes and seams. */
import type { Field } from '../geometry/field.ts'
import { clamp01, join, meet, ramp, rod, roundBox } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import type { Parts } from './part.ts'
import { linear } from './shell.ts'
import { glsl, trim } from './trim.ts'

/** The back leans: metres back for each metre up. */
const LEAN = 0.24
const CELL_M = 0.0095
/** Half the width of what is let into a front seat. */
const INSERT_M = 0.15

/** Along the back, up from the hips, and out of it, forward. */
function leaned(x: number, y: number): readonly [up: number, out: number] {
  const length = Math.hypot(1, LEAN)
  const [px, py] = [x + 0.17, y + 0.02]
  return [(py - LEAN * px) / length, (px + LEAN * py) / length]
}

/** Around the hips of who sits. */
const FRONT: Field = (x, y, z) => {
  const a = Math.abs(z)
  const side = ramp(INSERT_M - 0.02, INSERT_M + 0.07, a)
  const cushion = roundBox(
    [x - 0.06, y + 0.11 - 0.05 * side - 0.1 * x * x - 0.05 * x + 0.012 * Math.cos(a * 9), z],
    [0.27 - 0.03 * side, 0.105, 0.262],
    0.062,
  )
  const [up, out] = leaned(x, y)
  const shoulders = ramp(0.4, 0.62, up)
  const halfWidth = 0.265 - 0.045 * shoulders - 0.012 * Math.cos((up - 0.3) * 8)
  const bolster = 0.068 * side * (1 - 0.75 * shoulders) * ramp(-0.02, 0.1, up)
  const lumbar = 0.018 * Math.exp(-(((up - 0.2) / 0.13) ** 2)) * (1 - side)
  const back = roundBox(
    [out + 0.045 - bolster - lumbar, up - 0.31, z * (0.262 / halfWidth)],
    [0.06, 0.335, 0.262],
    0.055,
  )
  const head = roundBox(
    [out + 0.03 - 0.16 * (up - 0.76) ** 2 + 0.5 * a * a, up - 0.765, z],
    [0.05, 0.093, 0.138 - 0.03 * clamp01((up - 0.74) * 6)],
    0.045,
  )
  return Math.min(meet(join(cushion, back, 0.03), -0.34 - y, 0.02), head)
}

const POSTS: Field = (x, y, z) => {
  const [up, out] = leaned(x, y)
  return rod([out + 0.035, up, Math.abs(z)], [0, 0.58, 0.062], [0, 0.7, 0.062], 0.0065)
}

/** A bench for three. */
function bench(halfWidth: number): Field {
  return (x, y, z) => {
    const a = Math.abs(z)
    // Two hollows to sit in; the middle is raised.
    const hollow = 0.03 * Math.exp(-(((a - 0.36) / 0.17) ** 4))
    const cushion = roundBox([x - 0.06, y + 0.1 + hollow * 0.8 - 0.04 * x, z], [0.27, 0.115, halfWidth], 0.065)
    const [up, out] = leaned(x, y)
    const back = roundBox([out + 0.05 + hollow, up - 0.3, z], [0.06, 0.33, halfWidth - 0.01], 0.058)
    const outer = roundBox([out + 0.045, up - 0.7, a - 0.36], [0.045, 0.085, 0.13], 0.042)
    const middle = roundBox([out + 0.045, up - 0.66, z], [0.04, 0.055, 0.11], 0.038)
    return Math.min(join(cushion, back, 0.03), outer, middle)
  }
}

export function addSeats(parts: Parts, plan: CabinPlan): void {
  const { look, hipY, frontX, rearX, driverZ } = plan
  const bounds: Bounds = { min: [-0.55, -0.36, -0.3], max: [0.38, 0.95, 0.3] }
  const stuff = upholstery(plan, true)
  const chrome = trim({ color: 0xd8dadc, roughness: 0.12, metalness: 1 })
  const geometry = meshOf(FRONT, bounds, CELL_M)
  const posts = meshOf(POSTS, { min: [-0.5, 0.45, -0.1], max: [-0.1, 0.8, 0.1] }, 0.004)
  for (const z of [driverZ, -driverZ]) {
    parts.solid(FRONT, bounds, [frontX, hipY, z])
    parts.add(geometry.clone(), stuff, frontX, hipY, z).userData['albedo'] = look.seat
    parts.add(posts.clone(), chrome, frontX, hipY, z)
  }
  const half = plan.inner(rearX, hipY) - 0.015
  const wide: Bounds = { min: [-0.5, -0.3, -half - 0.02], max: [0.38, 0.9, half + 0.02] }
  const field = bench(half)
  parts.solid(field, wide, [rearX, hipY + 0.02, 0])
  parts.add(meshOf(field, wide, 0.011), upholstery(plan, false), rearX, hipY + 0.02, 0).userData['albedo'] = look.seat
}

/** Leather or cloth in two tones, sewn along the edges of what is let in and of its flutes. */
function upholstery({ look }: CabinPlan, front: boolean): ReturnType<typeof trim> {
  const u = front ? 'abs(at.z)' : 'abs(abs(at.z) - 0.36)'
  const flute =
    look.flutes === 'across'
      ? 'groove(abs(fract(run / 0.062) - 0.5) * 0.062, 0.0035)'
      : 'groove(abs(fract((u + 0.02) / 0.04) - 0.5) * 0.04, 0.003)'
  const grain = look.cloth
    ? 'float w = sin(at.x * 2300.0) * sin(at.y * 2300.0) * sin(at.z * 2300.0); float pebble = noise3(at * 600.0); high += 0.0001 * w * insert;'
    : 'float pebble = cells(at * 420.0); high += 0.00015 * pebble;'
  return trim({
    color: look.seat,
    roughness: look.cloth ? 0.85 : 0.52,
    specularIntensity: look.cloth ? 0.3 : 0.55,
    drawn: `
      float u = ${u};
      float l = ${glsl(Math.hypot(1, LEAN))};
      float up = (at.y + 0.02 - ${glsl(LEAN)} * (at.x + 0.17)) / l;
      float out_ = (at.x + 0.17 + ${glsl(LEAN)} * (at.y + 0.02)) / l;
      float isHead = step(0.64, up) * step(out_, 0.14);
      float isBack = step(out_, 0.075) * (1.0 - isHead);
      float run = isBack > 0.5 ? up : at.x;
      float faces = isBack > 0.5 ? smoothstep(0.25, 0.5, facing.x) : smoothstep(0.25, 0.5, facing.y);
      float edge = u - ${glsl(INSERT_M)} - 0.012 * cos(run * 6.0);
      float ends = isBack > 0.5 ? max(up - 0.54, 0.06 - up) : max(at.x - 0.25, -0.2 - at.x);
      float within = max(edge, ends);
      float insert = faces * step(within, 0.0) * (1.0 - isHead);
      ${grain}
      tone *= 0.94 + 0.08 * pebble;
      tone = mix(tone, ${linear(look.insert)} * (0.92 + 0.1 * pebble), insert);
      float flutes = ${flute} * insert * smoothstep(0.0, -0.012, within);
      high -= 0.004 * flutes; tone *= 1.0 - 0.35 * flutes;
      ${look.cloth ? '' : 'vec2 hole = fract((isBack > 0.5 ? at.yz : at.xz) / 0.0072) - 0.5; tone *= 1.0 - 0.55 * insert * smoothstep(0.012, 0.03, -within) * smoothstep(0.2, 0.14, length(hole)) * (1.0 - flutes);'}
      float live = faces * (1.0 - isHead);
      float seam = groove(within, 0.0022) * live;
      high -= 0.003 * seam; tone *= 1.0 - 0.6 * seam;
      float sewn = (stitches(within - 0.006, run) + stitches(ends - 0.006, at.z) * step(edge, 0.0)) * live;
      // The panel's outer edge has a seam of its own, and so has the headrest.
      float rim = groove(isHead > 0.5 ? u - 0.085 : ${front ? '(u - 0.235)' : '1.0'}, 0.002);
      high -= 0.002 * rim; tone *= 1.0 - 0.45 * rim;
      sewn += isHead > 0.5 ? stitches(u - 0.091, at.y) : 0.0;
      tone = mix(tone, ${linear(look.stitch)}, min(sewn, 1.0)); high += 0.0005 * sewn;`,
  })
}
