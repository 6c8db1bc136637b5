/** The simplified fuel from the words of Australian feeds. */
import type { FuelType } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

const readFuel = vocabularyReader<FuelType>([
  [
    'Petrol',
    [
      'petrol',
      'unleaded',
      'ulp',
      'premium',
      'pulp',
      'leaded',
      'gasoline',
      'premium unleaded',
      'premium unleaded petrol',
      'petrol premium ulp',
      '91 ron',
      '95 ron',
      '98 ron',
      'e10',
      'ethanol',
      'flex fuel',
      'p',
      'u',
    ],
  ],
  ['Diesel', ['diesel', 'turbo diesel', 'tdi', 'd', 'petrol or diesel']],
  ['Electric', ['electric', 'ev', 'bev', 'battery electric', 'full electric', 'e']],
  [
    'Hybrid',
    [
      'hybrid',
      'hev',
      'mhev',
      'mild hybrid',
      'petrol hybrid',
      'hybrid electric',
      'petrol electric',
      'petrol electric hybrid',
      'electric hybrid',
      'diesel hybrid',
      'diesel electric',
      'hybrid petrol',
      'unleaded electric',
      'premium unleaded electric',
      'unleaded petrol electric',
      'premium unleaded petrol electric',
      'h',
      'electric petrol',
    ],
  ],
  [
    'PHEV',
    [
      'phev',
      'petrol phev',
      'diesel phev',
      'hybrid phev',
      'petrol electric phev',
      'plug in',
      'plug in hybrid',
      'plugin hybrid',
      'plug in hybrid electric',
      'plug in hybrid petrol',
      'plug in petrol hybrid',
      'plug in petrol electric hybrid',
      'petrol plug in hybrid',
      'petrol electric plug in hybrid',
      'petrol electric plug in',
      'hybrid plug in',
      'plug in hybrid electric vehicle',
      'diesel plug in hybrid',
      'hybrid electric plug in',
    ],
  ],
  [
    'LPG',
    [
      'lpg',
      'gas',
      'lp gas',
      'autogas',
      'dual fuel',
      'liquid petroleum gas',
      'petrol lpg',
      'petrol or lpg dual',
      'unleaded lpg',
    ],
  ],
  [
    'Hydrogen',
    ['hydrogen', 'fuel cell', 'fcev', 'hydrogen fuel cell', 'hydrogen electric', 'hydrogen fuel cell electric'],
  ],
])

/** The simplified fuel that a feed's words mean; `null` when they mean none that we know. */
export function fuelTypeOf(text: string): FuelType | null {
  return readFuel(text)
}
