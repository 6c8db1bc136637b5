/** The room that lights a vehicle: a hall with soft boxes, and the same with the sky of an evening or a day. */
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

type Light = 'studio' | 'day' | 'dusk'

export function roomLight(renderer: WebGLRenderer, light: Light): Texture {
  const scene = light === 'studio' ? studio() : sky(light)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size: 512 })
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
            float wall = mix(0.42, 0.95, smoothstep(0.0, 0.4, h));
            float hall = mix(wall, 0.42, smoothstep(0.45, 0.75, h));
            float ground = mix(0.16, 0.62, smoothstep(-0.03, -0.5, h));
            float v = mix(ground, hall, smoothstep(-0.025, 0.03, h));
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
  box(0, 11, 3.4, 15, 3.2, 5.2)
  box(0, 11, -3.8, 15, 2.6, 3.6)
  box(-2, 4.6, 13, 17, 2.6, 4)
  box(13, 4, 6, 7, 4.5, 3.4)
  box(16, 2.6, -1, 5, 2.6, 2.6)
  box(14, 4, -6, 4, 5, 2.4)
  box(-14, 5, 6, 5, 4.5, 2.6)
  box(-13, 5, -7, 6, 4, 2.2)
  box(0, 4.5, -14, 16, 2.2, 2)
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

function sky(light: 'day' | 'dusk'): Scene {
  const scene = new Scene()
  const colours =
    light === 'day'
      ? 'vec3 top = vec3(0.32, 0.55, 1.0) * 0.9; vec3 low = vec3(0.95, 0.98, 1.0) * 1.15; vec3 sun = vec3(1.0, 0.93, 0.8) * 30.0; vec3 floor_ = vec3(0.28, 0.27, 0.26); vec3 to = normalize(vec3(0.5, 0.75, 0.6));'
      : 'vec3 top = vec3(0.10, 0.16, 0.36) * 0.8; vec3 low = vec3(1.0, 0.55, 0.32) * 1.1; vec3 sun = vec3(1.0, 0.55, 0.25) * 4.0; vec3 floor_ = vec3(0.06, 0.065, 0.08); vec3 to = normalize(vec3(0.8, 0.12, 0.5));'
  scene.add(
    new Mesh(
      new SphereGeometry(40, 64, 48),
      new ShaderMaterial({
        side: BackSide,
        vertexShader:
          'varying vec3 d; void main() { d = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: `varying vec3 d;
          void main() {
            ${colours}
            vec3 n = normalize(d);
            vec3 above = mix(low, top, smoothstep(0.0, 0.5, n.y)) + sun * smoothstep(0.985, 0.999, dot(n, to));
            vec3 c = mix(floor_, above, smoothstep(-0.02, 0.03, n.y));
            gl_FragColor = vec4(c, 1.0);
          }`,
      }),
    ),
  )
  if (light === 'dusk') {
    for (const z of [-9, -3, 3, 9]) {
      const lamp = new Mesh(new PlaneGeometry(9, 0.7), new MeshBasicMaterial())
      lamp.material.color.setRGB(9, 8.2, 7)
      lamp.position.set(2, 8, z)
      lamp.lookAt(0, 0, 0)
      scene.add(lamp)
    }
  }
  return scene
}
