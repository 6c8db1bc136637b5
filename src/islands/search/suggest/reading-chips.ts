/** What was understood of words, as the chips that it becomes. */
import { refinementChips } from '#domain/search/facets/refinement-chips.ts'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'
import { applyReading } from '#domain/search/plain-language/reading.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import type { ChipSettings } from './suggestion.ts'

/** What was understood, in the words of the chips and the order of the text: "White", "Up to $40,000", "Near 4000". */
export function readingChips(reading: PlainReading, settings: ChipSettings): string[] {
  const state = applyReading(EMPTY_STATE, { ...reading, rest: '' })
  const said = reading.spans.map(({ attribute }) => attribute)
  const place = (attribute: string): number => {
    const at = said.indexOf(attribute)
    // A make that only its model implies stands before that model.
    return at < 0 && attribute === 'make' ? said.indexOf('model') - 0.5 : at
  }
  const order = settings.sorts.find(({ id }) => id === reading.sortBy)
  const chips = [
    ...refinementChips(state, settings.vocabulary.facets, settings),
    ...(order === undefined ? [] : [{ attribute: 'sortBy', label: order.label }]),
  ].sort((a, b) => place(a.attribute) - place(b.attribute))
  return [...chips.map(({ label }) => label), ...(reading.rest === '' ? [] : [`“${reading.rest}”`])]
}
