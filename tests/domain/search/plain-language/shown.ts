/** A reading in one line, for tables of tests: refinements, ranges, toggles, order, and the text that is left in quotes. */
import type { PlainReading } from '#domain/search/plain-language/reading.ts'

export function shown({ lists, ranges, toggles, sortBy, near, rest }: PlainReading): string {
  return [
    ...Object.entries(lists)
      .filter(([attribute]) => attribute !== 'location_name')
      .map(([attribute, values]) => `${attribute}=${values.join('|')}`),
    ...Object.entries(ranges).map(([attribute, { min, max }]) => `${attribute}=${min ?? ''}:${max ?? ''}`),
    ...toggles,
    ...(sortBy === null ? [] : [`sort=${sortBy}`]),
    ...(near === null
      ? []
      : [
          `${near.withinKm === null ? 'at' : `within ${near.withinKm} of`} ${near.of}: ${near.places.map(({ name }) => name.replace(/^Brolga( Motors)? /, '')).join('|')}`,
        ]),
    ...(rest === '' ? [] : [`"${rest}"`]),
  ].join('; ')
}
