/** Documents at random, and engines over them, for the tests of the bundled search. */
import fc from 'fast-check'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'
import type { FilterAttribute, FilterExpression, NumberAttribute } from '#domain/search/filters/filter-expression.ts'
import type { EngineOptions, SearchEngine } from '#search/engine/search-engine.ts'
import { createEngine } from '#search/engine/search-engine.ts'
import { textPart } from '#search/engine/text/text-part.ts'
import type { SearchIndexOptions } from '#search/index/build-search-index.ts'
import { buildSearchIndex, DEFAULT_INDEX_OPTIONS } from '#search/index/build-search-index.ts'
import { makeDocument } from '../../builders/make-document.ts'

export function engineOf(
  documents: readonly CarDocument[],
  indexOptions: Partial<SearchIndexOptions> = {},
  options: Partial<EngineOptions> = {},
): SearchEngine {
  const cars = documents.map((document) => ({ document, card: {}, vin: null, registration: null, at: null }))
  const engine = createEngine(buildSearchIndex(cars, { ...DEFAULT_INDEX_OPTIONS, ...indexOptions }).index, options)
  engine.addText(textPart)
  return engine
}

export function idsOf(engine: SearchEngine, rows: readonly number[]): unknown[] {
  return rows.map((row) => engine.columns.get('id')?.at(row))
}

const text = fc.constantFrom('Kia', 'KIA ', 'Toyota', 'Citroën', 'ﬁat', '5', '', 'true')
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 })
const number = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(-2, 0.5, 19_990, 1_760_000_000_000))

/** Documents with few values, so that filters find some; ids are unique. */
export const documentsArbitrary: fc.Arbitrary<CarDocument[]> = fc
  .array(
    fc.record({
      make: text,
      badge: orNull(text),
      tag: orNull(text),
      price: orNull(number),
      km: orNull(number),
      seats: orNull(fc.integer({ min: 2, max: 7 })),
      certified: fc.boolean(),
      filtered_features: fc.uniqueArray(text, { maxLength: 3 }),
      custom_rank: fc.integer({ min: 0, max: 3 }),
      created_at_timestamp: orNull(fc.integer({ min: 0, max: 3 })),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((all) => all.map((some, index) => ({ ...makeDocument(), ...some, id: `t${index}` })))

const attribute = fc.constantFrom<FilterAttribute>(
  'make',
  'badge',
  'tag',
  'price',
  'seats',
  'certified',
  'filtered_features',
  'id',
  'name',
)
const numberAttribute = fc.constantFrom<NumberAttribute>('price', 'km', 'seats', 'created_at_timestamp')
const value = fc.oneof(text, number, fc.boolean(), fc.constantFrom('t1', 't2', '2022 Toyota Hilux SR5'))

export const filterArbitrary: fc.Arbitrary<FilterExpression> = fc.letrec<{ filter: FilterExpression }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ kind: fc.constant('equals' as const), attribute, value }),
    fc.record({ kind: fc.constant('in' as const), attribute, values: fc.array(value, { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant('compare' as const),
      attribute: numberAttribute,
      operator: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
      value: number,
    }),
    fc.record({ kind: fc.constant('between' as const), attribute: numberAttribute, min: number, max: number }),
    fc.record({ kind: fc.constant('exists' as const), attribute }),
    fc.record({ kind: fc.constant('isNull' as const), attribute }),
    fc.record({ kind: fc.constant('isEmpty' as const), attribute }),
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
    fc.record({ kind: fc.constant('all' as const), of: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('any' as const), of: fc.array(tie('filter'), { maxLength: 3 }) }),
  ),
})).filter
