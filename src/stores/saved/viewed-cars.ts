/** The cars that a shopper has looked at on this device, newest first (S1 §3 "Viewed-car record"). */
import * as v from 'valibot'
import type { ViewedCar } from '#domain/entities/stored-entities.ts'
import { viewedCarSchema } from '#domain/entities/stored-entities.ts'
import type { ListStorage } from './stored-list.ts'
import { createStoredList } from './stored-list.ts'

export const VIEWED_CARS_KEY = 'viewed-cars'
/** Ours: more than anybody remembers. */
export const VIEWED_CARS_MAX = 50

/** A car as the head of a form shows it. */
export interface ShownCar {
  name: string
  imageUrl: string | null
  /** "$38,990 drive away". */
  price: string | null
}

export interface ViewedCarsStore {
  add(car: ViewedCar): void
  /** `null` for a car that this device has not seen. */
  shown(id: string | null): ShownCar | null
}

/** The engine is a function because asking for `localStorage` can itself throw. */
export function createViewedCars(engine: () => ListStorage): ViewedCarsStore {
  const { $entries, change } = createStoredList(VIEWED_CARS_KEY, parse, engine)
  return {
    add: (car) => void change((cars) => [car, ...cars.filter(({ id }) => id !== car.id)].slice(0, VIEWED_CARS_MAX)),
    shown(id) {
      const car = $entries.get().find((viewed) => viewed.id === id)
      return car === undefined ? null : { name: car.name, imageUrl: car.image, price: car.price }
    },
  }
}

/** An entry that cannot be read is left out, and the others stay. */
function parse(stored: string | null): ViewedCar[] {
  const entries: unknown = JSON.parse(stored ?? '[]')
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const parsed = v.safeParse(viewedCarSchema, entry)
    return parsed.success ? [parsed.output] : []
  })
}
