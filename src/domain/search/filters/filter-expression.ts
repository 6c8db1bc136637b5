/**
 * What a filter says: one tree, rendered for Meilisearch by `render-filter.ts` and evaluated on a document by
 * `evaluate-filter.ts`, with one meaning.
 */
import type { CarDocument } from '../attributes/car-attributes.ts'

type AttributeHolding<Value> = {
  [Key in keyof CarDocument]-?: NonNullable<CarDocument[Key]> extends Value ? Key : never
}[keyof CarDocument]

/** Any attribute of a document. */
export type FilterAttribute = keyof CarDocument
/** An attribute that holds a number (or nothing): only these are compared, because versions differ on texts. */
export type NumberAttribute = AttributeHolding<number>

/** Numbers are finite. */
export type FilterValue = string | number | boolean

export type ComparisonOperator = '<' | '<=' | '>' | '>='

export type FilterExpression =
  /** Every part holds; with no parts, every document does. */
  | { readonly kind: 'all'; readonly of: readonly FilterExpression[] }
  /** At least one part holds; with no parts, no document does. */
  | { readonly kind: 'any'; readonly of: readonly FilterExpression[] }
  | { readonly kind: 'not'; readonly of: FilterExpression }
  | { readonly kind: 'equals'; readonly attribute: FilterAttribute; readonly value: FilterValue }
  | { readonly kind: 'in'; readonly attribute: FilterAttribute; readonly values: readonly FilterValue[] }
  | {
      readonly kind: 'compare'
      readonly attribute: NumberAttribute
      readonly operator: ComparisonOperator
      readonly value: number
    }
  /** Both bounds belong to it. */
  | { readonly kind: 'between'; readonly attribute: NumberAttribute; readonly min: number; readonly max: number }
  /** The document has the attribute, even when it is null or empty. */
  | { readonly kind: 'exists'; readonly attribute: FilterAttribute }
  | { readonly kind: 'isNull'; readonly attribute: FilterAttribute }
  /** An empty text or an empty list; null is not empty. */
  | { readonly kind: 'isEmpty'; readonly attribute: FilterAttribute }

export const EVERYTHING: FilterExpression = { kind: 'all', of: [] }

/** Both, all: parts that say nothing are left out, and a single part stands alone. */
export function allOf(...parts: readonly FilterExpression[]): FilterExpression {
  const of = parts.flatMap((part) => (part.kind === 'all' ? part.of : [part]))
  return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'all', of }
}

/** Either: a single part stands alone. */
export function anyOf(...parts: readonly FilterExpression[]): FilterExpression {
  const of = parts.flatMap((part) => (part.kind === 'any' ? part.of : [part]))
  return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of }
}

export function not(of: FilterExpression): FilterExpression {
  return of.kind === 'not' ? of.of : { kind: 'not', of }
}

export function equals(attribute: FilterAttribute, value: FilterValue): FilterExpression {
  return { kind: 'equals', attribute, value }
}

/** Holds when the attribute has one of the values. */
export function isIn(attribute: FilterAttribute, values: readonly FilterValue[]): FilterExpression {
  return values.length === 1 && values[0] !== undefined
    ? equals(attribute, values[0])
    : { kind: 'in', attribute, values }
}

export function compare(attribute: NumberAttribute, operator: ComparisonOperator, value: number): FilterExpression {
  return { kind: 'compare', attribute, operator, value }
}

/** From `min` to `max`, where `null` leaves a side open; everything when both are. */
export function within(attribute: NumberAttribute, min: number | null, max: number | null): FilterExpression {
  if (min !== null && max !== null) return { kind: 'between', attribute, min, max }
  if (min !== null) return compare(attribute, '>=', min)
  return max === null ? EVERYTHING : compare(attribute, '<=', max)
}
