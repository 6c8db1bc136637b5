/** Every drawn car by its body. */
import type { CarShape } from './car-shape.ts'
import { hatch, ute, wagon } from './hatch.ts'
import { coupe, roadster, sedan } from './sedan.ts'
import { suv } from './suv.ts'
import { caravan, lightTruck } from './truck.ts'
import { peopleMover, van } from './van.ts'

export const VEHICLES: Readonly<Record<string, CarShape>> = {
  sedan,
  hatch,
  wagon,
  suv,
  ute,
  van,
  coupe,
  convertible: roadster,
  'people-mover': peopleMover,
  'light-truck': lightTruck,
  caravan,
}
