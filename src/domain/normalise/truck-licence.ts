/** A truck's licence class and its axles in the words of feeds. */
import type { TruckLicence } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

const readLicence = vocabularyReader<TruckLicence>([
  ['C', ['c', 'car', 'car licence', 'car license', 'c class', 'class c']],
  ['LR', ['lr', 'light rigid', 'lr licence', 'class lr']],
  ['MR', ['mr', 'medium rigid', 'mr licence', 'class mr']],
  ['HR', ['hr', 'heavy rigid', 'hr licence', 'class hr']],
  ['HC', ['hc', 'heavy combination', 'hc licence', 'class hc']],
  ['MC', ['mc', 'multi combination', 'mc licence', 'class mc']],
])

/** The class that a feed's words mean; `null` when they mean none. */
export function truckLicenceOf(text: string): TruckLicence | null {
  return readLicence(text)
}

/** "6x4" of "6 x 4" or "6X4 Tandem Drive"; any other words as they are. */
export function axlesOf(text: string): string {
  const [, wheels, driven] = /\b(\d{1,2})\s*[x×]\s*(\d{1,2})\b/i.exec(text) ?? []
  return wheels === undefined ? text : `${wheels}x${driven}`
}
