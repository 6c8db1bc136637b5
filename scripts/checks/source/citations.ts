/** Finds citations of sections that docs/specification/ does not have. */
import type { SourceRule } from './source-rules.ts'

/** "S1" -> the numbers of its sections. */
export type Specifications = ReadonlyMap<string, ReadonlySet<number>>

/** The name of a specification and its sections, from its headings: "# S1: …" and "## 4. …". */
export function readSpecification(markdown: string): [name: string, sections: Set<number>] | null {
  const name = /^# (\w+): /m.exec(markdown)?.[1]
  if (name === undefined) return null
  return [name, new Set([...markdown.matchAll(/^## (\d+)\. /gm)].map((match) => Number(match[1])))]
}

const CITATION = /(?:\b(RFC \d+|\w+) )?§(\d+)/g

/** Every "§" names a specification of the project, or the one before it on its line, and a section that it has. */
export function citesWhatExists(specifications: Specifications): SourceRule {
  const known = [...specifications.keys()].join(', ')
  return (lines) =>
    lines.flatMap((text, index) => {
      let named = ''
      return [...text.matchAll(CITATION)].flatMap(([citation, name = '', section]) => {
        // Between two sections of one specification may stand words: S1 §4 "Tag" and §9.
        if (name.startsWith('RFC ') || specifications.has(name)) named = name
        if (named.startsWith('RFC ')) return []
        const line = index + 1
        const sections = specifications.get(named)
        if (sections === undefined) {
          return { line, message: `cites "${citation}". Name one of docs/specification/ before the section: ${known}.` }
        }
        if (sections.has(Number(section))) return []
        return { line, message: `cites ${named} §${section}, which docs/specification/ does not have.` }
      })
    })
}
