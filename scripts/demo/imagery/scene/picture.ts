/** A scene as pictures in many colours: it is rendered with black and with white paint, and every paint lies between. */
import type { Camera, MeshPhysicalMaterial, Scene, Texture, WebGLRenderer } from 'three'
import { Color, HalfFloatType, LinearFilter, WebGLRenderTarget } from 'three'
import { createScreenPass } from './screen-pass.ts'

/** Samples of each pixel along the edges of what is drawn. */
const EDGE_SAMPLES = 4
/** The mirroring floor is blurred: its picture need not be large. */
const MIRROR_SHARE = 0.4

/** The Khronos neutral curve, in which colours stay themselves and only highlights are drawn in; and sRGB. */
export const TONE = `
      vec3 toned(vec3 c) {
        float x = min(c.r, min(c.g, c.b));
        float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
        c -= offset;
        float peak = max(c.r, max(c.g, c.b));
        float start = 0.76;
        if (peak < start) return c;
        float d = 1.0 - start;
        float most = 1.0 - d * d / (peak + d - start);
        c *= most / peak;
        float g = 1.0 - 1.0 / (0.15 * (peak - most) + 1.0);
        return mix(c, vec3(most), g);
      }
      vec3 encoded(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.0031308), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }`

/** What stands below a mirroring floor, and where its picture goes. */
export interface Mirror {
  readonly below: Scene
  readonly show: (picture: Texture | null, widthPx: number, heightPx: number) => void
}

export interface Shot {
  /** The picture with this paint: rows from the top, four bytes a pixel. */
  develop(paint: Color, exposure: number): Uint8Array
  dispose(): void
}

/**
 * Light that leaves a surface grows in proportion to its paint's colour, so two exposures give all: a picture of paint p
 * is black + p × (white − black), channel by channel, before the tone curve. With `paint` there is one exposure.
 */
export function takeShot(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  painted: readonly MeshPhysicalMaterial[],
  width: number,
  height: number,
  mirror: Mirror | null = null,
  paint: Color | null = null,
): Shot {
  const options = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter } as const
  const mirrored =
    mirror && new WebGLRenderTarget(Math.round(width * MIRROR_SHARE), Math.round(height * MIRROR_SHARE), options)
  const expose = (value: number | Color): WebGLRenderTarget => {
    const target = new WebGLRenderTarget(width, height, { ...options, samples: EDGE_SAMPLES })
    for (const material of painted) material.color.set(value instanceof Object ? value : new Color(value, value, value))
    renderer.setClearColor(0x000000, 0)
    if (mirror !== null && mirrored !== null) {
      renderer.setRenderTarget(mirrored)
      renderer.clear()
      renderer.render(mirror.below, camera)
      mirror.show(mirrored.texture, width, height)
    }
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(scene, camera)
    return target
  }
  // A shot for one paint alone is taken in it.
  const black = expose(paint ?? 0)
  const white = paint !== null || painted.length === 0 ? black : expose(1)
  const developed = new WebGLRenderTarget(width, height)
  const pass = createScreenPass(
    {
      black: { value: black.texture },
      white: { value: white.texture },
      paint: { value: null },
      exposure: { value: 1 },
    },
    `uniform sampler2D black; uniform sampler2D white; uniform vec3 paint; uniform float exposure;
      ${TONE}
      void main() {
        // The first row is the upper one.
        ivec2 at = ivec2(gl_FragCoord.x, float(textureSize(black, 0).y) - gl_FragCoord.y);
        vec3 b = texelFetch(black, at, 0).rgb;
        vec3 w = texelFetch(white, at, 0).rgb;
        result = vec4(encoded(toned(max(b + paint * (w - b), 0.0) * exposure)), 1.0);
      }`,
  )
  const bytes = new Uint8Array(width * height * 4)
  return {
    develop(paint, exposure) {
      pass.uniforms['paint'] = { value: paint }
      pass.uniforms['exposure'] = { value: exposure }
      pass.drawTo(renderer, developed)
      renderer.readRenderTargetPixels(developed, 0, 0, width, height, bytes)
      renderer.setRenderTarget(null)
      return bytes
    },
    dispose() {
      mirror?.show(null, width, height)
      for (const target of new Set([black, white, developed, mirrored])) target?.dispose()
      pass.dispose()
    },
  }
}
