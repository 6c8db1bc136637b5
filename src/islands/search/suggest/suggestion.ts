/** What the search box suggests, in groups. */

import { refinementChips } from '#domain/search/facets/refinement-chips.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { ShownHit } from '#search/client/search-client.ts'
import type { SearchSettings } from '#search/settings.ts'

export type Suggestion =
  /** What is understood of the text, as the chips that it becomes. */
  | {
      readonly kind: 'understood'
      readonly key: string
      readonly chips: readonly string[]
      readonly state: SearchState
    }
  /** `count` is null until it is known. */
  | {
      readonly kind: 'value'
      readonly key: string
      readonly label: string
      readonly count: number | null
      readonly state: SearchState
    }
  | { readonly kind: 'recent'; readonly key: string; readonly label: string; readonly state: SearchState }
  | { readonly kind: 'car'; readonly key: string; readonly href: string; readonly hit: ShownHit }

export interface SuggestionGroup {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
}

/** Of its element, which the box names as the active one. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

export type ChipSettings = Pick<SearchSettings, 'vocabulary' | 'usedLabel' | 'sorts'>

/** A state in the words of its chips. */
export function stateChips(state: SearchState, { vocabulary, usedLabel }: ChipSettings): string[] {
  return refinementChips(state, vocabulary.facets, { usedLabel }).map(({ label }) => label)
}

/** The text's words, as far as a label may show them as found. */
export function splitAtMatch(label: string, typed: string): readonly [before: string, match: string, after: string] {
  const at =
    typed === ''
      ? -1
      : label.toLowerCase().search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(typed.toLowerCase())}`, 'u'))
  return at < 0
    ? [label, '', '']
    : [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
