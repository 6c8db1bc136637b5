/** Says in words what a schema accepts: "whole number, 1 to 100", "list of `sales`, `service`". */
import type { SchemaNode } from './schema-node.ts'
import { stepsOf } from './schema-node.ts'

export function typeText(node: SchemaNode): string {
  const inner = node.wrapped
  switch (node.type) {
    case 'optional':
    case 'exact_optional':
    case 'nullish':
    case 'undefinedable':
      return inner === undefined ? '' : typeText(inner)
    case 'nullable':
      return inner === undefined ? '' : `${typeText(inner)}, or \`null\``
    case 'lazy':
      return node.getter === undefined ? '' : typeText(node.getter(undefined))
    case 'string':
      return stringText(node)
    case 'number':
      return numberText(node)
    case 'boolean':
      return '`true` or `false`'
    case 'picklist':
      return oneOf((node.options ?? []).map(code))
    case 'literal':
      return code(node.literal)
    case 'array':
      return listText(node)
    case 'tuple':
    case 'strict_tuple':
      return `list of ${(node.items ?? []).map(typeText).join(' and ')}`
    case 'record':
      return recordText(node)
    case 'union':
    case 'variant':
      return oneOf([...new Set(((node.options ?? []) as SchemaNode[]).map(typeText))])
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return 'object'
    default:
      return node.type
  }
}

/** As it would be written in `site.ts`. */
export function code(value: unknown): string {
  return `\`${typeof value === 'string' ? `'${value.replaceAll('\t', '\\t')}'` : JSON.stringify(value)}\``
}

function oneOf(choices: readonly string[]): string {
  return choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}

/** What its messages expect: 'colour such as "#0b3d91"'. */
function stringText(node: SchemaNode): string {
  const expectations = stepsOf(node)
    .flatMap(({ kind, message }) => (kind === 'validation' && typeof message === 'string' ? [message] : []))
    .filter((message) => message.startsWith('expected ') && message !== 'expected a text that is not empty')
    .map((message) => message.replace(/^expected (?:an? )?/, ''))
  // "URL" says nothing beside "URL that starts with https://".
  const meaningful = expectations.filter(
    (one, index) => !expectations.slice(index + 1).some((next) => next.startsWith(one)),
  )
  return meaningful.length === 0 ? 'text' : meaningful.join('; ')
}

function numberText(node: SchemaNode): string {
  const steps = stepsOf(node)
  const bound = (type: string) => steps.findLast((step) => step.type === type)?.requirement as number | undefined
  const [least, most, above, below] = ['min_value', 'max_value', 'gt_value', 'lt_value'].map(bound)
  const noun = steps.some(({ type }) => type === 'integer') ? 'whole number' : 'number'
  if (least !== undefined && most !== undefined) return `${noun}, ${grouped(least)} to ${grouped(most)}`
  const bounds = [
    above === undefined ? '' : `more than ${grouped(above)}`,
    least === undefined ? '' : `at least ${grouped(least)}`,
    below === undefined ? '' : `less than ${grouped(below)}`,
    most === undefined ? '' : `at most ${grouped(most)}`,
  ].filter(Boolean)
  return bounds.length === 0 ? noun : `${noun}, ${bounds.join(' and ')}`
}

function grouped(value: number): string {
  return value.toLocaleString('en-AU')
}

function listText(node: SchemaNode): string {
  const length = (type: string) =>
    stepsOf(node).findLast((step) => step.type === type)?.requirement as number | undefined
  const [least, most, exact] = [length('min_length'), length('max_length'), length('length')]
  const item = node.item === undefined ? '' : typeText(node.item)
  const bounds = [
    exact === undefined ? '' : `exactly ${exact}`,
    least === undefined ? '' : `at least ${least}`,
    most === undefined ? '' : `at most ${most}`,
  ].filter(Boolean)
  const counted = bounds.length === 0 ? '' : ` (${bounds.join(', ')})`
  return `list of ${item === 'object' ? 'objects' : item}${counted}`
}

function recordText({ key, value }: SchemaNode): string {
  const [keys, values] = [key === undefined ? '' : typeText(key), value === undefined ? '' : typeText(value)]
  const shortKeys = keys.length > LONGEST_KEYS ? 'one of the known names' : keys
  return `object: ${shortKeys} → ${values}`
}

const LONGEST_KEYS = 400
