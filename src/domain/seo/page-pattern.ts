/** Titles and descriptions of pages from a site's patterns, such as "{title} | {site}". */

/** A name in braces with the separator before it, and the text after it. */
interface PatternPart {
  readonly separator: string
  readonly name: string
  readonly after: string
}
interface Pattern {
  readonly start: string
  readonly parts: readonly PatternPart[]
}

/** A site has a handful of patterns and thousands of pages. */
const patterns = new Map<string, Pattern>()
const MAX_PATTERNS = 500

/** The text with its `{names}` filled in; a name without a value leaves nothing, nor the separator before it. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string | null>>): string {
  const { start, parts } = parsed(pattern)
  let text = start
  for (const { separator, name, after } of parts) {
    const value = Object.hasOwn(values, name) ? values[name] : null
    text += value === null || value === undefined || value === '' ? after : separator + value + after
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/^\s*[|,–-]\s*/, '')
    .trim()
}

function parsed(pattern: string): Pattern {
  let known = patterns.get(pattern)
  if (known === undefined) {
    const [start = '', ...rest] = pattern.split(/(\s*[|,–-]\s*)?\{(\w+)\}/)
    const parts: PatternPart[] = []
    for (let index = 0; index < rest.length; index += 3) {
      parts.push({ separator: rest[index] ?? '', name: rest[index + 1] ?? '', after: rest[index + 2] ?? '' })
    }
    known = { start, parts }
    if (patterns.size >= MAX_PATTERNS) patterns.clear()
    patterns.set(pattern, known)
  }
  return known
}

/** The names in a pattern's braces. */
export function patternNames(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
