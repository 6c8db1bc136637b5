/** The `_headers` file of a release, in the syntax that Netlify and Cloudflare Pages share. */
import type { PathPattern } from './path-pattern.ts'
import { compilePathPattern } from './path-pattern.ts'

interface HeaderBlock {
  order: number
  pattern: PathPattern
  set: [name: string, value: string][]
  /** `! Name` takes back what an earlier block set. */
  unset: string[]
}

export interface HeaderRules {
  /** The headers of a path, names in lower case; values of several matching blocks are joined with a comma. */
  headersOf(path: string): Record<string, string>
  /** Lines that could not be read, for the log. */
  problems: string[]
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

export function parseHeaderRules(text: string): HeaderRules {
  const { blocks, problems } = parseBlocks(text)
  const patterned = blocks.filter(({ pattern }) => pattern.exact === null)
  const exact = Map.groupBy(
    blocks.filter(({ pattern }) => pattern.exact !== null),
    ({ pattern }) => pattern.exact,
  )
  return {
    problems,
    headersOf(path) {
      const matching = [
        ...(exact.get(path) ?? []),
        ...patterned.filter(({ pattern }) => pattern.match(path) !== null),
      ].sort((a, b) => a.order - b.order)
      const headers: Record<string, string> = {}
      for (const block of matching) {
        for (const name of block.unset) delete headers[name]
        for (const [name, value] of block.set) {
          headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
        }
      }
      return headers
    },
  }
}

function parseBlocks(text: string): { blocks: HeaderBlock[]; problems: string[] } {
  const blocks: HeaderBlock[] = []
  const problems: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (content.startsWith('/')) {
      blocks.push({ order: index, pattern: compilePathPattern(content), set: [], unset: [] })
    } else if (!addHeader(blocks.at(-1), content)) {
      problems.push(`_headers line ${index + 1} is neither a path nor "Name: value" under one: ${content}`)
    }
  }
  return { blocks, problems }
}

function addHeader(block: HeaderBlock | undefined, content: string): boolean {
  if (block === undefined) return false
  if (content.startsWith('! ')) {
    block.unset.push(content.slice(2).trim().toLowerCase())
    return true
  }
  const colon = content.indexOf(':')
  const name = content.slice(0, colon).trim().toLowerCase()
  if (colon < 1 || !HEADER_NAME.test(name)) return false
  block.set.push([name, content.slice(colon + 1).trim()])
  return true
}
