/**
 * Where Australian suburbs are, as a file for each first letter, which browsers load when somebody searches from one: a
 * line for each name, with where each of that name is, to a hundredth of a degree (about a kilometre).
 */
import { stateOf } from '../normalise/state.ts'
import { squash } from '../search/plain-language/tokens.ts'
import type { Coordinates } from './distance.ts'
import { GEONAMES_CREDIT } from './postcode-file.ts'

export interface Suburb extends Coordinates {
  readonly name: string
  /** "NSW". */
  readonly state: string
}

/** The columns of assets/postcodes/au-suburbs.csv: name, state, latitude, longitude. */
export function readSuburbTable(csv: string): Suburb[] {
  const [, ...lines] = csv.trim().split('\n')
  return lines.map((line) => {
    const [name = '', state = '', latitude, longitude] = line.split(',')
    return { name, state, latitude: Number(latitude), longitude: Number(longitude) }
  })
}

/** By the letter of `suburbLetter`. */
export function writeSuburbFiles(suburbs: readonly Suburb[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(suburbs, ({ name }) => name)
  const byLetter = Map.groupBy([...byName], ([name]) => suburbLetter(name))
  return new Map(
    [...byLetter].map(([letter, names]) => [
      letter,
      [GEONAMES_CREDIT, ...names.map(([name, all]) => [name, ...all.map(written)].join('|'))].join('\n'),
    ]),
  )
}

function written({ state, latitude, longitude }: Suburb): string {
  return [state, Math.round(latitude * 100), Math.round(longitude * 100)].join(' ')
}

/** Which file has a suburb; "" for what is no name. */
export function suburbLetter(name: string): string {
  return /^[a-z]/.exec(nameKey(name))?.[0] ?? ''
}

/** Those of each name, by its key. */
export type SuburbsByName = ReadonlyMap<string, readonly Suburb[]>

export function readSuburbFile(file: string): SuburbsByName {
  const [, ...lines] = file.split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', ...places] = line.split('|')
      return [nameKey(name), places.map((place) => readPlace(name, place))]
    }),
  )
}

function readPlace(name: string, place: string): Suburb {
  const [state = '', latitude, longitude] = place.split(' ')
  return { name, state, latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }
}

/** All suburbs that are called so; a name may end in a state, as "Richmond, VIC" does, which then says which are meant. */
export function suburbsCalled(typed: string, suburbs: SuburbsByName): readonly Suburb[] {
  const all = suburbs.get(nameKey(typed))
  if (all !== undefined) return all
  const words = typed.trim().split(/[\s,]+/)
  for (let end = words.length - 1; end > 0; end -= 1) {
    const state = stateOf(words.slice(end).join(' '))
    if (state === null) continue
    const named = suburbs.get(nameKey(words.slice(0, end).join(' '))) ?? []
    return named.filter((suburb) => suburb.state === state)
  }
  return []
}

/** "St Kilda" and "Saint Kilda" are one, and "Mt Gravatt" and "Mount Gravatt". */
function nameKey(name: string): string {
  return squash(
    name
      .trim()
      .replace(/^st\.?(?=\s)/i, 'saint')
      .replace(/^mt\.?(?=\s)/i, 'mount'),
  )
}
