/** Which of a car's many features can be filtered by (`filtered_features`, S1 §3). */
import { plainWords } from '../normalise/vocabulary.ts'

/** A feature that shoppers filter by, with the phrases by which feeds name it. */
export interface FeatureWords {
  readonly label: string
  readonly phrases: readonly string[]
}

/** What shoppers most often filter by (ours). */
export const DEFAULT_FILTERED_FEATURES: readonly FeatureWords[] = [
  { label: 'Apple CarPlay', phrases: ['carplay', 'car play'] },
  { label: 'Android Auto', phrases: ['android auto'] },
  { label: 'Reversing Camera', phrases: ['reversing camera', 'rear view camera', 'reverse camera', '360 camera'] },
  { label: 'Parking Sensors', phrases: ['parking sensors', 'park distance control', 'parking distance control'] },
  { label: 'Satellite Navigation', phrases: ['satellite navigation', 'sat nav', 'gps navigation'] },
  { label: 'Adaptive Cruise Control', phrases: ['adaptive cruise control', 'radar cruise control'] },
  { label: 'Blind Spot Monitor', phrases: ['blind spot'] },
  { label: 'Sunroof', phrases: ['sunroof', 'sun roof', 'panoramic roof', 'moonroof'] },
  { label: 'Leather Seats', phrases: ['leather seats', 'leather seat', 'leather upholstery', 'leather trim'] },
  { label: 'Heated Seats', phrases: ['heated seats', 'heated front seats', 'seat heating'] },
  { label: 'Tow Bar', phrases: ['tow bar', 'towbar', 'tow pack', 'towing pack'] },
  { label: 'Roof Racks', phrases: ['roof racks', 'roof rails'] },
  { label: 'Bull Bar', phrases: ['bull bar', 'bullbar'] },
]

/** The labels of the features that a car has, in the order of the list. Whole words count: "auto" is not in "automatic". */
export function filteredFeatures(features: readonly string[], wanted: readonly FeatureWords[]): string[] {
  const texts = features.map((feature) => ` ${plainWords(feature)} `)
  return wanted
    .filter(({ phrases }) => phrases.some((phrase) => texts.some((text) => text.includes(` ${plainWords(phrase)} `))))
    .map(({ label }) => label)
}
