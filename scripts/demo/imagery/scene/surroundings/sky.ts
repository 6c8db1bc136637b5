/** The open air: a sky that lights a scene and stands behind it, with what is on the horizon. */
import type { Texture, WebGLRenderer } from 'three'
import { BackSide, Mesh, PMREMGenerator, Scene, ShaderMaterial, SphereGeometry, Vector3 } from 'three'

export type Air = 'day' | 'dusk' | 'outback'

interface Light {
  readonly zenith: string
  readonly horizon: string
  readonly ground: string
  readonly haze: string
  readonly glow: string
  /** How strong the sun itself is. */
  readonly sun: string
  readonly towards: readonly [number, number, number]
  readonly clouds: number
  readonly hills: string
}

/** Linear light. The camera looks along -z. */
const LIGHTS: Readonly<Record<Air, Light>> = {
  day: {
    zenith: '0.16, 0.34, 0.72',
    horizon: '0.78, 0.88, 1.0',
    ground: '0.3, 0.3, 0.3',
    haze: '0.8, 0.88, 0.97',
    glow: '0.3, 0.26, 0.2',
    sun: '26.0, 24.0, 21.0',
    towards: [0.55, 0.62, 0.56],
    clouds: 0.75,
    hills: '0.2, 0.3, 0.26',
  },
  dusk: {
    zenith: '0.045, 0.075, 0.19',
    horizon: '0.95, 0.5, 0.3',
    ground: '0.06, 0.06, 0.075',
    haze: '0.5, 0.36, 0.38',
    glow: '0.9, 0.42, 0.16',
    sun: '3.0, 1.6, 0.7',
    towards: [-0.72, 0.05, -0.69],
    clouds: 0.6,
    hills: '0.02, 0.025, 0.045',
  },
  outback: {
    zenith: '0.09, 0.2, 0.5',
    horizon: '1.05, 0.62, 0.36',
    ground: '0.3, 0.17, 0.1',
    haze: '0.72, 0.47, 0.36',
    glow: '1.2, 0.66, 0.26',
    sun: '22.0, 14.0, 7.5',
    towards: [0.5, 0.26, 0.82],
    clouds: 0.5,
    hills: '0.17, 0.085, 0.085',
  },
}

/** Lamps of a yard at dusk, and the bright sky behind whoever looks: what shows a body's shape. */
const LAMPS: Readonly<Record<Air, string>> = {
  day: '',
  dusk: `float row = smoothstep(0.3, 0.34, n.y) * smoothstep(0.5, 0.46, n.y) * smoothstep(0.1, 0.2, n.z);
        c += vec3(4.6, 4.1, 3.5) * row * smoothstep(0.12, 0.2, abs(fract(n.x * 1.3 + 0.2) - 0.5));
        c += vec3(0.55, 0.5, 0.55) * smoothstep(0.0, 0.5, n.z) * smoothstep(0.0, 0.1, n.y);
        c += vec3(1.6, 1.15, 0.7) * smoothstep(-0.35, -0.7, n.z) * smoothstep(0.16, 0.12, n.y) * smoothstep(-0.02, 0.02, n.y);`,
  outback: `c += vec3(0.5, 0.36, 0.26) * smoothstep(0.0, 0.6, n.z) * smoothstep(0.0, 0.1, n.y);`,
}

export function sunTowards(air: Air): Vector3 {
  return new Vector3(...LIGHTS[air].towards).normalize()
}

export function hazeOf(air: Air): string {
  return LIGHTS[air].haze
}

export const NOISE = `
  float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
  float noise(vec2 p) {
    vec2 i = floor(p); vec2 f = fract(p); vec2 u = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), u.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), u.x), u.y);
  }
  float fbm(vec2 p) { float s = 0.0; float a = 0.5; for (int n = 0; n < 5; n++) { s += a * noise(p); p = p * 2.03 + 17.1; a *= 0.5; } return s; }`

/** `lights` leaves out what is too fine to light anything. */
function skyMaterial(air: Air, lights: boolean): ShaderMaterial {
  const light = LIGHTS[air]
  return new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { towards: { value: sunTowards(air) } },
    vertexShader:
      'varying vec3 d; void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `varying vec3 d; uniform vec3 towards; ${NOISE}
      void main() {
        vec3 n = normalize(d);
        float up = max(n.y, 0.0);
        float toSun = max(dot(n, towards), 0.0);
        vec3 c = mix(vec3(${light.horizon}), vec3(${light.zenith}), pow(smoothstep(0.0, 0.62, up), 0.55));
        c += vec3(${light.glow}) * (0.55 * pow(toSun, 6.0) + 0.7 * pow(toSun, 40.0));
        ${lights ? `c += vec3(${light.sun}) * smoothstep(0.982, 0.997, toSun);` : ''}
        ${lights ? LAMPS[air] : ''}
        vec2 at = n.xz / (n.y + 0.16);
        float cloud = smoothstep(0.5, 0.85, fbm(at * vec2(0.7, 1.5) + 3.7)) * smoothstep(0.015, 0.2, up);
        vec3 lit = mix(vec3(${light.haze}), vec3(1.0), ${air === 'day' ? '0.75' : '0.1'}) + vec3(${light.glow}) * pow(toSun, 3.0) * 0.8;
        c = mix(c, lit, cloud * ${light.clouds.toFixed(2)});
        c = mix(c, vec3(${light.haze}), smoothstep(0.1, 0.0, n.y) * 0.55);
        float round = atan(n.x, -n.z);
        float far = 0.014 + 0.028 * fbm(vec2(round * 5.0, 2.0));
        float near = 0.004 + 0.02 * fbm(vec2(round * 13.0, 7.0)) + 0.006 * noise(vec2(round * 130.0, 1.0));
        ${
          lights
            ? ''
            : `c = mix(c, mix(vec3(${light.hills}), vec3(${light.haze}), 0.5), smoothstep(far, far - 0.0016, n.y));
        c = mix(c, mix(vec3(${light.hills}), vec3(${light.haze}), 0.14), smoothstep(near, near - 0.0014, n.y));`
        }
        c = mix(c, vec3(${light.ground}), smoothstep(0.0, -0.03, n.y));
        gl_FragColor = vec4(c, 1.0);
      }`,
  })
}

export function skyDome(air: Air): Mesh {
  const dome = new Mesh(new SphereGeometry(280, 64, 40), skyMaterial(air, false))
  dome.renderOrder = -2
  return dome
}

export function skyLight(renderer: WebGLRenderer, air: Air): Texture {
  const scene = new Scene()
  scene.add(new Mesh(new SphereGeometry(40, 64, 48), skyMaterial(air, true)))
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size: 512 })
  generator.dispose()
  return texture
}
