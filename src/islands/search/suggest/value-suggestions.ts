/** Makes, models and bodies whose names begin as the text ends: "white toy" is a search for white Toyotas. */
import type { PlainLanguageReader } from '#domain/search/plain-language/read-plain-language.ts'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import { applyReading } from '#domain/search/plain-language/reading.ts'
import { squash, tokensOf } from '#domain/search/plain-language/tokens.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'

/** How many cars have each value, by attribute. */
export type ValueCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The last words of the text that names are looked for by, and what stands before them. */
export interface TypedEnd {
  readonly typed: string
  /** What is searched for without them. */
  readonly base: SearchState
}

interface ValueGroup {
  readonly title: string
  readonly attribute: string
  readonly most: number
}

const VALUE_GROUPS: readonly ValueGroup[] = [
  { title: 'Makes', attribute: 'make', most: 3 },
  { title: 'Models', attribute: 'make_model', most: 4 },
  { title: 'Bodies', attribute: 'body', most: 3 },
]
/** Of how many words a name may be. */
const MAX_WORDS = 3

/** The longest end of the text that some name begins with; null when none does. */
export function typedEnd(
  text: string,
  state: SearchState,
  { read, values }: { read: PlainLanguageReader; values: ValueCounts },
): TypedEnd | null {
  const tokens = tokensOf(text)
  for (let count = Math.min(MAX_WORDS, tokens.length); count > 0; count -= 1) {
    const start = tokens[tokens.length - count]?.start ?? 0
    const typed = text.slice(start).trim()
    const isFound = VALUE_GROUPS.some(({ attribute }) =>
      Object.keys(values[attribute] ?? {}).some((value) => isBegun(value, typed)),
    )
    if (isFound) return { typed, base: applyReading(state, read(text.slice(0, start)) satisfies PlainReading) }
  }
  return null
}

/** `counts` are those within the base; null until they are known, when the site's own decide what is shown. */
export function valueSuggestions(
  { typed, base }: TypedEnd,
  values: ValueCounts,
  counts: ValueCounts | null,
  makeOf: (makeModel: string) => string | null,
): SuggestionGroup[] {
  return VALUE_GROUPS.map(({ title, attribute, most }) => {
    const known = counts?.[attribute] ?? null
    const found = Object.entries(values[attribute] ?? {})
      .filter(([value]) => isBegun(value, typed) && (known === null || (known[value] ?? 0) > 0))
      .sort(([a, countA], [b, countB]) => rank(a, typed) - rank(b, typed) || countB - countA || (a < b ? -1 : 1))
      .slice(0, most)
    const suggestions = found.flatMap(([value]): Suggestion[] => {
      const lists = chosen(attribute, value, makeOf)
      const state = lists === null ? null : applyReading(base, { ...NOTHING, lists, rest: base.query })
      return state === null
        ? []
        : [{ kind: 'value', key: `${attribute}:${value}`, label: value, count: known?.[value] ?? null, state }]
    })
    return { title, suggestions }
  })
}

const NOTHING = { ranges: {}, toggles: [], sortBy: null, near: null, spans: [] } as const

function chosen(
  attribute: string,
  value: string,
  makeOf: (makeModel: string) => string | null,
): Record<string, string[]> | null {
  if (attribute !== 'make_model') return { [attribute]: [value] }
  const make = makeOf(value)
  return make === null ? null : { make: [make], model: [value.slice(make.length + 1)] }
}

/** Whether a name, or one of its words, begins as typed. */
function isBegun(value: string, typed: string): boolean {
  return rank(value, typed) < 2
}

/** 0: the name begins so; 1: a later word of it does; 2: neither. */
function rank(value: string, typed: string): number {
  const wanted = squash(typed)
  if (wanted === '') return 2
  if (squash(value).startsWith(wanted)) return 0
  const words = value.split(/[\s-]+/)
  return words.some((_, at) => squash(words.slice(at).join('')).startsWith(wanted)) ? 1 : 2
}
