/** Which licence a truck needs, by the National Heavy Vehicle classes of Australian states (ours). */
import type { BodyType, TruckLicence } from '../car/car.ts'
import { vocabularyReader } from './vocabulary.ts'

const CAR_LICENCE_MOST_KG = 4_500
const LIGHT_RIGID_MOST_KG = 8_000
/** A rigid truck of more axles is heavy. */
const MEDIUM_RIGID_AXLES = 2

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

/** The class by mass, axles and body; `null` when the mass is not known and the body does not say. */
export function truckLicenceBy(
  gvmKg: number | null,
  axles: string | null,
  bodyType: BodyType | null,
): TruckLicence | null {
  if (bodyType === 'prime-mover') return 'HC'
  if (gvmKg === null) return null
  if (gvmKg <= CAR_LICENCE_MOST_KG) return 'C'
  if (gvmKg <= LIGHT_RIGID_MOST_KG) return 'LR'
  const wheels = Number(/^(\d+)x/.exec(axles ?? '')?.[1] ?? 0)
  return wheels / 2 > MEDIUM_RIGID_AXLES ? 'HR' : 'MR'
}

const LICENCE_LABELS: Readonly<Record<TruckLicence, string>> = {
  C: 'Car (C)',
  LR: 'Light Rigid (LR)',
  MR: 'Medium Rigid (MR)',
  HR: 'Heavy Rigid (HR)',
  HC: 'Heavy Combination (HC)',
  MC: 'Multi Combination (MC)',
}

/** What drivers call the class. */
export function truckLicenceLabel(licence: TruckLicence): string {
  return LICENCE_LABELS[licence]
}
