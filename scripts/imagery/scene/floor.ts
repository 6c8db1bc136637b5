/** The floor of the studio: it has the shade that the model leaves, mirrors a little, and fades into the backdrop. */
import { Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three'

export const BACKDROP = new Color(0.8, 0.815, 0.835)

export function studioFloor(opacity: number, backdrop = BACKDROP): Mesh {
  const geometry = new PlaneGeometry(22, 26, 290, 340).rotateX(-Math.PI / 2)
  const floor = new Mesh(
    geometry,
    new ShaderMaterial({
      transparent: true,
      uniforms: { backdrop: { value: backdrop }, opacity: { value: opacity } },
      vertexShader: `attribute float occlusion; varying float seen; varying vec2 place;
        void main() { seen = occlusion; place = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: `varying float seen; varying vec2 place; uniform vec3 backdrop; uniform float opacity;
        void main() {
          float far = smoothstep(1.6, 5.2, length(place * vec2(0.8, 1.0)));
          float shade = pow(clamp(seen, 0.0, 1.0), 1.35);
          shade = mix(shade, 1.0, far);
          vec3 c = backdrop * shade * mix(1.0, 1.0, far);
          gl_FragColor = vec4(c, mix(opacity, 1.0, max(far, 0.0)));
        }`,
    }),
  )
  floor.renderOrder = 1
  return floor
}
