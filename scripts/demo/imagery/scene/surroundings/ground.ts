/** The ground out of doors: a paved forecourt or red earth, with shade from the sky and from the sun. */
import type { Texture } from 'three'
import { Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { mirroring } from './floor.ts'
import { MIRRORING } from './floor.ts'
import type { Air } from './sky.ts'
import { hazeOf, NOISE } from './sky.ts'

export type Surface = 'pavers' | 'asphalt' | 'earth'

const COLOURS: Readonly<Record<Surface, string>> = {
  pavers: 'vec3(0.40, 0.385, 0.36)',
  asphalt: 'vec3(0.11, 0.112, 0.118)',
  earth: 'vec3(0.33, 0.175, 0.11)',
}
/** Light of the sky and of the sun on level ground. */
const LIGHT: Readonly<Record<Air, readonly [sky: string, sun: string]>> = {
  day: ['vec3(0.52, 0.58, 0.66)', 'vec3(1.08, 1.02, 0.93)'],
  dusk: ['vec3(0.42, 0.42, 0.55)', 'vec3(0.16, 0.09, 0.05)'],
  outback: ['vec3(0.62, 0.55, 0.56)', 'vec3(1.05, 0.66, 0.36)'],
}
/** How much of what stands on it the ground mirrors: wet at dusk. */
const MIRRORS: Readonly<Record<Air, string>> = { day: '0.035', dusk: '0.42', outback: '0.0' }

export function ground(
  air: Air,
  surface: Surface,
  shade: { readonly sky: Texture; readonly sun: Texture; readonly reachM: number },
  mirror: ReturnType<typeof mirroring>,
): Mesh {
  const [sky, sun] = LIGHT[air]
  const pattern: Record<Surface, string> = {
    pavers: `
      vec2 slab = place / vec2(1.2, 0.8); slab.x += floor(slab.y) * 0.5;
      vec2 joint = abs(fract(slab) - 0.5);
      base *= 0.93 + 0.14 * hash(floor(slab));
      float crisp = 1.0 - smoothstep(10.0, 40.0, far);
      base *= 1.0 - 0.28 * crisp * max(smoothstep(0.487, 0.497, joint.x), smoothstep(0.482, 0.495, joint.y));`,
    asphalt: `
      base *= 0.8 + 0.4 * noise(place * 60.0) * (1.0 - smoothstep(6.0, 24.0, far)) + 0.2 * fbm(place * 0.7);
      float bay = abs(fract(place.x / 3.0) - 0.5) * 3.0;
      float line = smoothstep(0.06, 0.045, abs(bay - 1.5)) * smoothstep(5.4, 5.3, abs(place.y + 0.5));
      base = mix(base, vec3(0.62), line * (0.75 + 0.2 * noise(place * 30.0)));`,
    earth: `
      float grain = fbm(place * 3.0) + 0.5 * noise(place * 40.0) * (1.0 - smoothstep(5.0, 18.0, far));
      base *= 0.62 + 0.52 * grain;
      float track = abs(abs(place.y + 0.6 + 0.35 * sin(place.x * 0.14)) - 0.8);
      base = mix(base, base * 1.28, smoothstep(0.36, 0.16, track + 0.12 * fbm(place * 5.0)));
      float tuft = smoothstep(0.66, 0.78, noise(place * 0.9 + 4.0) * 0.6 + 0.4 * noise(place * 5.0)) * smoothstep(3.2, 5.5, abs(place.y));
      base = mix(base, vec3(0.26, 0.2, 0.075) * (0.5 + noise(place * 24.0)), tuft * 0.85);`,
  }
  return new Mesh(
    new PlaneGeometry(520, 520).rotateX(-Math.PI / 2),
    new ShaderMaterial({
      uniforms: { skyShade: { value: shade.sky }, sunShade: { value: shade.sun }, ...mirror.uniforms },
      vertexShader: `varying vec3 world;
        void main() { world = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: `varying vec3 world; uniform sampler2D skyShade; uniform sampler2D sunShade; ${NOISE} ${MIRRORING}
        void main() {
          vec2 place = world.xz;
          float far = distance(world, cameraPosition);
          vec3 base = ${COLOURS[surface]};
          ${pattern[surface]}
          vec2 at = place / ${(shade.reachM * 2).toFixed(1)} + 0.5;
          float edge = smoothstep(0.5, 0.44, max(abs(at.x - 0.5), abs(at.y - 0.5)));
          float noSky = texture2D(skyShade, at).r * edge;
          float noSun = clamp(texture2D(sunShade, at).r, 0.0, 1.0) * edge;
          vec3 c = base * (${sky} * (1.0 - 0.96 * noSky) + ${sun} * (1.0 - noSun));
          vec4 below = mirroredAt(sizePx.x * 0.006);
          vec3 view = normalize(cameraPosition - world);
          float grazing = ${MIRRORS[air]} * (0.35 + 0.65 * pow(1.0 - view.y, 5.0)) * (0.55 + 0.6 * fbm(place * 0.8));
          c = mix(c, below.rgb / max(below.a, 0.01), clamp(below.a * grazing, 0.0, 0.8));
          c = mix(c, vec3(${hazeOf(air)}), smoothstep(30.0, 240.0, far) * 0.7);
          gl_FragColor = vec4(c, 1.0);
        }`,
    }),
  )
}
