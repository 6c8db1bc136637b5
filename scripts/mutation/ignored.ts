/**
 * What is not mutated, because it says something to people and decides nothing:
 * - the meaning and the source of a key of the configuration: `option(schema, default, meaning, source)`,
 *   `required(schema, meaning, source)`;
 * - a text that is only such a source ("S1 §4, §9", "AU §1"), also where a helper passes it on;
 * - the messages of a schema that start with "expected …": whole messages are snapshots in tests/config.
 */

interface Node {
  type: string
  name?: string
  value?: unknown
  callee?: Node
  object?: Node
  quasis?: { value: { raw: string } }[]
}

/** The part of Babel's path that the rule reads. */
export interface IgnorablePath {
  node: Node
  parent: Node | null
  /** "arguments" for an argument of a call, and its index. */
  listKey?: string | undefined
  key?: string | number | null
}

/** The index of the first argument that only documents. */
const FIRST_PROSE_ARGUMENT: Record<string, number> = { option: 2, required: 1 }

/** Why the node is left as it is; `undefined` when it is mutated. */
export function ignoreReason({ node, parent, listKey, key }: IgnorablePath): string | undefined {
  if (node.type === 'StringLiteral' && /^(?:S[12]|AU) §/.test(String(node.value))) return 'documentation of a key'
  if (parent?.type !== 'CallExpression' || listKey !== 'arguments' || typeof key !== 'number') return undefined
  const { callee } = parent
  const first = FIRST_PROSE_ARGUMENT[callee?.name ?? '']
  if (first !== undefined && key >= first) return 'documentation of a key'
  const isSchemaCall = callee?.type === 'MemberExpression' && callee.object?.name === 'v'
  return isSchemaCall && leadingText(node).startsWith('expected ') ? 'message of a schema' : undefined
}

function leadingText({ type, value, quasis }: Node): string {
  if (type === 'StringLiteral') return String(value)
  return type === 'TemplateLiteral' ? (quasis?.[0]?.value.raw ?? '') : ''
}
