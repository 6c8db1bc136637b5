/** A reading in one line, for tables of tests: refinements, ranges, toggles, order, and the text that is left in quotes. */
import { NEAREST_SORT, nearLabel } from '#domain/search/near/near-place.ts'
import type { PlainReading } from '#domain/search/plain-language/reading.ts'

export function shown({ lists, ranges, toggles, sortBy, near, rest }: PlainReading): string {
  return [
    ...Object.entries(lists).map(
      ([attribute, values]) => `${attribute}=${values.join('|').replaceAll(/Brolga( Motors)? /g, '')}`,
    ),
    ...Object.entries(ranges).map(([attribute, { min, max }]) => `${attribute}=${min ?? ''}:${max ?? ''}`),
    ...toggles,
    ...(sortBy === null || sortBy === NEAREST_SORT ? [] : [`sort=${sortBy}`]),
    // The nearest first, unless it says otherwise.
    ...(near === null
      ? []
      : [`${nearLabel(near).toLowerCase()}${sortBy === NEAREST_SORT ? '' : ', in another order'}`]),
    ...(rest === '' ? [] : [`"${rest}"`]),
  ].join('; ')
}
