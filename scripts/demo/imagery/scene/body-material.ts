/** The stuff of a painted body: paint where nothing is drawn, else what the drawings say; glass is left out or alone. */
import type { Texture } from 'three'
import {
  Color,
  CustomBlending,
  DoubleSide,
  FrontSide,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Vector2,
  Vector4,
} from 'three'
import type { Layers } from './layers.ts'

interface BodyArt {
  readonly side: Layers
  readonly top: Layers
  readonly front: Layers
  readonly rear: Layers
}

interface Zones {
  /** x of both axles, height and radius of the arches. */
  readonly arches: readonly [number, number, number, number]
  /** Ahead of this x the front's drawing rules, behind the other the rear's. */
  readonly frontX: number
  readonly rearX: number
}

const VERTEX = `
attribute vec4 fields;
attribute float occlusion;
varying vec3 vToEye;
varying vec3 vBody;
varying vec3 vBodyNormal;
varying vec4 vFields;
varying float vOcclusion;
`

const FRAGMENT = `
varying vec3 vBody;
varying vec3 vBodyNormal;
varying vec4 vFields;
varying float vOcclusion;
varying vec3 vToEye;
uniform sampler2D maps[12];
uniform vec4 frames[4];
uniform vec2 zones;
uniform vec4 arches;
struct Drawn { vec4 colour; vec3 surface; vec3 light; };
// Where the eye's ray meets what lies behind a lens, three centimetres below the skin.
vec2 behindLens(vec3 p, vec3 n) {
  vec3 ray = refract(-normalize(vToEye), n, 0.67);
  vec3 path = ray * (0.03 / max(-dot(ray, n), 0.3));
  vec3 along = normalize(cross(n, vec3(0.0, 1.0, 0.0)));
  if (along.z * p.z < 0.0) along = -along;
  return vec2(dot(path, along), path.y);
}
vec2 placed(vec2 at, vec4 frame) { return (at - frame.xy) / frame.zw; }
Drawn drawnAt(vec3 p, vec3 n, float u) {
  Drawn d;
  if (p.x > zones.x && n.y < 0.8) {
    vec2 at = placed(vec2(u, p.y), frames[2]);
    d.colour = texture2D(maps[6], at); d.surface = texture2D(maps[7], at).rgb; d.light = texture2D(maps[8], at).rgb;
    if (d.light.g > 0.2) {
      at += behindLens(p, n) / frames[2].zw;
      d.light = texture2D(maps[8], at).rgb;
      if (d.light.g > 0.2) { d.colour = texture2D(maps[6], at); d.surface = texture2D(maps[7], at).rgb; }
      else { d.colour = vec4(0.012, 0.014, 0.017, 1.0); d.surface = vec3(0.35, 0.4, 0.5); d.light = vec3(0.0, 0.0, 1.0); }
    }
  } else if (p.x < zones.y && n.y < 0.8) {
    vec2 at = placed(vec2(u, p.y), frames[3]);
    d.colour = texture2D(maps[9], at); d.surface = texture2D(maps[10], at).rgb; d.light = texture2D(maps[11], at).rgb;
    if (d.light.g > 0.2) {
      at += behindLens(p, n) * 0.6 / frames[3].zw;
      d.light = texture2D(maps[11], at).rgb;
      if (d.light.g > 0.2) { d.colour = texture2D(maps[9], at); d.surface = texture2D(maps[10], at).rgb; }
      else { d.colour = vec4(0.02, 0.001, 0.001, 1.0); d.surface = vec3(0.3, 0.0, 0.5); d.light = vec3(0.0, 0.0, 1.0); }
    }
  } else if (abs(n.z) > 0.42 && n.y < 0.85) {
    vec2 at = placed(p.xy, frames[0]);
    d.colour = texture2D(maps[0], at); d.surface = texture2D(maps[1], at).rgb; d.light = texture2D(maps[2], at).rgb;
  } else {
    vec2 at = placed(p.xz, frames[1]);
    d.colour = texture2D(maps[3], at); d.surface = texture2D(maps[4], at).rgb; d.light = texture2D(maps[5], at).rgb;
    d.light.g = 0.0;
  }
  return d;
}
`

