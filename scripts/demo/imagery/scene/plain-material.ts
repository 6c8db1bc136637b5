/** Stuff of the parts that stand on a body: shaded by how much of the room each corner sees. */
import type { MeshPhysicalMaterialParameters } from 'three'
import { MeshPhysicalMaterial } from 'three'

export function plain(parameters: MeshPhysicalMaterialParameters): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial(parameters)
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute float occlusion;\nvarying float vOcclusion;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvOcclusion = occlusion;',
    )
    shader.fragmentShader = `varying float vOcclusion;\n${shader.fragmentShader}`.replace(
      '#include <aomap_fragment>',
      `reflectedLight.indirectDiffuse *= vOcclusion;
       float shine = clamp(vOcclusion * 1.5 - 0.12, 0.03, 1.0);
       reflectedLight.indirectSpecular *= shine;
       #ifdef USE_CLEARCOAT
       clearcoatSpecularIndirect *= shine;
       #endif`,
    )
  }
  material.customProgramCacheKey = () => 'plain'
  return material
}

export const RUBBER = plain({ color: 0x111213, roughness: 0.82 })
export const ALLOY = plain({ color: 0xb9bdc2, roughness: 0.28, metalness: 1, clearcoat: 0.6, clearcoatRoughness: 0.1 })
export const DARK_ALLOY = plain({ color: 0x1a1b1e, roughness: 0.35, metalness: 0.6, clearcoat: 0.8 })
export const STEEL = plain({ color: 0x77797c, roughness: 0.42, metalness: 1 })
export const TRIM = plain({ color: 0x121314, roughness: 0.5 })
export const BLACK = plain({ color: 0x060607, roughness: 0.22, clearcoat: 1 })
export const CHROMED = plain({ color: 0xe8eaec, roughness: 0.1, metalness: 1 })
export const SEAT = plain({ color: 0x1c1d20, roughness: 0.75 })
export const RED_LENS = plain({ color: 0x8a0508, roughness: 0.15, clearcoat: 1 })
/** Paint on parts that are not the body; its colour is set with the body's. */
export const PAINT = plain({
  color: 0xffffff,
  roughness: 0.34,
  metalness: 0.35,
  clearcoat: 1,
  clearcoatRoughness: 0.015,
})
/** White sheets of boxes and awnings. */
export const PANEL = plain({ color: 0xe4e6e8, roughness: 0.45, clearcoat: 0.4 })
export const GLOW = plain({
  color: 0xdfe9f5,
  roughness: 0.1,
  metalness: 0.3,
  clearcoat: 1,
  emissive: 0xf2f7ff,
  emissiveIntensity: 0.55,
})
