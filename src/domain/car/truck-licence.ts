/** Which licence a truck needs, by the National Heavy Vehicle classes of Australian states (ours). */
import type { BodyType, TruckLicence } from './car.ts'

const CAR_LICENCE_MAX_KG = 4_500
const LIGHT_RIGID_MAX_KG = 8_000
/** A rigid truck of more axles is heavy. */
const MEDIUM_RIGID_AXLES = 2

/** The class by mass, axles and body; `null` when the mass is not known and the body does not say. */
export function truckLicenceBy(
  gvmKg: number | null,
  axles: string | null,
  bodyType: BodyType | null,
): TruckLicence | null {
  if (bodyType === 'prime-mover') return 'HC'
  if (gvmKg === null) return null
  if (gvmKg <= CAR_LICENCE_MAX_KG) return 'C'
  if (gvmKg <= LIGHT_RIGID_MAX_KG) return 'LR'
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
