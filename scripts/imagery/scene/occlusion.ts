/** How much of the room each corner of a model sees: depth pictures from many sides, read at each corner. */
import type { BufferGeometry, Object3D, WebGLRenderer } from 'three'
import {
  BufferAttribute,
  DoubleSide,
  FloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  RedFormat,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderTarget,
} from 'three'

const SIZE = 768
const BIAS_M = 0.018

/** Directions spread evenly over the ball, the same each time. */
function directions(count: number): Vector3[] {
  return Array.from({ length: count }, (_, n) => {
    const y = 1 - (2 * (n + 0.5)) / count
    const angle = n * Math.PI * (3 - Math.sqrt(5))
    const flat = Math.sqrt(1 - y * y)
    return new Vector3(Math.cos(angle) * flat, y, Math.sin(angle) * flat)
  })
}

/** Light from above counts whole; from below, where the floor gives some back, a part. */
function strength({ y }: Vector3): number {
  return y > 0 ? 0.45 + 0.55 * y : 0.22
}

/** Sets the attribute `occlusion` (1 sees everything) of every mesh under `casters` and `receivers`. */
export function bakeOcclusion(
  renderer: WebGLRenderer,
  casters: Object3D,
  receivers: readonly Object3D[],
  reachM: number,
  count = 96,
): void {
  const target = new WebGLRenderTarget(SIZE, SIZE, {
    type: FloatType,
    format: RedFormat,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  const depth = new ShaderMaterial({
    side: DoubleSide,
    vertexShader:
      'varying float d; void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); d = gl_Position.z * 0.5 + 0.5; }',
    fragmentShader: 'varying float d; void main() { gl_FragColor = vec4(d, 0.0, 0.0, 1.0); }',
  })
  const scene = new Scene()
  scene.overrideMaterial = depth
  const parent = casters.parent
  scene.add(casters)
  scene.updateMatrixWorld(true)
  for (const receiver of receivers) receiver.updateMatrixWorld(true)
  const corners = [casters, ...receivers].flatMap((root) => cornersOf(root))
  const camera = new OrthographicCamera(-reachM, reachM, reachM, -reachM, 0, reachM * 4)
  const middle = new Vector3(0, 0.7, 0)
  const pixels = new Float32Array(SIZE * SIZE)
  const point = new Vector3()
  renderer.setClearColor(0xffffff, 1)
  for (const direction of directions(count)) {
    camera.position.copy(middle).addScaledVector(direction, reachM * 2)
    camera.up.set(0, Math.abs(direction.y) > 0.95 ? 0 : 1, Math.abs(direction.y) > 0.95 ? 1 : 0)
    camera.lookAt(middle)
    camera.updateMatrixWorld(true)
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(scene, camera)
    renderer.readRenderTargetPixels(target, 0, 0, SIZE, SIZE, pixels)
    const power = strength(direction)
    for (const corner of corners) {
      const { world, normal, sum, total } = corner
      for (let n = 0; n < sum.length; n += 1) {
        const facing =
          (normal[n * 3] as number) * direction.x +
          (normal[n * 3 + 1] as number) * direction.y +
          (normal[n * 3 + 2] as number) * direction.z
        if (facing <= 0) continue
        point.set(
          (world[n * 3] as number) + (normal[n * 3] as number) * BIAS_M,
          (world[n * 3 + 1] as number) + (normal[n * 3 + 1] as number) * BIAS_M,
          (world[n * 3 + 2] as number) + (normal[n * 3 + 2] as number) * BIAS_M,
        )
        point.project(camera)
        const px = Math.min(SIZE - 1, Math.max(0, Math.floor((point.x * 0.5 + 0.5) * SIZE)))
        const py = Math.min(SIZE - 1, Math.max(0, Math.floor((point.y * 0.5 + 0.5) * SIZE)))
        const outside = Math.abs(point.x) > 1 || Math.abs(point.y) > 1
        total[n] = (total[n] as number) + facing * power
        const near = pixels[py * SIZE + px] as number
        if (outside || near >= point.z * 0.5 + 0.5 - 0.004) sum[n] = (sum[n] as number) + facing * power
      }
    }
  }
  for (const { geometry, sum, total } of corners) {
    // What faces down sees mostly the floor, which is darker: the whole ball is the measure.
    const seen = sum.map((value, n) => value / Math.max(total[n] as number, 0.001))
    geometry.setAttribute('occlusion', new BufferAttribute(seen, 1))
  }
  renderer.setRenderTarget(null)
  target.dispose()
  depth.dispose()
  scene.remove(casters)
  parent?.add(casters)
}

interface Corners {
  geometry: BufferGeometry
  world: Float32Array
  normal: Float32Array
  sum: Float32Array
  total: Float32Array
}

function cornersOf(root: Object3D): Corners[] {
  const found: Corners[] = []
  root.traverse((object) => {
    if (!(object instanceof Mesh) || object.userData['twin'] === true) return
    const geometry = object.geometry as BufferGeometry
    const position = geometry.getAttribute('position')
    const normals = geometry.getAttribute('normal')
    const count = position.count
    const [world, normal] = [new Float32Array(count * 3), new Float32Array(count * 3)]
    const vector = new Vector3()
    for (let n = 0; n < count; n += 1) {
      vector
        .fromBufferAttribute(position, n)
        .applyMatrix4(object.matrixWorld)
        .toArray(world, n * 3)
      vector
        .fromBufferAttribute(normals, n)
        .transformDirection(object.matrixWorld)
        .toArray(normal, n * 3)
    }
    found.push({ geometry, world, normal, sum: new Float32Array(count), total: new Float32Array(count) })
  })
  return found
}
