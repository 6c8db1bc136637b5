/** The words round a number that say what it is and which side of it is meant (ours). */
import type { Frequency } from '../../finance/loan/frequency.ts'

/** Which side of a number is meant. `newer` and `older` leave the number itself out. */
export type Side = 'max' | 'min' | 'newer' | 'older' | 'between' | 'about' | 'exact'
export type Subject =
  | 'price'
  | 'km'
  | 'year'
  | 'seats'
  | 'berths'
  | 'age'
  | 'mass'
  | 'tare'
  | 'atm'
  | 'ball'
  | 'gvm'
  | 'length'
  | 'engine'
  | Frequency

type Table<Value> = ReadonlyMap<string, Value>

/** Phrases without spaces, by meaning. */
function table<Value extends string>(entries: readonly (readonly [Value, string])[]): Table<Value> {
  return new Map(
    entries.flatMap(([value, phrases]) => phrases.split('|').map((phrase) => [phrase.replaceAll(' ', ''), value])),
  )
}

export const SIDES_BEFORE = table<Side>([
  [
    'max',
    'under|below|less than|lower than|fewer than|cheaper than|up to|upto|max|maximum|max of|at most|no more than|not more than|not over|no over|sub|until|within|no newer than|not newer than|last|<|<=',
  ],
  [
    'min',
    'over|above|more than|greater than|from|since|at least|min|minimum|min of|no less than|not less than|not under|no older than|not older than|starting at|starting from|>|>=',
  ],
  ['newer', 'newer than|later than|younger than|after'],
  ['older', 'older than|earlier than|before|prior to'],
  ['between', 'between'],
  ['about', 'around|about|approx|approximately|roughly|circa'],
])

export const SIDES_AFTER = table<Side>([
  [
    'max',
    'or less|or under|or below|or lower|or cheaper|or older|or earlier|and under|and below|and less|and older|max|maximum|tops',
  ],
  [
    'min',
    'or more|or above|or over|or newer|or later|or better|or up|and up|and above|and over|and newer|and later|onwards|onward|upwards|plus|min|minimum',
  ],
])

/** What may stand before: "price under 40k", "kms under 60,000", "budget of 40k". */
export const SUBJECTS_BEFORE = table<Subject>([
  ['price', 'price|priced|price of|priced at|budget|budget of|budget is|my budget is|cost|costing'],
  ['km', 'km|kms|kilometres|kilometers|ks|kays|clicks|odometer|odo|mileage'],
  ['year', 'year|built|model year'],
  ['seats', 'seats'],
  ['berths', 'sleeps|sleeping|sleep|berths|berth'],
  ['tare', 'tare|tare weight|weighing|weight|weighs'],
  ['atm', 'atm|aggregate trailer mass'],
  ['ball', 'ball weight|tow ball weight|towball weight|ball'],
  ['gvm', 'gvm|gross vehicle mass'],
  ['length', 'length|length of'],
])

const WEEK = 'week|weekly|wk|pw|a week|per week|each week|every week|p w|a wk|per wk'
const FORTNIGHT = 'fortnight|fortnightly|fn|pf|a fortnight|per fortnight|each fortnight|every fortnight'
const MONTH = 'month|monthly|mth|pm|a month|per month|each month|every month|p m|a mth|per mth'

/** What may stand after; "ks", "kays" and "clicks" are thousands where the number is small. */
export const SUBJECTS_AFTER = table<Subject>([
  ['km', 'km|kms|kilometre|kilometres|kilometer|kilometers|ks|kays|clicks|klicks|km on the clock|kms on the clock'],
  ['seats', 'seat|seats|seater|seaters'],
  ['age', 'years old|year old|yrs old|yr old|years of age'],
  ['price', 'dollars|bucks|aud'],
  ['berths', 'berth|berths|sleeper|people|persons'],
  ['mass', 'kg|kgs|kilo|kilos|kilogram|kilograms|t|ton|tons|tonne|tonnes'],
  ['length', 'ft|foot|feet|footer|m|metre|metres|meter|meters|mm'],
  ['engine', 'cc|ccs'],
  ['weekly', WEEK],
  ['fortnightly', FORTNIGHT],
  ['monthly', MONTH],
])

/** Masses in kilograms, lengths in millimetres: what one of a unit is. */
export const UNIT_FACTORS: ReadonlyMap<string, number> = new Map([
  ...['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'mm'].map((word) => [word, 1] as const),
  ...['t', 'ton', 'tons', 'tonne', 'tonnes', 'm', 'metre', 'metres', 'meter', 'meters'].map((w) => [w, 1000] as const),
  ...['ft', 'foot', 'feet', 'footer'].map((word) => [word, 304.8] as const),
])
/** Which mass it is, said after it: "2000 kg tare". */
export const MASS_WORDS: ReadonlyMap<string, Subject> = new Map([
  ['tare', 'tare'],
  ['atm', 'atm'],
  ['gvm', 'gvm'],
  ['ball', 'ball'],
])
export const MASSES: readonly Subject[] = ['mass', 'tare', 'atm', 'gvm']

export const THOUSANDS_OF_KM: ReadonlySet<string> = new Set(['ks', 'kays', 'clicks', 'klicks'])
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['grand', 1000],
  ['thousand', 1000],
  ['thou', 1000],
  ['mil', 1_000_000],
  ['million', 1_000_000],
])
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, index) => [word, index + 2]),
)

/** The longest phrase of a table that begins at a word. */
export function phraseIn<Value>(
  phrases: Table<Value>,
  words: readonly string[],
  at: number,
): { readonly value: Value; readonly end: number; readonly phrase: string } | null {
  for (let end = Math.min(at + 4, words.length); end > at; end -= 1) {
    const phrase = words.slice(at, end).join('')
    const value = phrases.get(phrase)
    if (value !== undefined) return { value, end, phrase }
  }
  return null
}
