/** The cabin's inside as the body leaves it: the lining of roof, pillars and doors, the floor, and holes where glass is. */
import type { BufferGeometry } from 'three'
import { BufferAttribute, Color } from 'three'
import type { Field } from '../geometry/field.ts'
import { meet } from '../geometry/field.ts'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import { addGlass } from './glass.ts'
import { paneField } from './panes.ts'
import type { Parts } from './part.ts'
import { glsl, trim, withVarying } from './trim.ts'

const CELL_M = 0.012
const OUTSIDE_CELL_M = 0.03
const LINING_M = 0.045

/** A colour as linear light in GLSL. */
export function linear(colour: number): string {
  const { r, g, b } = new Color(colour)
  return `vec3(${[r, g, b].map((value) => glsl(Number(value.toFixed(4)))).join(', ')})`
}

export function addShell(parts: Parts, plan: CabinPlan): void {
  const { body, beltY, floorY, dashX, shelfX, roofY, inner } = plan
  const pane = paneField(plan.shape.panes)
  const holes: Field = (x, y, z) =>
    Math.min(
      // The foremost pillar is the thickest.
      Math.max(pane(x, y) + (x > 0.2 ? 0.018 : 0.006), 0.4 - Math.abs(z)),
      x > 0 ? body.windscreen(x, y, z) + 0.012 : body.backGlass(x, y, z),
    )
  const cavity: Field = (x, y, z) => {
    const a = Math.abs(z)
    const hump = 0.13 * Math.exp(-((a / 0.15) ** 4))
    const sides = a - inner(x, y)
    const low = floorY + hump - y
    let room = meet(body.field(x, y, z) + LINING_M, sides, 0.03)
    room = meet(room, low, 0.05)
    room = meet(room, -Math.max(x - shelfX, y - beltY + 0.035), 0.02)
    return Math.max(room, x - dashX - 0.42 - Math.max(0, y - beltY) * 4)
  }
  const shell: Field = (x, y, z) => meet(meet(body.field(x, y, z), -cavity(x, y, z), 0.01), -holes(x, y, z), 0.02)
  const from = Math.max(body.bounds.min[0], Math.min(...plan.shape.cabin.back.map(([, x]) => x)) - 0.04)
  const bounds: Bounds = {
    min: [from, floorY - 0.05, -plan.shape.width / 2],
    max: [dashX + 0.62, body.bounds.max[1], plan.shape.width / 2],
  }
  const skin = parts.skin(shell, bounds, CELL_M, lining(plan))
  skin.userData['albedo'] = 0x8a8885
  skin.geometry.setAttribute('depth', depthOf(skin.geometry, body.field))
  addGlass(parts, plan, pane, bounds)
  // What is seen of the outside through the glass: the bonnet, and the tail of a long one.
  const screenFoot = plan.shape.cabin.windscreen.find(([y]) => y >= beltY - 0.16)?.[1] ?? dashX + 0.5
  const ahead: Field = (x, y, z) => Math.max(body.field(x, y, z), screenFoot + 0.06 - x, 0.4 - y)
  parts.add(meshOf(ahead, { ...body.bounds, min: [screenFoot, 0.5, body.bounds.min[2]] }, OUTSIDE_CELL_M), paint())
  const behind: Field = (x, y, z) => Math.max(body.field(x, y, z), x - from + 0.01, y - beltY - 0.01)
  if (body.bounds.min[0] < from - 0.1)
    parts.add(
      meshOf(behind, { ...body.bounds, max: [from + 0.06, roofY, body.bounds.max[2]] }, OUTSIDE_CELL_M),
      paint(),
    )
}

/** How far below the body's skin each corner lies. */
function depthOf(geometry: BufferGeometry, field: Field): BufferAttribute {
  const position = geometry.getAttribute('position')
  const depth = new Float32Array(position.count)
  for (let n = 0; n < position.count; n += 1) depth[n] = -field(position.getX(n), position.getY(n), position.getZ(n))
  return new BufferAttribute(depth, 1)
}

function paint(): ReturnType<typeof trim> {
  return trim({ color: 0xdcdee0, roughness: 0.3, metalness: 0.2, clearcoat: 1, clearcoatRoughness: 0.02 })
}

