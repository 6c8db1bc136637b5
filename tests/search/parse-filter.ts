/** Reads a filter in Meilisearch's filter language. */
import type { FilterAttribute, FilterExpression, NumberAttribute } from '#domain/search/filters/filter-expression.ts'
import { allOf, anyOf, compare, equals, isIn, not, within } from '#domain/search/filters/filter-expression.ts'

const TOKEN = /\s*(?:"((?:\\[\s\S]|[^"\\])*)"|'((?:\\[\s\S]|[^'\\])*)'|([<>!]=?|[=()[\],])|([^\s"'<>!=()[\],]+))/gy

interface Token {
  readonly text: string
  /** Quoted texts are never words of the language. */
  readonly isValue: boolean
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const quoted = found[1] ?? found[2]
    tokens.push({
      text: quoted?.replace(/\\([\s\S])/g, '$1') ?? found[3] ?? found[4] ?? '',
      isValue: quoted !== undefined,
    })
    if (TOKEN.lastIndex === text.trimEnd().length) return tokens
  }
  if (text.trim()) throw new Error(`a filter that cannot be read: ${text}`)
  return tokens
}

/** NOT binds before AND before OR; an empty text keeps everything. Throws when it cannot be read. */
export function parseFilter(text: string): FilterExpression {
  const tokens = tokensOf(text)
  let at = 0
  const take = (word: string): boolean => {
    const token = tokens[at]
    const found = !!token && !token.isValue && token.text.toUpperCase() === word
    if (found) at += 1
    return found
  }
  const fail = (): never => {
    throw new Error(`a filter that cannot be read: ${text}`)
  }
  const need = (word: string): void => {
    if (!take(word)) fail()
  }
  const value = (): string => tokens[at++]?.text ?? fail()
  const joined = (word: string, part: () => FilterExpression, join: typeof allOf): FilterExpression => {
    const parts = [part()]
    while (take(word)) parts.push(part())
    return join(...parts)
  }
  const either = (): FilterExpression => joined('OR', () => joined('AND', part, allOf), anyOf)
  const list = (attribute: FilterAttribute): FilterExpression => {
    const values: string[] = []
    need('[')
    while (!take(']')) {
      values.push(value())
      take(',')
    }
    return isIn(attribute, values)
  }
  const part = (): FilterExpression => {
    if (take('NOT')) return not(part())
    if (take('(')) {
      const inner = either()
      need(')')
      return inner
    }
    const attribute = value() as FilterAttribute
    const negated = take('NOT')
    const condition = conditionOf(attribute)
    return negated ? not(condition) : condition
  }
  const conditionOf = (attribute: FilterAttribute): FilterExpression => {
    if (take('EXISTS')) return { kind: 'exists', attribute }
    if (take('IN')) return list(attribute)
    if (take('IS')) {
      const negated = take('NOT')
      const isNull = take('NULL')
      if (!isNull) need('EMPTY')
      const state: FilterExpression = isNull ? { kind: 'isNull', attribute } : { kind: 'isEmpty', attribute }
      return negated ? not(state) : state
    }
    if (take('=')) return equals(attribute, value())
    if (take('!=')) return not(equals(attribute, value()))
    for (const operator of ['<=', '>=', '<', '>'] as const) {
      if (take(operator)) return compare(attribute as NumberAttribute, operator, Number(value()))
    }
    const min = Number(value())
    need('TO')
    return within(attribute as NumberAttribute, min, Number(value()))
  }
  if (tokens.length === 0) return allOf()
  const whole = either()
  return at < tokens.length ? fail() : whole
}
