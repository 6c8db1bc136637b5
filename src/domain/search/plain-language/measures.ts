/** What a mass, a length or an engine is of, by the kinds of vehicle that a site has (ours). */
import type { StateRange } from '../search-state.ts'
import type { Subject } from './amount-words.ts'

interface Measure {
  readonly attribute: string
  readonly range: StateRange
}

/** The kind of vehicle that has such a number. */
const KIND_OF: Readonly<Record<string, string>> = {
  tare_weight: 'caravan',
  aggregate_trailer_mass: 'caravan',
  ball_weight: 'caravan',
  body_length: 'caravan',
  engine_cc: 'motorcycle',
  gvm: 'truck',
}
/** "Under 2000 kg" is the tare of a caravan, by which cars tow, and the gross mass of a truck, by which licences go. */
const ATTRIBUTES: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  mass: ['tare_weight', 'gvm'],
  tare: ['tare_weight'],
  atm: ['aggregate_trailer_mass'],
  ball: ['ball_weight'],
  gvm: ['gvm'],
  length: ['body_length'],
  engine: ['engine_cc'],
}
/** Where a slider of them stands: an 18 foot van of 5.49 m is within 5.5 m. */
const GRAINS: Readonly<Record<string, number>> = { body_length: 100, engine_cc: 50 }

/** A reader of measures; null for what is none, or of no vehicle that the site has. */
export function createMeasureReader(itemTypes: readonly string[]) {
  return (subject: Subject, { min, max }: StateRange): Measure | null => {
    const attribute = ATTRIBUTES[subject]?.find((each) => itemTypes.includes(KIND_OF[each] ?? ''))
    if (attribute === undefined) return null
    const grain = GRAINS[attribute] ?? 1
    return {
      attribute,
      range: {
        min: min === null ? null : Math.floor(min / grain) * grain,
        max: max === null ? null : Math.ceil(max / grain) * grain,
      },
    }
  }
}
