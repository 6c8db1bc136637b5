/** Each vehicle put on the stage once, for all that is drawn of it there. */
import type { Stage } from '../open-stage.ts'
import type { VehicleName } from '../vehicles/vehicles.ts'
import type { ViewName } from '../views.ts'
import type { Shelf } from './shelf.ts'
import { drawSpin, hasSpin } from './spins.ts'
import { drawViews } from './views.ts'

/** Metres between the corners of a body's skin. */
const CELL_M = 0.017

interface BodiesOptions {
  readonly names: readonly VehicleName[]
  /** None for no views. */
  readonly views: readonly ViewName[]
  readonly spins: boolean
}

export async function drawBodies(stage: Stage, shelf: Shelf, { names, views, spins }: BodiesOptions): Promise<void> {
  for (const name of names) {
    const turns = spins && hasSpin(name)
    if (views.length === 0 && !turns) continue
    await stage.load(name, name === 'motorcycle' ? CELL_M / 2 : CELL_M)
    await drawViews(stage, shelf, name, views)
    if (turns) await drawSpin(stage, shelf, name)
    await shelf.settle(name)
  }
}
