/** How many axles carry a vehicle, in the words of shoppers. */
import type { Car } from './car.ts'

const CARAVAN_AXLES: readonly (readonly [words: RegExp, label: string])[] = [
  [/\b(?:tri|triple)\b/i, 'Triple Axle'],
  [/\b(?:tandem|twin)\b/i, 'Tandem Axle'],
  [/\bsingle\b/i, 'Single Axle'],
]

/** "Tandem Axle" of a caravan whose feed says "tandem", "6x4" of a truck; `null` when it is not known. */
export function axlesLabel({ caravan, truck }: Pick<Car, 'caravan' | 'truck'>): string | null {
  const said = caravan?.axleType ?? null
  if (said === null) return truck?.axles ?? null
  return CARAVAN_AXLES.find(([words]) => words.test(said))?.[1] ?? said
}
