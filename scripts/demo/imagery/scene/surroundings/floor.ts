/** The floor of the studio: it has the shade that the model leaves, mirrors a little, and fades into the backdrop. */
import type { Texture } from 'three'
import { BackSide, Color, Mesh, PlaneGeometry, ShaderMaterial, SphereGeometry, Vector2 } from 'three'
import { SHADE_REACH_M } from './floor-shade.ts'

/** What stands far behind: the floor runs into it without an edge. */
const FAR = new Color(0.755, 0.77, 0.79)
const POOL = new Color(0.86, 0.87, 0.88)
const LIGHT = `
  vec3 pool(float r) { return mix(vec3(${POOL.toArray().join(',')}), vec3(${FAR.toArray().join(',')}), smoothstep(1.5, 11.0, r)); }`

/** Blurred over a disc, a little wider than high. */
export const MIRRORING = `
  uniform sampler2D mirrored; uniform vec2 sizePx; uniform float mirrors;
  vec4 mirroredAt(float blurPx) {
    vec2 at = gl_FragCoord.xy / sizePx;
    vec4 sum = vec4(0.0);
    for (int n = 0; n < 16; n++) {
      float r = sqrt((float(n) + 0.5) / 16.0);
      float a = float(n) * 2.39996;
      sum += texture2D(mirrored, at + vec2(cos(a), sin(a) * 0.8) * r * blurPx / sizePx);
    }
    return sum / 16.0 * mirrors;
  }`

/** The uniforms by which a floor mirrors, and what a shot calls with the picture of them. */
export function mirroring(): {
  uniforms: { mirrored: { value: Texture | null }; sizePx: { value: Vector2 }; mirrors: { value: number } }
  show: (picture: Texture | null, widthPx: number, heightPx: number) => void
} {
  const uniforms = {
    mirrored: { value: null as Texture | null },
    sizePx: { value: new Vector2(1, 1) },
    mirrors: { value: 0 },
  }
  return {
    uniforms,
    show: (picture, widthPx, heightPx) => {
      uniforms.mirrored.value = picture
      uniforms.sizePx.value.set(widthPx, heightPx)
      uniforms.mirrors.value = picture === null ? 0 : 1
    },
  }
}

export function studioFloor(shade: Texture, mirror: ReturnType<typeof mirroring>): Mesh {
  const geometry = new PlaneGeometry(60, 60).rotateX(-Math.PI / 2)
  return new Mesh(
    geometry,
    new ShaderMaterial({
      uniforms: { shade: { value: shade }, ...mirror.uniforms },
      vertexShader: `varying vec2 place;
        void main() { place = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: `varying vec2 place; uniform sampler2D shade; ${LIGHT} ${MIRRORING}
        void main() {
          vec2 kept = texture2D(shade, place / ${(SHADE_REACH_M * 2).toFixed(1)} + 0.5).rg;
          float edge = 1.0 - smoothstep(${(SHADE_REACH_M * 0.6).toFixed(1)}, ${SHADE_REACH_M.toFixed(1)}, length(place));
          float lit = 1.0 - edge * clamp(kept.r * 0.72 + kept.g * 0.26, 0.0, 0.97);
          vec3 c = pool(length(place)) * mix(vec3(lit), pow(vec3(lit), vec3(1.0, 0.985, 0.96)), 0.7);
          vec4 below = mirroredAt(sizePx.x * 0.004);
          c = mix(c, below.rgb / max(below.a, 0.01), below.a * (0.05 + 0.13 * kept.r));
          gl_FragColor = vec4(c, 1.0);
        }`,
    }),
  )
}

/** The wall behind: as light as the floor at its foot, darker upward. */
export function backdrop(): Mesh {
  const dome = new Mesh(
    new SphereGeometry(29, 48, 32),
    new ShaderMaterial({
      side: BackSide,
      depthWrite: false,
      vertexShader: `varying vec3 d;
        void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: `varying vec3 d; ${LIGHT}
        void main() {
          float up = normalize(d).y;
          vec3 foot = pool(30.0);
          gl_FragColor = vec4(mix(foot, foot * 1.16, smoothstep(0.0, 0.12, up)) * mix(1.0, 0.86, smoothstep(0.1, 0.45, up)), 1.0);
        }`,
    }),
  )
  dome.renderOrder = -2
  return dome
}
