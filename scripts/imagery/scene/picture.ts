/** A scene as pictures in many colours: it is rendered with black and with white paint, and every paint lies between. */
import type { Camera, Color, MeshPhysicalMaterial, Scene, WebGLRenderer } from 'three'
import {
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OrthographicCamera,
  Scene as PlainScene,
  PlaneGeometry,
  RawShaderMaterial,
  WebGLRenderTarget,
} from 'three'

/** Samples along each side of a pixel. */
const SAMPLES = 2

export interface Shot {
  /** The picture with this paint: rows from the top, four bytes a pixel. */
  develop(paint: Color, exposure: number): Uint8Array
  dispose(): void
}

/**
 * Light that leaves a surface grows in proportion to its paint's colour, so two exposures give all: a picture of paint p
 * is black + p × (white − black), channel by channel, before the tone curve.
 */
export function takeShot(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  painted: readonly MeshPhysicalMaterial[],
  width: number,
  height: number,
): Shot {
  const expose = (value: number): WebGLRenderTarget => {
    const target = new WebGLRenderTarget(width * SAMPLES, height * SAMPLES, {
      type: HalfFloatType,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    })
    for (const material of painted) material.color.setScalar(value)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(scene, camera)
    return target
  }
  const black = expose(0)
  const white = painted.length === 0 ? black : expose(1)
  const developed = new WebGLRenderTarget(width, height)
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    blending: NoBlending,
    depthTest: false,
    uniforms: {
      black: { value: black.texture },
      white: { value: white.texture },
      paint: { value: null },
      exposure: { value: 1 },
    },
    vertexShader: 'in vec3 position; void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `precision highp float; out vec4 result; uniform sampler2D black; uniform sampler2D white; uniform vec3 paint; uniform float exposure;
      // The Khronos neutral curve: colours stay themselves, only highlights are drawn in.
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
      vec3 encoded(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.0031308), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
      void main() {
        ivec2 at = ivec2(gl_FragCoord.xy) * ${SAMPLES};
        vec3 sum = vec3(0.0);
        for (int j = 0; j < ${SAMPLES}; j++) for (int i = 0; i < ${SAMPLES}; i++) {
          vec3 b = texelFetch(black, at + ivec2(i, j), 0).rgb;
          vec3 w = texelFetch(white, at + ivec2(i, j), 0).rgb;
          sum += toned(max(b + paint * (w - b), 0.0) * exposure);
        }
        result = vec4(encoded(sum / float(${SAMPLES * SAMPLES})), 1.0);
      }`,
  })
  const quad = new PlainScene()
  quad.add(new Mesh(new PlaneGeometry(2, 2), material))
  const flat = new OrthographicCamera()
  const bytes = new Uint8Array(width * height * 4)
  return {
    develop(paint, exposure) {
      material.uniforms['paint'] = { value: paint }
      material.uniforms['exposure'] = { value: exposure }
      renderer.setRenderTarget(developed)
      renderer.render(quad, flat)
      renderer.readRenderTargetPixels(developed, 0, 0, width, height, bytes)
      const flipped = new Uint8Array(bytes.length)
      for (let row = 0; row < height; row += 1)
        flipped.set(bytes.subarray(row * width * 4, (row + 1) * width * 4), (height - 1 - row) * width * 4)
      renderer.setRenderTarget(null)
      return flipped
    },
    dispose() {
      for (const target of new Set([black, white, developed])) target.dispose()
      material.dispose()
    },
  }
}
