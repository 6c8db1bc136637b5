/**
 * Meilisearch's filter language as its documentation has it: a parser, and an evaluation on a whole index with sets of
 * documents, written apart from the product so that the two can be compared.
 */

type Tree =
  | { op: 'and' | 'or'; parts: Tree[] }
  | { op: 'not'; part: Tree }
  | { op: 'in'; field: string; values: string[] }
  | { op: 'between'; field: string; values: [string, string] }
  | { op: 'exists' | 'null' | 'empty'; field: string }
  | { op: '=' | '!=' | '<' | '<=' | '>' | '>='; field: string; value: string }

export type IndexedDocument = Readonly<Record<string, unknown>>

/** The positions of the documents that a filter keeps. */
export function filterIndex(filter: string, documents: readonly IndexedDocument[]): Set<number> {
  if (filter.trim() === '') return new Set(documents.keys())
  return evaluate(parse(filter), documents)
}

interface Token {
  text: string
  quoted: boolean
}

const KEYWORDS = ['AND', 'OR', 'IN', 'NOT', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY', 'CONTAINS', 'STARTS', 'WITH']

function tokenise(filter: string): Token[] {
  const tokens: Token[] = []
  let rest = filter
  while (rest.trim() !== '') {
    rest = rest.trimStart()
    const quoted = /^(["'])((?:\\[\s\S]|(?!\1|\\)[\s\S])*)\1/.exec(rest)
    const found = quoted ?? /^(?:[\p{L}\p{N}_.-]+|!=|<=|>=|[=<>()[\],])/u.exec(rest)
    if (found === null) throw new Error(`not the filter language: ${rest}`)
    tokens.push({ text: quoted === null ? found[0] : unescapeQuoted(found[2] ?? ''), quoted: quoted !== null })
    rest = rest.slice(found[0].length)
  }
  return tokens
}

function unescapeQuoted(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, escaped: string) => {
    if (!['\\', '"', "'"].includes(escaped)) throw new Error(`an escape that Meilisearch refuses: \\${escaped}`)
    return escaped
  })
}

function parse(filter: string): Tree {
  const tokens = tokenise(filter)
  let at = 0
  const isNext = (text: string, ahead = 0): boolean => {
    const token = tokens[at + ahead]
    return token !== undefined && !token.quoted && token.text === text
  }
  const take = (text: string): boolean => {
    const found = isNext(text)
    if (found) at += 1
    return found
  }
  const expect = (text: string): void => {
    if (!take(text)) throw new Error(`expected ${text} at ${at} of ${filter}`)
  }
  const value = (): string => {
    const token = tokens[at]
    if (token === undefined || (!token.quoted && (KEYWORDS.includes(token.text) || /^[=<>()[\],!]/.test(token.text)))) {
      throw new Error(`expected a value at ${at} of ${filter}`)
    }
    at += 1
    return token.text
  }
  const or = (): Tree => {
    const parts = [and()]
    while (take('OR')) parts.push(and())
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { op: 'or', parts }
  }
  const and = (): Tree => {
    const parts = [negation()]
    while (take('AND')) parts.push(negation())
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { op: 'and', parts }
  }
  const negation = (): Tree => (take('NOT') ? { op: 'not', part: negation() } : primary())
  const list = (): string[] => {
    expect('[')
    const values: string[] = []
    while (!take(']')) {
      values.push(value())
      if (!isNext(']')) expect(',')
    }
    return values
  }
  const primary = (): Tree => {
    if (take('(')) {
      const inner = or()
      expect(')')
      return inner
    }
    const field = value()
    if (take('EXISTS')) return { op: 'exists', field }
    if (take('IS')) {
      const negated = take('NOT')
      const tree: Tree = { op: take('NULL') ? 'null' : 'empty', field }
      if (tree.op === 'empty') expect('EMPTY')
      return negated ? { op: 'not', part: tree } : tree
    }
    if (take('IN')) return { op: 'in', field, values: list() }
    if (take('NOT')) {
      if (take('EXISTS')) return { op: 'not', part: { op: 'exists', field } }
      expect('IN')
      return { op: 'not', part: { op: 'in', field, values: list() } }
    }
    for (const op of ['=', '!=', '<', '<=', '>', '>='] as const) {
      if (take(op)) return { op, field, value: value() }
    }
    const from = value()
    expect('TO')
    return { op: 'between', field, values: [from, value()] }
  }
  const tree = or()
  if (at !== tokens.length) throw new Error(`more than a filter at ${at} of ${filter}`)
  return tree
}

function evaluate(tree: Tree, documents: readonly IndexedDocument[]): Set<number> {
  switch (tree.op) {
    case 'and':
      return keep(documents, (index) => tree.parts.every((part) => evaluate(part, documents).has(index)))
    case 'or':
      return keep(documents, (index) => tree.parts.some((part) => evaluate(part, documents).has(index)))
    case 'not':
      return keep(documents, (index) => !evaluate(tree.part, documents).has(index))
    default:
      return evaluateCondition(tree, documents)
  }
}

function keep(documents: readonly IndexedDocument[], test: (index: number) => boolean): Set<number> {
  return new Set([...documents.keys()].filter(test))
}

function evaluateCondition(
  tree: Exclude<Tree, { op: 'and' | 'or' | 'not' }>,
  documents: readonly IndexedDocument[],
): Set<number> {
  // An attribute that no document of the index has is unknown: nothing is found by it.
  if (!documents.some((document) => document[tree.field] !== undefined)) return new Set()
  const where = (test: (held: unknown) => boolean) => keep(documents, (index) => test(documents[index]?.[tree.field]))
  switch (tree.op) {
    case 'exists':
      return where((held) => held !== undefined)
    case 'null':
      return where((held) => held === null)
    case 'empty':
      return where((held) => held === '' || (Array.isArray(held) && held.length === 0))
    case 'in':
      return where((held) => tree.values.some((value) => isEqual(held, value)))
    case 'between':
      return where((held) => isBetween(held, Number(tree.values[0]), Number(tree.values[1])))
    case '=':
      return where((held) => isEqual(held, tree.value))
    case '!=':
      return where((held) => !isEqual(held, tree.value))
    default:
      return where((held) => compares(held, tree.op, Number(tree.value)))
  }
}

function compares(held: unknown, op: string, limit: number): boolean {
  if (typeof held !== 'number') return false
  if (held === limit) return op.endsWith('=')
  return op.startsWith('<') ? held < limit : held > limit
}

function isBetween(held: unknown, from: number, to: number): boolean {
  return typeof held === 'number' && held >= from && held <= to
}

/** Facet values are kept normalised: booleans as words, texts trimmed, decomposed and in lower case. */
function facetValues(held: unknown): { numbers: number[]; texts: string[] } {
  if (held === undefined || held === null || held === '') return { numbers: [], texts: [] }
  const parts: unknown[] = Array.isArray(held) ? held : [held]
  return {
    numbers: parts.filter((part) => typeof part === 'number'),
    texts: parts.filter((part) => typeof part !== 'number').map((part) => normalise(String(part))),
  }
}

function normalise(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase()
}

function isEqual(held: unknown, wanted: string): boolean {
  const { numbers, texts } = facetValues(held)
  return texts.includes(normalise(wanted)) || (/^[-+.\d]/.test(wanted) && numbers.includes(Number(wanted)))
}
