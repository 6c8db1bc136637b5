/** What a mapping is: from one record of a feed to values by our names of the fields. */
import type { CarField } from '#domain/car/car-fields.ts'
import type { DateOrder } from '#domain/values/read-date.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import type { RawRecord, Scalar } from './raw-record.ts'
import { compilePath, textOf } from './raw-record.ts'

/** Values by our names, not read yet. A field that the mapping does not know is absent. */
export type SourceFields = Partial<Record<CarField, unknown>>

export interface Mapping {
  name: string
  /** XML: the record's element. JSON: the key of the array. `null` when found by itself. */
  record: string | null
  /** `null`: found from the header. */
  delimiter: string | null
  dateOrder: DateOrder
  /** The feed's names that this mapping reads; at least one must stand in a CSV's header. */
  columns: string[]
  /** Names that every feed of this mapping should have; empty for a mapping of names that are all optional. */
  named: readonly NamedColumns[]
  fields(record: RawRecord, notes: RowNotes): SourceFields
}

/** What one field is read from: one of these names is enough. */
export interface NamedColumns {
  field: string
  names: readonly string[]
}

/** How one field is found: paths tried in order, values translated, lists cut, with what to use when there is none. */
export interface FieldRule {
  from: string[]
  values: Record<string, string>
  separator: string | null
  fallback: Scalar | null
}

export function readFrom(...from: string[]): FieldRule {
  return { from, values: {}, separator: null, fallback: null }
}

/** The same value for every car. */
export function constant(value: Scalar): FieldRule {
  return { ...readFrom(), fallback: value }
}

export type FieldTable = Partial<Record<CarField, FieldRule>>

/** How a feed is written, as far as its mapping says it. */
export const USUAL_FEED: Pick<Mapping, 'record' | 'delimiter' | 'dateOrder'> = {
  record: null,
  delimiter: null,
  dateOrder: 'day-month-year',
}

/** A mapping that is a table from our fields to the feed's paths. */
export function tableMapping(options: Omit<Mapping, 'columns' | 'fields'>, table: FieldTable): Mapping {
  const readers = Object.entries(table).map(([field, rule]) => [field as CarField, compileRule(rule)] as const)
  return {
    ...options,
    columns: Object.values(table).flatMap((rule) => rule.from),
    fields(record) {
      const fields: SourceFields = {}
      for (const [field, read] of readers) fields[field] = read(record)
      return fields
    },
  }
}

function compileRule(rule: FieldRule): (record: RawRecord) => unknown {
  const paths = rule.from.map(compilePath)
  const translations = new Map(Object.entries(rule.values).map(([theirs, ours]) => [theirs.trim().toLowerCase(), ours]))
  const translate = (value: unknown) => {
    if (translations.size === 0) return value
    return translations.get(textOf(value).toLowerCase()) ?? value
  }
  return (record) => {
    for (const path of paths) {
      const value = path(record)
      if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
        continue
      if (rule.separator !== null && typeof value === 'string') return value.split(rule.separator).map(translate)
      return Array.isArray(value) ? value.map(translate) : translate(value)
    }
    return rule.fallback
  }
}
