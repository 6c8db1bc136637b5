/** All around as one picture: six views of a right angle each, laid out so that every pixel is one direction. */
import type { Scene, Vector3, WebGLRenderer } from 'three'
import { HalfFloatType, LinearFilter, PerspectiveCamera, WebGLRenderTarget } from 'three'
import { TONE } from '../scene/picture.ts'
import { createScreenPass } from '../scene/screen-pass.ts'

/** Pixels of a view for each pixel of the panorama's height: a view's middle has fewer than its edges. */
const VIEW_SHARE = 0.75
const EDGE_SAMPLES = 4
/** Right and up of each view as the camera sees it, and where it looks: x is straight ahead. */
const VIEWS = [
  { towards: [1, 0, 0], up: [0, 1, 0] },
  { towards: [0, 0, 1], up: [0, 1, 0] },
  { towards: [-1, 0, 0], up: [0, 1, 0] },
  { towards: [0, 0, -1], up: [0, 1, 0] },
  { towards: [0, 1, 0], up: [-1, 0, 0] },
  { towards: [0, -1, 0], up: [1, 0, 0] },
] as const

/** Rows from the top, four bytes a pixel; straight ahead is the middle, twice as wide as high. */
export function takePanorama(
  renderer: WebGLRenderer,
  scene: Scene,
  eye: Vector3,
  heightPx: number,
  exposure: number,
): Uint8Array {
  const sizePx = Math.round(heightPx * VIEW_SHARE)
  const widthPx = heightPx * 2
  const view = new WebGLRenderTarget(sizePx, sizePx, {
    type: HalfFloatType,
    samples: EDGE_SAMPLES,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  })
  const whole = new WebGLRenderTarget(widthPx, heightPx)
  const pass = createScreenPass(
    {
      view: { value: view.texture },
      towards: { value: null },
      up: { value: null },
      exposure: { value: exposure },
      heightPx: { value: heightPx },
    },
    `uniform sampler2D view; uniform vec3 towards; uniform vec3 up; uniform float exposure; uniform float heightPx;
      ${TONE}
      void main() {
        // The first row is the upper one.
        float round = (gl_FragCoord.x / heightPx - 1.0) * 3.14159265;
        float high = (0.5 - gl_FragCoord.y / heightPx) * 3.14159265;
        vec3 ray = vec3(cos(high) * cos(round), sin(high), cos(high) * sin(round));
        float ahead = dot(ray, towards);
        vec3 size = abs(ray);
        if (ahead < max(size.x, max(size.y, size.z)) - 1e-5) discard;
        vec2 at = vec2(dot(ray, cross(towards, up)), dot(ray, up)) / ahead;
        result = vec4(encoded(toned(max(texture(view, at * 0.5 + 0.5).rgb, 0.0) * exposure)), 1.0);
      }`,
  )
  const camera = new PerspectiveCamera(90, 1, 0.03, 600)
  camera.position.copy(eye)
  renderer.setRenderTarget(whole)
  renderer.clear()
  for (const { towards, up } of VIEWS) {
    camera.up.set(up[0], up[1], up[2])
    camera.lookAt(eye.x + towards[0], eye.y + towards[1], eye.z + towards[2])
    renderer.setRenderTarget(view)
    renderer.clear()
    renderer.render(scene, camera)
    pass.uniforms['towards'] = { value: towards }
    pass.uniforms['up'] = { value: up }
    pass.drawTo(renderer, whole)
  }
  const bytes = new Uint8Array(widthPx * heightPx * 4)
  renderer.readRenderTargetPixels(whole, 0, 0, widthPx, heightPx, bytes)
  renderer.setRenderTarget(null)
  for (const one of [view, whole]) one.dispose()
  pass.dispose()
  return bytes
}
