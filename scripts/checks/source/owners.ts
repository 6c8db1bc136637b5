/** Holds docs/specification/ to the code: each rule names the file that owns it and the tests that prove it. */
import type { SourceRule } from './source-rules.ts'

const FILE = /`((?:src|scripts|tests)\/[^`]+)`/g
const CAPABILITIES = /not built yet: ([A-J]\d+(?:, [A-J]\d+)*)/gi
const NOT_APPLICABLE = '· does not apply:'

const isTest = (path: string): boolean => path.startsWith('tests/')

/** The ids of the table in docs/specification/README.md: "| A1 | …". */
export function readCapabilities(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\| ([A-J]\d+) \|/gm)].map(([, id = '']) => id))
}

/** A specification's rules are its list items, one a line; `exists` takes a path from the project's folder. */
export function namesOwners(exists: (path: string) => boolean, capabilities: ReadonlySet<string>): SourceRule {
  return (lines) => {
    const isSpecification = /^# \w+: /.test(lines[0] ?? '')
    return lines.flatMap((text, index) => {
      const files = [...text.matchAll(FILE)].map(([, path = '']) => path)
      const ids = [...text.matchAll(CAPABILITIES)].flatMap(([, list = '']) => list.split(', '))
      const isRule = isSpecification && text.startsWith('- ') && ids.length === 0
      const problems = [
        ...files.filter((path) => !exists(path)).map((path) => `names ${path}, which is no file.`),
        ...ids
          .filter((id) => !capabilities.has(id))
          .map((id) => `names the capability ${id}, which docs/specification/README.md does not have.`),
        ...(isRule ? missingOf(text, files) : []),
      ]
      return problems.map((message) => ({ line: index + 1, message }))
    })
  }
}

function missingOf(rule: string, files: readonly string[]): string[] {
  if (files.every(isTest))
    return ['has a rule without an owner: end it with "→ `src/…`" or "→ not built yet: <capability>".']
  if (files.some(isTest) || rule.includes(NOT_APPLICABLE)) return []
  return [
    `has a rule that no test proves: name one after its owner, "· \`tests/…\`", or say "${NOT_APPLICABLE} <reason>".`,
  ]
}