const LOOKUP = `
vec3 bodyN = normalize(vBodyNormal);
Drawn drawn = drawnAt(vBody, bodyN, vFields.z);
float paneField = min(vFields.x, vFields.y);
float fritted = smoothstep(0.032, 0.028, paneField);
float isGlass = max(step(0.5, drawn.light.g), step(paneField, 0.0));
drawn.colour = mix(drawn.colour, vec4(vec3(0.003), 1.0), fritted);
drawn.surface = mix(drawn.surface, vec3(0.1, 0.0, 0.5), fritted);
drawn.light = mix(drawn.light, vec3(0.0, drawn.light.g, 1.0), fritted);
#ifdef ONLY_GLASS
if (isGlass < 0.5) discard;
diffuseColor.a = vBody.x < -0.12 || vFields.y < 0.0 ? 0.93 : 0.8;
#else
if (isGlass >= 0.5) discard;
float arch = min(distance(vBody.xy, arches.xz), distance(vBody.xy, arches.yz)) - arches.w;
bool hollow = arch < 0.011;
if (vFields.w > 0.5 || hollow || (bodyN.y < -0.55 && vBody.y < 0.6)) { drawn.colour = vec4(vec3(0.006), 1.0); drawn.surface = vec3(0.9, 0.0, 0.5); drawn.light = vec3(0.0); }
if (!gl_FrontFacing) { drawn.colour = vec4(vec3(0.012), 1.0); drawn.surface = vec3(0.9, 0.0, 0.5); drawn.light = vec3(0.0); }
diffuseColor.rgb = diffuseColor.rgb * (1.0 - drawn.colour.a) + drawn.colour.rgb;
#endif
`

const BUMP = `
vec3 bumped(vec3 n, float h) {
  vec3 sx = dFdx(-vViewPosition); vec3 sy = dFdy(-vViewPosition);
  vec3 r1 = cross(sy, n); vec3 r2 = cross(n, sx);
  float det = dot(sx, r1) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 g = sign(det) * (dFdx(h) * r1 + dFdy(h) * r2);
  return normalize(abs(det) * n - g);
}
`

export function bodyMaterials(
  art: BodyArt,
  zones: Zones,
  roughness = 0.34,
): { body: MeshPhysicalMaterial; glass: MeshPhysicalMaterial } {
  const body = new MeshPhysicalMaterial({
    color: 0xffffff,
    roughness,
    metalness: 0.35,
    clearcoat: 1,
    clearcoatRoughness: 0.015,
    side: DoubleSide,
  })
  const glass = new MeshPhysicalMaterial({
    color: new Color(0, 0, 0),
    roughness: 0.03,
    specularIntensity: 0.6,
    ior: 1.55,
    transparent: true,
    opacity: 0.66,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    side: FrontSide,
    depthWrite: false,
  })
  const drawings = [art.side, art.top, art.front, art.rear]
  const maps: Texture[] = drawings.flatMap((layers) => layers.textures())
  const frames = drawings.map((layers) => new Vector4(layers.fromX, layers.fromY, layers.widthM, layers.heightM))
  for (const [material, only] of [
    [body, false],
    [glass, true],
  ] as const) {
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, {
        maps: { value: maps },
        frames: { value: frames },
        arches: { value: new Vector4(...zones.arches) },
        zones: { value: new Vector2(zones.frontX, zones.rearX) },
      })
      shader.vertexShader = `${VERTEX}${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvToEye = transpose(mat3(modelMatrix)) * (cameraPosition - (modelMatrix * vec4(position, 1.0)).xyz); vBody = position; vBodyNormal = normal; vFields = fields; vOcclusion = occlusion;',
      )
      shader.fragmentShader = `${only ? '#define ONLY_GLASS\n' : ''}${FRAGMENT}${shader.fragmentShader}`
        .replace('void main() {', `${BUMP}\nvoid main() {`)
        .replace('#include <map_fragment>', LOOKUP)
        .replace(
          '#include <roughnessmap_fragment>',
          only
            ? '#include <roughnessmap_fragment>'
            : 'float roughnessFactor = mix(roughness, drawn.surface.r, drawn.colour.a);',
        )
        .replace(
          '#include <metalnessmap_fragment>',
          only
            ? '#include <metalnessmap_fragment>'
            : 'float metalnessFactor = mix(metalness, drawn.surface.g, drawn.colour.a);',
        )
        .replace(
          '#include <lights_physical_fragment>',
          `#include <lights_physical_fragment>\n${only ? '' : 'material.clearcoat *= mix(1.0, drawn.light.b, drawn.colour.a);'}`,
        )
        .replace(
          '#include <emissivemap_fragment>',
          only
            ? ''
            : 'totalEmissiveRadiance += drawn.colour.rgb * drawn.light.r * 2.2 * drawn.colour.a;\nnormal = bumped(normal, (drawn.surface.b - 0.5) * 0.008);',
        )
        .replace(
          '#include <aomap_fragment>',
          `float seen = gl_FrontFacing ? vOcclusion : 0.5;
           reflectedLight.indirectDiffuse *= seen;
           float shine = clamp(seen * 1.5 - 0.12, 0.03, 1.0);
           reflectedLight.indirectSpecular *= shine;
           #ifdef USE_CLEARCOAT
           clearcoatSpecularIndirect *= shine;
           #endif`,
        )
    }
    material.customProgramCacheKey = () => (only ? 'glass' : 'body')
  }
  return { body, glass }
}
