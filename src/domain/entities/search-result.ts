/** The answer of a search engine (S1 §3 "Search result"; S2 §3 "Facet item"). */
import * as v from 'valibot'
import { asLine, asList, asNumber, asPart, byName, entity, isRecord, line, read, required } from './fields.ts'

const MAX_HITS = 1_000
const MAX_ATTRIBUTES = 100
const MAX_VALUES = 2_000
const MAX_COUNT = 100_000_000

const asCount = asNumber(0, MAX_COUNT, 0)
const asBound = asNumber(-1e12, 1e12)

/** The bounds of a number attribute: a range slider's ends (S1 §5). */
export interface FacetStats {
  min: number
  max: number
}

function asStats(value: unknown): FacetStats | null {
  const [min, max] = isRecord(value) ? [asBound(value['min']), asBound(value['max'])] : [null, null]
  return min === null || max === null || min > max ? null : { min, max }
}

const asCounts = (value: unknown): Record<string, number> | null =>
  isRecord(value) ? (v.parse(byName(asCount, MAX_VALUES), value) ?? null) : null

/** A result whose hits fit a schema; hits that do not are left out. */
export const searchResultSchema = <const THit extends v.GenericSchema>(hit: THit) =>
  entity({
    hits: read((value) => asList(value, asPart(hit) as (item: unknown) => v.InferOutput<THit> | null, MAX_HITS)),
    count: required(asCount, 'a count of hits'),
    facets: byName(asCounts, MAX_ATTRIBUTES),
    facetStats: byName(asStats, MAX_ATTRIBUTES),
    pages: required(asCount, 'a count of pages'),
    ms: read(asNumber(0, 1e7, 3)),
  })

/** S2 §3 "Facet item". */
export const facetItemSchema = entity({
  label: line(300),
  value: required(asLine(300), 'a text'),
  count: required(asCount, 'a count'),
})
export type FacetItem = v.InferOutput<typeof facetItemSchema>
