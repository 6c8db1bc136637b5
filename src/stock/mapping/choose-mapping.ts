/** The mapping that a site's configuration asks for: a built-in one by name, or its own table. */
import type { BuiltInMapping, CustomMapping, StockOptions } from '#config/schema/stock.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import { canonicalMapping } from './canonical.ts'
import { classifiedListingsMapping } from './classified-listings.ts'
import { dealerStudioMapping } from './dealer-studio.ts'
import type { FieldRule, Mapping } from './mapping.ts'
import { tableMapping } from './mapping.ts'

const BUILT_IN: Record<BuiltInMapping, Mapping> = {
  canonical: canonicalMapping,
  'dealer-studio': dealerStudioMapping,
  'classified-listings': classifiedListingsMapping,
}

/** Makes the mapping of a site's stock options. */
export function chooseMapping(mapping: StockOptions['mapping']): Mapping {
  return typeof mapping === 'string' ? BUILT_IN[mapping] : customMapping(mapping)
}

function customMapping(custom: CustomMapping): Mapping {
  const table: Partial<Record<CarField, FieldRule>> = {}
  for (const [field, rule] of Object.entries(custom.fields)) {
    if (rule === undefined) continue
    const full = typeof rule === 'string' ? { from: rule, values: {}, separator: null, fallback: null } : rule
    table[field as CarField] = { ...full, from: [full.from].flat() }
  }
  // A feed without an id of its own is known by its stock numbers.
  const idRule = table.id ?? table.stocknum ?? table.vin
  if (idRule !== undefined) table.id = idRule
  const { record, delimiter, dateOrder } = custom
  return tableMapping({ name: 'custom', record, delimiter, dateOrder }, table)
}
