/** What is drawn of each vehicle on the stage: its views, then its turning, which is smaller and needs a coarser skin. */
import type { Stage } from '../open-stage.ts'
import type { VehicleName } from '../vehicles/vehicles.ts'
import { isMotorcycle } from '../vehicles/vehicles.ts'
import type { ViewName } from '../views.ts'
import type { ImageWriter } from './image-writer.ts'
import { drawSpin, hasSpin } from './spins.ts'
import { drawViews } from './views.ts'

/** Metres between the corners of a body's skin. */
const [VIEW_CELL_M, SPIN_CELL_M] = [0.017, 0.02]

interface BodiesOptions {
  readonly names: readonly VehicleName[]
  /** None for no views. */
  readonly views: readonly ViewName[]
  readonly spins: boolean
}

export async function drawBodies(
  stage: Stage,
  writer: ImageWriter,
  { names, views, spins }: BodiesOptions,
): Promise<void> {
  for (const name of names) {
    // A motorcycle has finer parts.
    const share = isMotorcycle(name) ? 0.5 : 1
    if (views.length > 0) {
      await stage.load(name, VIEW_CELL_M * share)
      await drawViews(stage, writer, name, views)
      await writer.settle(name)
    }
    if (spins && hasSpin(name)) {
      await stage.load(name, SPIN_CELL_M * share)
      await drawSpin(stage, writer, name)
      await writer.settle(`${name} turning`)
    }
  }
}
