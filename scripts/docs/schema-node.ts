/** Valibot's schemas as the documentation reads them: loosely, because it walks over all kinds. */
import type * as v from 'valibot'

export interface SchemaNode {
  kind: string
  type: string
  /** What was checked: a bound, a pattern, a choice. */
  requirement?: unknown
  message?: unknown
  metadata?: { meaning?: string; source?: string }
  pipe?: readonly SchemaNode[]
  wrapped?: SchemaNode
  default?: unknown
  entries?: Record<string, SchemaNode>
  item?: SchemaNode
  items?: readonly SchemaNode[]
  /** Of a record. */
  key?: SchemaNode
  value?: SchemaNode
  /** Of a picklist its values, of a union or a variant its schemas. */
  options?: readonly unknown[]
  /** Of a literal. */
  literal?: unknown
  /** Of a lazy schema. */
  getter?: (input: unknown) => SchemaNode
}

export const asNode = (schema: v.GenericSchema): SchemaNode => schema as unknown as SchemaNode

/** A schema without what only wraps it: `optional`, `nullable` and the like. */
export function unwrapped(node: SchemaNode): SchemaNode {
  if (node.wrapped !== undefined) return unwrapped(node.wrapped)
  return node.type === 'lazy' && node.getter !== undefined ? unwrapped(node.getter(undefined)) : node
}

/** What was said of a key with `option()` or `required()`, wherever it stands in the schema's layers. */
export function documentationOf(node: SchemaNode): { meaning: string; source: string } {
  for (const action of (node.pipe ?? []).toReversed()) {
    if (action.kind === 'metadata' && action.metadata !== undefined) {
      return { meaning: action.metadata.meaning ?? '', source: action.metadata.source ?? '' }
    }
  }
  const inner = node.wrapped ?? node.pipe?.find(({ kind }) => kind === 'schema')
  return inner === undefined || inner === node ? { meaning: '', source: '' } : documentationOf(inner)
}

/** All steps of a pipe of pipes, in order. */
export function stepsOf(node: SchemaNode): SchemaNode[] {
  if (node.pipe === undefined) return [node]
  return node.pipe.flatMap((step) => (step === node ? [step] : stepsOf(step)))
}
