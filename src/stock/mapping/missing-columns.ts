/** Which of a mapping's columns a feed does not have: one finding a field, whatever the number of rows. */
import { closestName } from '#config/problems/closest-name.ts'
import type { MissingColumn } from '../report.ts'
import type { NamedColumns } from './mapping.ts'

/** `columns`: the feed's, as a header or `recordColumns` gives them. */
export function missingColumns(named: readonly NamedColumns[], columns: readonly string[]): MissingColumn[] {
  const known = new Set(columns.map(comparable))
  return named
    .filter(({ names }) => !names.some((name) => known.has(comparable(name))))
    .map(({ field, names }) => ({ field, names, closest: closestOf(names, columns) }))
}

/** Paths find names in any case, and `[]` only says that a value is a list. */
function comparable(name: string): string {
  return name.replaceAll('[]', '').toLowerCase()
}

function closestOf(names: readonly string[], columns: readonly string[]): string | null {
  for (const name of names) {
    const closest = closestName(name.replaceAll('[]', ''), columns)
    if (closest !== null) return closest
  }
  return null
}
