/** The mapping that a site's configuration asks for: a built-in one by name, or its own table. */
import type { BuiltInMapping, CustomMapping, FieldMapping, StockOptions } from '#config/schema/stock.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import { canonicalMapping } from './canonical.ts'
import { classifiedListingsMapping } from './classified-listings.ts'
import { dealerStudioMapping } from './dealer-studio.ts'
import type { FieldRule, FieldTable, Mapping, NamedColumns } from './mapping.ts'
import { constant, readFrom, tableMapping } from './mapping.ts'

/** A new mapping is one file beside the others, an entry here and its name in `BUILT_IN_MAPPINGS`. */
const BUILT_IN: Record<BuiltInMapping, Mapping> = {
  canonical: canonicalMapping,
  'dealer-studio': dealerStudioMapping,
  'classified-listings': classifiedListingsMapping,
}

/** Makes the mapping of a site's stock options. */
export function chooseMapping(mapping: StockOptions['mapping']): Mapping {
  return typeof mapping === 'string' ? BUILT_IN[mapping] : customMapping(mapping)
}

function customMapping({ fields, ...options }: CustomMapping): Mapping {
  const table: FieldTable = {}
  const named: NamedColumns[] = []
  for (const [field, written] of Object.entries(fields)) {
    if (written === undefined) continue
    const rule = fieldRule(written)
    table[field as CarField] = rule
    if (rule.from.length > 0) named.push({ field, names: rule.from })
  }
  // A feed without an id of its own is known by its stock numbers.
  const idRule = table.id ?? table.stocknum ?? table.vin
  if (idRule !== undefined) table.id = idRule
  return tableMapping({ name: 'custom', ...options, named }, table)
}

function fieldRule(written: FieldMapping): FieldRule {
  if (typeof written === 'string') return readFrom(written)
  const { from, value, ...rest } = written
  return value === null ? { ...rest, from: [from ?? []].flat() } : constant(value)
}
