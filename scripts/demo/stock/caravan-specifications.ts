/** Rows of a caravan that only its maker's list has. Not every list is filled in: a row without data stands empty. */
import type { DemoVehicle } from './demo-vehicle.ts'

const FRESH_WATER = ['2 × 95 L', '2 × 82 L', '95 L']
const SOLAR = ['2 × 200 W', '170 W']

/** By the van's number, without dice of its own: it leaves the rest of the stock as it is. */
export function caravanSpecifications(number: number): DemoVehicle {
  const rows = [
    ['Fresh water', FRESH_WATER[number % FRESH_WATER.length]],
    ['Grey water', number % 3 === 0 ? '95 L' : ''],
    ['Gas bottles', '2 × 9 kg'],
    ['Solar', SOLAR[number % 4] ?? ''],
  ]
  return { specifications: rows.map(([label, value]) => `${label}: ${value}`) }
}
