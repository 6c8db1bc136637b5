/** Every drawn vehicle by its name: a body, or a body and what distinguishes this one from others of it. */
import type { BodyType } from '#domain/car/car.ts'
import type { CarShape } from './car-shape.ts'
import { caravan, motorhome, offRoad, popTop } from './caravans.ts'
import { cityHatch, hatch, wagon } from './hatch.ts'
import { coupe, fastback, roadster, sedan } from './sedan.ts'
import { crossover, largeSuv, suv } from './suv.ts'
import { lightTruck, tipper, trayTruck } from './truck.ts'
import { coveredUte, trayUte, ute } from './utes.ts'
import { peopleMover, van } from './van.ts'

/** All but motorcycles, which are built of parts. */
export const VEHICLES = {
  sedan,
  'sedan-fastback': fastback,
  hatch,
  'hatch-city': cityHatch,
  wagon,
  suv,
  'suv-crossover': crossover,
  'suv-large': largeSuv,
  ute,
  'ute-covered': coveredUte,
  'ute-tray': trayUte,
  van,
  coupe,
  convertible: roadster,
  'people-mover': peopleMover,
  'light-truck': lightTruck,
  'light-truck-tray': trayTruck,
  'light-truck-tipper': tipper,
  caravan,
  'caravan-pop-top': popTop,
  'caravan-off-road': offRoad,
  'caravan-motorhome': motorhome,
} as const satisfies Readonly<Record<string, CarShape>>

/** Built of parts (`motorcycles/`), by what distinguishes one from the plain one. */
const MOTORCYCLE_NAMES = ['motorcycle', 'motorcycle-cruiser', 'motorcycle-adventure', 'motorcycle-sport'] as const
export type MotorcycleName = (typeof MOTORCYCLE_NAMES)[number]

export type VehicleName = keyof typeof VEHICLES | MotorcycleName
/** A vehicle that stands for all of its body. */
export type DrawnBody = BodyType & VehicleName

export const VEHICLE_NAMES: readonly VehicleName[] = [
  ...(Object.keys(VEHICLES) as (keyof typeof VEHICLES)[]),
  ...MOTORCYCLE_NAMES,
]

export function shapeOf(name: string): CarShape | undefined {
  return (VEHICLES as Readonly<Record<string, CarShape>>)[name]
}

export function isMotorcycle(name: string): name is MotorcycleName {
  return MOTORCYCLE_NAMES.some((one) => one === name)
}

/** A vehicle that has the name of a body alone stands for all of it. */
export function isBody(name: VehicleName, bodies: readonly BodyType[]): name is DrawnBody {
  return bodies.some((body) => body === name)
}
