/** How each motorcycle is put together, by its name. */
import type { MeshPhysicalMaterial } from 'three'
import type { Model } from '../scene/car-model.ts'
import type { MotorcycleName } from '../vehicles/vehicles.ts'
import { adventure } from './adventure.ts'
import { cruiser } from './cruiser.ts'
import { naked } from './naked.ts'
import { sport } from './sport.ts'

export const MOTORCYCLES: Readonly<Record<MotorcycleName, (cell?: number, paint?: MeshPhysicalMaterial) => Model>> = {
  motorcycle: naked,
  'motorcycle-cruiser': cruiser,
  'motorcycle-adventure': adventure,
  'motorcycle-sport': sport,
}
