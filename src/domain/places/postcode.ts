/** Australian postcodes as a shopper types them, and where they are (S2 §5, §7). */
import type { Coordinates } from './distance.ts'

/** S2 §5: the field's maximum length. */
export const POSTCODE_LENGTH = 4

/** S2 §8. */
export const POSTCODE_MESSAGE = 'Invalid postcode. Please enter a 4-digit number.'
/** S2 §8: the geocoder knows no such postcode. */
export const UNKNOWN_POSTCODE_MESSAGE = 'Invalid postcode'

/** S2 §5: required, exactly 4 digits. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** The message for the field; `null` when the postcode is right. */
export function postcodeProblem(text: string): string | null {
  return isPostcode(text.trim()) ? null : POSTCODE_MESSAGE
}

/** S2 §7: the geocoder's `components` parameter. */
export function geocodeComponents(postcode: string): string {
  return `postal_code:${postcode}|country:AU`
}

/** What the geocoder found; at most its first result is read. */
export interface GeocodeAnswer {
  results: { geometry: { location: { lat: number; lng: number } } }[]
}

export type GeocodeOutcome = { kind: 'found'; coordinates: Coordinates } | { kind: 'failed'; message: string }

/** S2 §7: the first of the geocoder's results, as `geocodeAnswerSchema` read them; S2 §8: without one it fails. */
export function geocodeOutcome({ results }: GeocodeAnswer): GeocodeOutcome {
  const [first] = results
  if (first === undefined) return { kind: 'failed', message: UNKNOWN_POSTCODE_MESSAGE }
  const { lat: latitude, lng: longitude } = first.geometry.location
  return { kind: 'found', coordinates: { latitude, longitude } }
}
