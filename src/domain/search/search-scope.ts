/** Which cars a search route lists (S1 §2, S2 §2). */
import type { BodyType, CarType } from '../car/car.ts'

export type SearchScope =
  | { kind: 'all' }
  | { kind: 'carTypes'; carTypes: CarType[] }
  | { kind: 'make'; make: string }
  | { kind: 'model'; make: string; model: string }
  | { kind: 'body'; bodyType: BodyType }
  | { kind: 'dealership'; name: string }
  | { kind: 'location'; name: string; slug: string; street: string; city: string; state: string }
