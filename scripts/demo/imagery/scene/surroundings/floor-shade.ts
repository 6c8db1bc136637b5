/** The shade of a model on the floor: its outline thrown onto the floor from many sides of the room, and added up. */
import type { Object3D, Texture, Vector3, WebGLRenderer } from 'three'
import {
  AddEquation,
  Camera,
  CustomBlending,
  DoubleSide,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OneFactor,
  PlaneGeometry,
  RawShaderMaterial,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
} from 'three'

const SIZE = 640
/** Metres from the middle to each edge of the picture. */
export const SHADE_REACH_M = 6

interface ShadeOptions {
  readonly reachM?: number
  readonly sizePx?: number
  /** The shade of a sun that stands there, in the place of the whole sky's. */
  readonly sun?: Vector3 | null
}

/** Red: the share of the whole room's light that is kept away; green: of the light from straight above, a sharper shade. */
export function floorShade(
  renderer: WebGLRenderer,
  casters: Object3D,
  count: number,
  { reachM = SHADE_REACH_M, sizePx = SIZE, sun = null }: ShadeOptions = {},
): Texture {
  const options = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter } as const
  const outline = new WebGLRenderTarget(sizePx, sizePx, options)
  const sum = new WebGLRenderTarget(sizePx, sizePx, { ...options, depthBuffer: false })
  const throwing = new ShaderMaterial({
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    uniforms: { slant: { value: new Vector2() } },
    vertexShader: `uniform vec2 slant;
      void main() {
        vec4 p = modelMatrix * vec4(position, 1.0);
        vec2 at = (p.xz - slant * max(p.y, 0.0)) / ${reachM.toFixed(1)};
        gl_Position = vec4(at, 0.0, 1.0);
      }`,
    fragmentShader: 'void main() { gl_FragColor = vec4(1.0); }',
  })
  const adding = new RawShaderMaterial({
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: { outline: { value: outline.texture }, share: { value: new Vector2() } },
    vertexShader:
      'attribute vec3 position; varying vec2 at; void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader:
      'precision highp float; varying vec2 at; uniform sampler2D outline; uniform vec2 share; void main() { gl_FragColor = vec4(texture2D(outline, at).r * share, 0.0, 0.0); }',
  })
  const scene = new Scene()
  const parent = casters.parent
  scene.add(casters)
  scene.overrideMaterial = throwing
  scene.traverse((object) => {
    object.frustumCulled = false
  })
  const sheet = new Scene()
  const quad = new Mesh(new PlaneGeometry(2, 2), adding)
  quad.frustumCulled = false
  sheet.add(quad)
  const camera = new Camera()
  renderer.setClearColor(0x000000, 0)
  renderer.setRenderTarget(sum)
  renderer.clear()
  const sides = sun === null ? above(count) : around(sun, count)
  const steep = sides.filter(({ up }) => up > 0.82).length
  for (const { x, z, up } of sides) {
    throwing.uniforms['slant'] = { value: new Vector2(x / up, z / up) }
    adding.uniforms['share'] = { value: new Vector2(1 / count, up > 0.82 ? 1 / steep : 0) }
    renderer.setRenderTarget(outline)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.setRenderTarget(sum)
    renderer.render(sheet, camera)
  }
  renderer.setRenderTarget(null)
  scene.remove(casters)
  parent?.add(casters)
  outline.dispose()
  throwing.dispose()
  adding.blending = NoBlending
  adding.dispose()
  return sum.texture
}

/** Sides of the upper half ball, as many toward each as a level floor takes light from there. */
function above(count: number): { x: number; z: number; up: number }[] {
  return Array.from({ length: count }, (_, n) => {
    const flat = Math.sqrt((n + 0.5) / count) * 0.985
    const angle = n * Math.PI * (3 - Math.sqrt(5))
    return { x: Math.cos(angle) * flat, z: Math.sin(angle) * flat, up: Math.sqrt(1 - flat * flat) }
  })
}

/** Sides close to a sun, which is a small disc. */
function around(sun: Vector3, count: number): { x: number; z: number; up: number }[] {
  return Array.from({ length: count }, (_, n) => {
    const wide = Math.sqrt((n + 0.5) / count) * 0.022
    const angle = n * Math.PI * (3 - Math.sqrt(5))
    const [x, up, z] = [
      sun.x + Math.cos(angle) * wide,
      sun.y + Math.sin(angle) * wide * 0.5,
      sun.z + Math.sin(angle) * wide,
    ]
    return { x, z, up: Math.max(up, 0.03) }
  })
}