/** Which stuff is where: by height, and by which way it looks. */
function lining({
  look,
  beltY,
  floorY,
  roofY,
  shelfX,
  pillarX,
  dashX,
  frontX,
  rearX,
}: CabinPlan): ReturnType<typeof trim> {
  const below = (m: number): string => glsl(Number((beltY - m).toFixed(4)))
  const stuff = trim({
    color: look.lining,
    roughness: 0.95,
    specularIntensity: 0.25,
    drawn: `
      float woven = noise3(at * 700.0);
      tone *= 0.965 + 0.05 * woven;
      float wall = smoothstep(0.3, 0.5, abs(facing.z));
      // Covers of the pillars end below the roof's lining.
      high -= 0.003 * wall * groove(at.y - ${glsl(roofY - 0.075)}, 0.0025);
      float door = step(at.y, ${below(-0.028)}) * step(${glsl(shelfX + 0.06)}, at.x);
      if (door > 0.5) {
        float grainy = cells(at * 380.0);
        tone = ${linear(look.upper)} * (0.95 + 0.08 * grainy);
        rough = 0.7; high += 0.00012 * grainy;
        // The panel that is let in, with seams above and below it.
        float y = at.y + 0.05 * smoothstep(0.2, 0.9, at.x - ${glsl(pillarX)}) - 0.0;
        float panel = smoothstep(${below(0.305)}, ${below(0.303)}, y) * smoothstep(${below(0.118)}, ${below(0.12)}, y);
        tone = mix(tone, ${linear(look.lower)} * (0.93 + 0.1 * grainy), panel);
        high += 0.002 * panel;
        high -= 0.003 * (groove(y - ${below(0.119)}, 0.002) + groove(y - ${below(0.304)}, 0.002));
        float sewn = stitches(y - ${below(0.126)}, at.x);
        tone = mix(tone, ${linear(look.stitch)}, sewn * step(0.5, wall)); high += 0.0006 * sewn;
        // Loudspeakers low down.
        for (int n = 0; n < 2; n++) {
          vec2 from = at.xy - vec2(n == 0 ? ${glsl(frontX + 0.47)} : ${glsl(rearX + 0.36)}, ${below(0.5)});
          float disc = length(from);
          vec2 mesh = fract(from / 0.0062) - 0.5;
          float inDisc = smoothstep(0.083, 0.081, disc);
          float hole = inDisc * smoothstep(0.36, 0.3, length(mesh));
          tone = mix(tone, vec3(0.004), hole * 0.9 * wall);
          high += 0.004 * wall * (smoothstep(0.092, 0.089, disc) - smoothstep(0.085, 0.082, disc)) ;
        }
        // Shuts between doors and pillar.
        float shut = groove(at.x - ${glsl(pillarX + 0.085)}, 0.003) + groove(at.x - ${glsl(pillarX - 0.085)}, 0.003) + groove(at.x - ${glsl(dashX + 0.06)}, 0.003);
        high -= 0.004 * shut * wall; tone *= 1.0 - 0.8 * min(shut, 1.0) * wall;
      }
      if (facing.y > 0.35 && at.y < ${glsl(floorY + 0.2)}) {
        float pile = noise3(at * 380.0) * 0.6 + noise3(at * 900.0) * 0.4;
        tone = ${linear(look.carpet)} * (0.55 + 0.8 * pile); rough = 1.0; high += 0.0012 * pile;
      }
      if (at.x < ${glsl(shelfX + 0.06)} && at.y < ${below(-0.02)}) {
        tone = ${linear(look.upper)} * (0.8 + 0.4 * woven); rough = 0.95;
      }
      if (at.x > ${glsl(dashX + 0.2)} && at.y < ${below(-0.06)} && abs(facing.z) < 0.7) { tone = vec3(0.012); rough = 0.9; }
      // Seals around the panes.
      float seal = smoothstep(0.017, 0.013, vDepth);
      tone = mix(tone, vec3(0.009), seal); rough = mix(rough, 0.6, seal);`,
  })
  return withVarying(stuff, 'float', 'depth')
}
