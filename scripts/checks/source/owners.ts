/** Holds docs/specification/ to the code: each rule names the file that owns it, or the capability that will bring it. */
import type { SourceRule } from './source-rules.ts'

const FILE = /`((?:src|scripts|tests)\/[^`]+)`/g
const CAPABILITIES = /not built yet: ([A-J]\d+(?:, [A-J]\d+)*)/gi

/** The ids of the table in docs/specification/README.md: "| A1 | …". */
export function readCapabilities(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\| ([A-J]\d+) \|/gm)].map(([, id = '']) => id))
}

/** A specification's rules are its list items, one a line; `exists` takes a path from the project's folder. */
export function namesOwners(exists: (path: string) => boolean, capabilities: ReadonlySet<string>): SourceRule {
  return (lines) => {
    const isSpecification = /^# \w+: /.test(lines[0] ?? '')
    return lines.flatMap((text, index) => {
      const line = index + 1
      const files = [...text.matchAll(FILE)].map(([, path = '']) => path)
      const ids = [...text.matchAll(CAPABILITIES)].flatMap(([, list = '']) => list.split(', '))
      const problems = [
        ...files.filter((path) => !exists(path)).map((path) => `names ${path}, which is no file.`),
        ...ids
          .filter((id) => !capabilities.has(id))
          .map((id) => `names the capability ${id}, which docs/specification/README.md does not have.`),
      ]
      const hasOwner = files.some((path) => !path.startsWith('tests/')) || ids.length > 0
      if (isSpecification && text.startsWith('- ') && !hasOwner) {
        problems.push('has a rule without an owner: end it with "→ `src/…`" or "→ not built yet: <capability>".')
      }
      return problems.map((message) => ({ line, message }))
    })
  }
}
