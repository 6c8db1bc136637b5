/** The stuff of a cabin: leather, cloth, plastics and metals, lit by what was gathered at each corner. */
import type { MeshPhysicalMaterialParameters, Texture } from 'three'
import { MeshPhysicalMaterial } from 'three'

type Grain = 'leather' | 'cloth' | 'plastic' | 'carpet' | 'lining' | 'none'

interface TrimOptions extends MeshPhysicalMaterialParameters {
  readonly grain?: Grain
  /**
   * What is drawn on it, as GLSL on `at` (metres), `facing`, `tone` (linear colour), `rough`, `metal` and `high` (metres
   * above the surface, for bumps).
   */
  readonly drawn?: string
}

/**
 * A cabin is some forty times darker than the day outside. As photographers of cars do with several exposures, what is
 * dark is lifted (light goes as its root) and a little is added as from a lamp that is held in.
 */
const [LIFT, FILL] = [1.3, 0.13]

/** Numbers of GLSL. */
export function glsl(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value)
}

const GRAINS: Readonly<Record<Grain, string>> = {
  none: '',
  leather: `{ float pebble = cells(at * 430.0) ; high += 0.00016 * pebble; tone *= 0.94 + 0.08 * pebble; rough += 0.05 * (1.0 - pebble); }`,
  cloth: `{ vec3 w = sin(at * 2100.0); float weave = w.x * w.y + w.y * w.z + w.z * w.x; high += 0.00012 * weave; tone *= 0.9 + 0.12 * noise3(at * 420.0) + 0.05 * weave; }`,
  plastic: `{ float n = noise3(at * 900.0); high += 0.00007 * n; tone *= 0.96 + 0.07 * n; }`,
  carpet: `{ float n = noise3(at * 380.0) * 0.6 + noise3(at * 900.0) * 0.4; high += 0.0012 * n; tone *= 0.55 + 0.8 * n; }`,
  lining: `{ float n = noise3(at * 700.0); tone *= 0.965 + 0.05 * n; }`,
}

const SOLID_NOISE = `
  float hash3(vec3 p) { p = fract(p * 0.1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
  float noise3(vec3 p) {
    vec3 i = floor(p); vec3 f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }
  // Pebbles with creases between them: how far the nearest of scattered points is.
  float cells(vec3 p) {
    vec3 i = floor(p); vec3 f = fract(p); float nearest = 1.0;
    for (int n = 0; n < 8; n++) {
      vec3 o = vec3(float(n & 1), float((n >> 1) & 1), float(n >> 2)) - step(f, vec3(0.5));
      vec3 c = i + o;
      vec3 r = o + 0.2 + 0.6 * vec3(hash3(c), hash3(c + 7.7), hash3(c + 3.1)) - f;
      nearest = min(nearest, dot(r, r));
    }
    return 1.0 - smoothstep(0.0, 0.9, nearest);
  }
  vec3 wooden(vec3 p) {
    vec3 q = vec3(p.x * 3.0, p.y * 55.0, p.z * 3.0);
    float ring = fract(q.y * 0.22 + 1.6 * noise3(q * vec3(1.0, 0.3, 1.0)) + 0.25 * noise3(q * 4.0));
    float fibre = noise3(vec3(p.x * 30.0, p.y * 1400.0, p.z * 30.0));
    return mix(vec3(0.16, 0.075, 0.032), vec3(0.34, 0.185, 0.085), smoothstep(0.0, 1.0, abs(ring - 0.5) * 2.0)) * (0.75 + 0.4 * fibre);
  }
  // A row of stitches along \`along\`, \`off\` metres beside it: 1 on the thread.
  float stitches(float off, float along) {
    float thread = smoothstep(0.0011, 0.0006, abs(off));
    return thread * smoothstep(0.42, 0.34, abs(fract(along / 0.0075) - 0.5));
  }
  float groove(float off, float width) { float t = off / width; return exp(-t * t); }
  vec3 bumpedBy(vec3 n, float h, vec3 toEye) {
    vec3 sx = dFdx(-toEye); vec3 sy = dFdy(-toEye);
    vec3 r1 = cross(sy, n); vec3 r2 = cross(n, sx);
    float det = dot(sx, r1);
    vec3 g = sign(det) * (dFdx(h) * r1 + dFdy(h) * r2);
    return normalize(abs(det) * n - g);
  }`

export function trim({ grain = 'none', drawn = '', ...parameters }: TrimOptions): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial(parameters)
  material.onBeforeCompile = (shader) => {
    shader.vertexShader =
      `attribute vec4 gathered;\nvarying vec4 vGathered;\nvarying vec3 vAt;\nvarying vec3 vFacing;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvGathered = gathered; vAt = position; vFacing = normal;',
      )
    shader.fragmentShader =
      `varying vec4 vGathered;\nvarying vec3 vAt;\nvarying vec3 vFacing;\n${shader.fragmentShader}`
        .replace('void main() {', `${SOLID_NOISE}\nvoid main() {`)
        .replace(
          '#include <map_fragment>',
          `#include <map_fragment>
           vec3 at = vAt; vec3 facing = normalize(vFacing); vec3 tone = diffuseColor.rgb; float rough = roughness; float metal = metalness; float high = 0.0;
           ${GRAINS[grain]}
           ${drawn}
           diffuseColor.rgb = tone;`,
        )
        .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = clamp(rough, 0.03, 1.0);')
        .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = metal;')
        .replace(
          '#include <normal_fragment_maps>',
          '#include <normal_fragment_maps>\nnormal = bumpedBy(normal, high, vViewPosition);',
        )
        .replace(
          '#include <aomap_fragment>',
          `float seen = dot(vGathered.rgb, vec3(0.3, 0.5, 0.2));
           vec3 lit = mix(vec3(seen), vGathered.rgb, 0.5) * ${glsl(LIFT)} / sqrt(max(seen, 0.002)) + ${glsl(FILL)} * vGathered.a;
           reflectedLight.indirectDiffuse = lit * diffuseColor.rgb * (1.0 - metalnessFactor);
           float open = clamp(vGathered.a * 1.4, 0.04, 1.0);
           reflectedLight.indirectSpecular *= open;
           #ifdef USE_CLEARCOAT
           clearcoatSpecularIndirect *= open;
           #endif`,
        )
  }
  material.customProgramCacheKey = () => `trim ${grain} ${drawn}`
  return material
}

/** A pane that shines: what is drawn on it, behind glass. */
export function screenStuff(picture: Texture, strength = 1): MeshPhysicalMaterial {
  return trim({
    color: 0x020203,
    roughness: 0.06,
    specularIntensity: 0.7,
    emissive: 0xffffff,
    emissiveMap: picture,
    emissiveIntensity: strength,
  })
}

/** Hands an attribute on to what is drawn: `depth` comes as `vDepth`. */
export function withVarying(
  material: MeshPhysicalMaterial,
  type: 'float' | 'vec2',
  name: string,
): MeshPhysicalMaterial {
  const [compile, key] = [material.onBeforeCompile, material.customProgramCacheKey()]
  const handed = `v${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  material.onBeforeCompile = (shader, renderer) => {
    compile(shader, renderer)
    shader.vertexShader = `attribute ${type} ${name};\nvarying ${type} ${handed};\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>\n${handed} = ${name};`,
    )
    shader.fragmentShader = `varying ${type} ${handed};\n${shader.fragmentShader}`
  }
  material.customProgramCacheKey = () => `${key} ${name}`
  return material
}
