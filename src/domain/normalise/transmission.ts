/** Automatic or manual, and the number of gears, from the words of Australian feeds. */
import type { Transmission } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

const readTransmission = vocabularyReader<Transmission>([
  [
    'Automatic',
    [
      'automatic',
      'auto',
      'cvt',
      'dct',
      'dsg',
      'pdk',
      'edc',
      'amt',
      'tiptronic',
      's tronic',
      'sports automatic',
      'dual clutch',
      'constantly variable',
      'continuously variable',
      'continuous variable',
      'steptronic',
      'multitronic',
      'automated manual',
      'manual automatic',
      'sports automatic dual clutch',
      'seq manual auto',
      'seq manual auto clutch',
      'sequential manual auto',
      'auto manual',
      'single gear',
      'reduction gear',
      'single speed',
      '1 speed',
      'semi auto',
      'automated manual transmission',
      'e cvt',
      'ecvt',
      'xtronic',
      'powershift',
      'a',
      'automatic transmission',
      'semi automatic',
    ],
  ],
  ['Manual', ['manual', 'man', 'm', 'manual transmission']],
])

/** What a feed's words mean; `null` when they mean neither. */
export function transmissionOf(text: string): Transmission | null {
  return readTransmission(text)
}

/** "8 speed sports automatic" -> 8. */
export function gearCountOf(text: string): number | null {
  const found = /\b(\d{1,2})\s*-?\s*(?:sp\b|spd\b|speed)/i.exec(text)
  return found?.[1] === undefined ? null : Number(found[1])
}
