/** A shader that is asked for every pixel of what is drawn to, and for nothing else. */
import type { IUniform, WebGLRenderer, WebGLRenderTarget } from 'three'
import { GLSL3, Mesh, NoBlending, OrthographicCamera, PlaneGeometry, RawShaderMaterial, Scene } from 'three'

export interface ScreenPass {
  readonly uniforms: Record<string, IUniform>
  drawTo(renderer: WebGLRenderer, target: WebGLRenderTarget): void
  dispose(): void
}

/** `main` declares its uniforms and writes `result`. */
export function createScreenPass(uniforms: Record<string, IUniform>, main: string): ScreenPass {
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    blending: NoBlending,
    depthTest: false,
    uniforms,
    vertexShader: 'in vec3 position; void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `precision highp float; out vec4 result; ${main}`,
  })
  const quad = new Scene()
  quad.add(new Mesh(new PlaneGeometry(2, 2), material))
  const flat = new OrthographicCamera()
  return {
    uniforms: material.uniforms,
    drawTo(renderer, target) {
      renderer.setRenderTarget(target)
      renderer.render(quad, flat)
    },
    dispose: () => material.dispose(),
  }
}
