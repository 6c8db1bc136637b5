/** Looks up which keys a schema knows at a path. */
import type * as v from 'valibot'

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>
  item?: Schema
  items?: readonly Schema[]
  value?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
}

/** The keys of the object at a path such as `['theme']`; none when there is no object. */
export function keysAt(schema: v.GenericSchema, path: readonly (string | number)[]): string[] {
  return [...new Set(schemasAt(schema, path).flatMap((found) => Object.keys(found.entries ?? {})))]
}

/** Whether an object with known keys may stand at a path, and a list may not. */
export function holdsNoList(schema: v.GenericSchema, path: readonly (string | number)[]): boolean {
  const found = schemasAt(schema, path)
  return found.some(({ entries }) => entries !== undefined) && found.every(({ item, items }) => !item && !items)
}

/** Whether a key may be left out. */
export function isOptionalAt(schema: v.GenericSchema, path: readonly (string | number)[]): boolean {
  const key = String(path.at(-1))
  return schemasAt(schema, path.slice(0, -1)).some(({ entries }) => entries?.[key]?.type === 'optional')
}

/** All schemas that may describe the value at a path: a union has several. */
export function schemasAt(schema: v.GenericSchema, path: readonly (string | number)[]): Schema[] {
  let found = unwrap(schema as Schema)
  for (const key of path) {
    found = found.flatMap((each) => {
      const inner = each.entries?.[String(key)] ?? each.item ?? (each.type === 'record' ? each.value : undefined)
      return inner === undefined ? [] : unwrap(inner)
    })
  }
  return found
}

function unwrap(schema: Schema): Schema[] {
  if (schema.wrapped !== undefined) return unwrap(schema.wrapped)
  if (schema.type === 'union' || schema.type === 'variant') return (schema.options as readonly Schema[]).flatMap(unwrap)
  return [schema]
}
