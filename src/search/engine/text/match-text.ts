/** What a query's words match in the values of a column. */
import type { Sorted } from '../rows/row-orders.ts'
import type { Ways } from './derivations.ts'
import type { Found, ValueMatch } from './summarise.ts'
import { summarise } from './summarise.ts'
import type { TextColumn } from './text-columns.ts'

/** What a column matches. */
export interface MatchedRows {
  /** The rows that match, and for each the number of what it matches in `matches`. */
  readonly rows: Uint32Array
  readonly codes: Uint16Array
  readonly matches: readonly ValueMatch[]
}

/** Null when no value matches. */
export function matchValues(
  { tokens, starts, owners }: TextColumn,
  words: Sorted,
  sorted: () => Sorted,
  ways: Ways,
  termCount: number,
): MatchedRows | null {
  const { places, first, begins } = ways
  const known = new Uint16Array(starts.length - 1)
  const values: number[] = []
  const matches: ValueMatch[] = []
  // Values that have the same words of the query at the same places match alike. Such words, one after the other, are
  // a path from state to state, and only the first value at the end of a path is looked at.
  const states = new Map<number, number>()
  const ends = new Map<number, number>()
  for (let begin = 1; begin < begins.length; begin += 1) {
    const token = begins[begin] as number
    const last = first[begin]?.length ? (words.ends[token] as number) : 0
    for (let index = words.starts[token] as number; index < last; index += 1) {
      const value = owners[words.order[index] as number] as number
      if (known[value]) continue
      const from = starts[value] as number
      const end = starts[value + 1] as number
      let state = 0
      for (let at = from; at < end; at += 1) {
        const place = places[tokens[at] as number] as number
        if (!place) continue
        const step = (state * 0x10000 + at - from) * first.length + place
        let next = states.get(step)
        if (next === undefined) {
          next = states.size + 1
          states.set(step, next)
        }
        state = next
      }
      // Whether the query is all of the value counts too.
      const path = state * 2 + (end - from === termCount ? 1 : 0)
      let code = ends.get(path)
      if (code === undefined) {
        const found = occurrencesIn(tokens, from, end, ways, termCount)
        code = found ? matches.push(summarise(found, end - from)) : 0
        ends.set(path, code)
      }
      if (code) values.push(value)
      known[value] = code
    }
  }
  return matches.length ? { ...rowsOf(values, known, sorted()), matches } : null
}

/** The rows of some values, and what each matches. */
function rowsOf(values: readonly number[], known: Uint16Array, sorted: Sorted): Pick<MatchedRows, 'rows' | 'codes'> {
  const { order, starts, ends } = sorted
  let size = 0
  for (const value of values) size += (ends[value] as number) - (starts[value] as number)
  const rows = new Uint32Array(size)
  const codes = new Uint16Array(size)
  let at = 0
  for (const value of values) {
    for (let index = starts[value] as number; index < (ends[value] as number); index += 1) {
      rows[at] = order[index] as number
      codes[at] = known[value] as number
      at += 1
    }
  }
  return { rows, codes }
}

function occurrencesIn(
  tokens: Uint32Array,
  from: number,
  end: number,
  { places, first }: Ways,
  termCount: number,
): Found | undefined {
  let found: Found | undefined
  for (let at = from; at < end; at += 1) {
    for (const { term, span, typos, isWhole, rest } of first[places[tokens[at] as number] as number] ?? []) {
      if (at + rest.length >= end || !rest.every((token, index) => tokens[at + 1 + index] === token)) continue
      found ??= Array.from({ length: termCount }, () => [])
      for (let each = 0; each < span; each += 1) {
        found[term + each]?.push({
          from: at - from,
          to: at - from + rest.length,
          typos: each ? 0 : typos,
          isWhole,
          joined: each < span - 1,
        })
      }
    }
  }
  return found
}
