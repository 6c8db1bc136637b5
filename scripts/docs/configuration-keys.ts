/** Lists every key of a schema with what a site builder wants to know of it. */
import type { SchemaNode } from './schema-node.ts'
import { documentationOf, unwrapped } from './schema-node.ts'
import { code, typeText } from './type-text.ts'

export interface ConfigurationKey {
  /** "theme.brandColour", "locations[].address.postcode", "stock.mapping.fields.<name>.from". */
  path: string
  type: string
  /** What the key is when it is left out: a value, nothing (`null` or an empty object), or it must be given. */
  fallback: { kind: 'value'; value: unknown } | { kind: 'none' } | { kind: 'required' }
  meaning: string
  source: string
}

/** The keys of an object and of what is inside it, in the order in which they are declared. */
export function configurationKeys(schema: SchemaNode): ConfigurationKey[] {
  return keysInside(schema, '', new Set())
}

function keysInside(schema: SchemaNode, path: string, above: ReadonlySet<object>): ConfigurationKey[] {
  const node = unwrapped(schema)
  if (node.entries !== undefined) {
    // A tree of menus may hold itself; a documented copy of a schema shares its entries.
    if (above.has(node.entries)) return []
    const inside = new Set([...above, node.entries])
    return Object.entries(node.entries).flatMap(([name, entry]) => {
      const ownPath = path === '' ? name : `${path}.${name}`
      return [keyAt(ownPath, entry), ...keysInside(entry, ownPath, inside)]
    })
  }
  if (node.item !== undefined) return keysInside(node.item, `${path}[]`, above)
  if (node.type === 'record' && node.value !== undefined) return keysInside(node.value, `${path}.<name>`, above)
  if (node.type === 'union' || node.type === 'variant') return keysOfChoices(node, path, above)
  return []
}

/** Several shapes of one value: each key is listed once, unless the shapes mean different things by it. */
function keysOfChoices(node: SchemaNode, path: string, above: ReadonlySet<object>): ConfigurationKey[] {
  const found = new Map<string, ConfigurationKey>()
  for (const choice of (node.options ?? []) as SchemaNode[]) {
    for (const key of keysInside(choice, path, above)) {
      const same = [...found.values()].find((known) => known.path === key.path && known.meaning === key.meaning)
      if (same === undefined) found.set(`${key.path} ${found.size}`, key)
      else if (!same.type.split(' or ').includes(key.type)) same.type = `${same.type} or ${key.type}`
    }
  }
  return [...found.values()]
}

function keyAt(path: string, entry: SchemaNode): ConfigurationKey {
  return { path, type: typeText(entry), fallback: fallbackOf(entry), ...documentationOf(entry) }
}

function fallbackOf(entry: SchemaNode): ConfigurationKey['fallback'] {
  const isOptional = ['optional', 'nullish', 'exact_optional', 'undefinedable'].includes(entry.type)
  if (!isOptional) return { kind: 'required' }
  const value = typeof entry.default === 'function' ? entry.default() : entry.default
  return value === undefined || value === null || isEmpty(value) ? { kind: 'none' } : { kind: 'value', value }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** The default as it stands in a table; a long one is shown under the table instead. */
export function fallbackText(fallback: ConfigurationKey['fallback']): { text: string; isLong: boolean } {
  if (fallback.kind === 'required') return { text: '**required**', isLong: false }
  if (fallback.kind === 'none') return { text: '', isLong: false }
  const text = code(fallback.value)
  return { text, isLong: text.length > LONGEST_DEFAULT }
}

const LONGEST_DEFAULT = 140
