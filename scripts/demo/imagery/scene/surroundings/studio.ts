/** The room that lights a vehicle: a hall with soft boxes. */
import type { Texture, WebGLRenderer } from 'three'
import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
} from 'three'

export function roomLight(renderer: WebGLRenderer): Texture {
  const scene = studio()
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size: 1024 })
  generator.dispose()
  return texture
}

function studio(): Scene {
  const scene = new Scene()
  // Walls grow lighter upward; the floor is a mid grey, so that flanks show a horizon.
  scene.add(
    new Mesh(
      new SphereGeometry(40, 64, 48),
      new ShaderMaterial({
        side: BackSide,
        vertexShader:
          'varying vec3 d; void main() { d = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: `varying vec3 d;
          void main() {
            float h = normalize(d).y;
            float wall = mix(0.62, 0.3, smoothstep(0.02, 0.34, h));
            float hall = mix(wall, 0.2, smoothstep(0.35, 0.7, h));
            float ground = mix(0.34, 0.7, smoothstep(-0.02, -0.6, h));
            float v = mix(ground, hall, smoothstep(-0.012, 0.012, h));
            gl_FragColor = vec4(vec3(v) * vec3(0.98, 1.0, 1.03), 1.0);
          }`,
      }),
    ),
  )
  const box = (x: number, y: number, z: number, width: number, height: number, power: number): void => {
    const mesh = new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ color: 0xffffff }))
    mesh.material.color.setScalar(power)
    mesh.position.set(x, y, z)
    mesh.lookAt(0, 0.8, 0)
    scene.add(mesh)
  }
  // Above: two long boxes along the car; beside: strips; ahead and behind: cards for the edges.
  box(0, 9, 2.6, 13, 3.6, 7.5)
  box(0, 9, -3.2, 13, 2.6, 5)
  box(-1, 5.2, 12, 19, 1.7, 6.5)
  box(-1, 5.2, -12, 19, 1.7, 4.5)
  box(13, 4.6, 7, 5, 3.4, 5)
  box(15, 3.2, -3, 6, 1.6, 4)
  box(-14, 4.6, 6, 6, 3.2, 4.4)
  box(-14, 4.6, -6, 6, 3, 3.4)
  box(3, 1.9, 15, 9, 0.7, 1.6)
  for (const [x, z] of [
    [7, 12],
    [-12, 11],
  ] as const) {
    const flag = new Mesh(new BoxGeometry(0.8, 6, 0.2), new MeshBasicMaterial({ color: 0x0a0a0a }))
    flag.position.set(x, 2.5, z)
    flag.lookAt(0, 1, 0)
    scene.add(flag)
  }
  return scene
}
