/** The panes of a cabin as they are seen from within. */
import type { BufferGeometry } from 'three'
import { BufferAttribute, FrontSide, Mesh } from 'three'
import type { Bounds } from '../geometry/surface-nets.ts'
import { meshOf } from '../scene/mesh-of.ts'
import type { CabinPlan } from './cabin-plan.ts'
import type { Parts } from './part.ts'
import { glsl, trim, withVarying } from './trim.ts'

/** The panes: clear in front, darker behind, with a black rim around windscreen and rear window. */
export function addGlass(
  parts: Parts,
  { body, pillarX }: CabinPlan,
  pane: (x: number, y: number) => number,
  bounds: Bounds,
): void {
  const geometry = meshOf(
    (x, y, z) => body.field(x, y, z) + 0.004,
    { ...bounds, min: [bounds.min[0], 0.7, bounds.min[2]] },
    0.02,
  )
  const position = geometry.getAttribute('position')
  const edge = new Float32Array(position.count * 2)
  for (let n = 0; n < position.count; n += 1) {
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)]
    const ends = x > 0 ? body.windscreen(x, y, z) : body.backGlass(x, y, z)
    edge.set([ends, Math.abs(z) > 0.4 ? pane(x, y) : 1], n * 2)
  }
  geometry.setAttribute('edge', new BufferAttribute(edge, 2))
  const glass = trim({
    color: 0x0a1210,
    roughness: 0.02,
    transparent: true,
    opacity: 1,
    depthWrite: false,
    specularIntensity: 0.35,
    side: FrontSide,
  })
  withVarying(glass, 'vec2', 'edge')
  const compile = glass.onBeforeCompile
  glass.onBeforeCompile = (shader, renderer) => {
    compile(shader, renderer)
    shader.fragmentShader = shader.fragmentShader.replace(
      'diffuseColor.rgb = tone;',
      `diffuseColor.rgb = tone;
       if (min(vEdge.x, vEdge.y) > 0.02) discard;
       float frit = smoothstep(-0.05, -0.012, vEdge.x);
       frit *= frit;
       diffuseColor.a = vAt.x > ${glsl(pillarX)} ? 0.07 : 0.3;
       if (vEdge.x < 0.02) diffuseColor.a = mix(vAt.x > 0.0 ? 0.05 : 0.26, 1.0, frit);`,
    )
  }
  // The pillar is written into the program: another cabin's has another.
  glass.customProgramCacheKey = () => `cabin glass ${pillarX}`
  turnInsideOut(geometry)
  const mesh = new Mesh(geometry, glass)
  mesh.renderOrder = 3
  mesh.userData['clear'] = true
  parts.group.add(mesh)
}

/** What is seen from within. */
function turnInsideOut(geometry: BufferGeometry): void {
  const index = geometry.getIndex()
  const normal = geometry.getAttribute('normal')
  for (let n = 0; n < normal.count; n += 1) normal.setXYZ(n, -normal.getX(n), -normal.getY(n), -normal.getZ(n))
  if (index !== null)
    for (let n = 0; n < index.count; n += 3) {
      const kept = index.getX(n + 1)
      index.setX(n + 1, index.getX(n + 2))
      index.setX(n + 2, kept)
    }
}
