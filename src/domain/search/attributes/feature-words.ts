/** Which of a car's many features can be filtered by (`filtered_features`, S1 §3). */
import { plainWords } from '../../normalise/vocabulary.ts'

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
  if (features.length === 0 || wanted.length === 0) return []
  const named = namedFeatures(wanted)
  const found = new Set(features.flatMap(named))
  return wanted.filter((_, index) => found.has(index)).map(({ label }) => label)
}

/** By the list that is looked for: a stock of cars repeats a few hundred texts, so each is read once. */
const readTexts = new WeakMap<readonly FeatureWords[], (text: string) => readonly number[]>()
/** Texts that are remembered; feeds whose every feature is worded differently do not fill the memory. */
const MAX_TEXTS = 20_000

/** Which features of a list a text names, by their places. */
function namedFeatures(wanted: readonly FeatureWords[]): (text: string) => readonly number[] {
  const known = readTexts.get(wanted)
  if (known !== undefined) return known
  const phrases = wanted.map((feature) => feature.phrases.map((phrase) => ` ${plainWords(phrase)} `))
  const texts = new Map<string, readonly number[]>()
  const named = (text: string): readonly number[] => {
    const read = texts.get(text)
    if (read !== undefined) return read
    const words = ` ${plainWords(text)} `
    const places = phrases.flatMap((each, place) => (each.some((phrase) => words.includes(phrase)) ? [place] : []))
    if (texts.size < MAX_TEXTS) texts.set(text, places)
    return places
  }
  readTexts.set(wanted, named)
  return named
}
