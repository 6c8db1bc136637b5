/** Titles and descriptions of pages from a site's patterns, such as "{title} | {site}". */

/** The text with its `{names}` filled in; a name without a value leaves nothing, nor the separator before it. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string | null>>): string {
  return pattern
    .replace(/(\s*[|,–-]\s*)?\{(\w+)\}/g, (_whole, separator: string | undefined, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : null
      return value === null || value === undefined || value === '' ? '' : `${separator ?? ''}${value}`
    })
    .replace(/\s+/g, ' ')
    .replace(/^\s*[|,–-]\s*/, '')
    .trim()
}

/** The names in a pattern's braces. */
export function patternNames(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
