/** Patterns of paths in `_redirects` and `_headers`: exact, with `:placeholder`s, or ending in a `*` splat. */

export interface PathPattern {
  /** The path itself when the pattern is exact, so that thousands of them can be looked up at once. */
  exact: string | null
  /** The values of the placeholders, or `null` when the path does not match. */
  match(path: string): Record<string, string> | null
}

const SPECIAL = /:[A-Za-z]\w*|\*|[\\^$.|?+()[\]{}]/g

export function compilePathPattern(pattern: string): PathPattern {
  if (!/\*|\/:[A-Za-z]/.test(pattern)) {
    return { exact: pattern, match: (path) => (path === pattern ? {} : null) }
  }
  const source = pattern
    // `/news/*` also matches `/news`, as on the hosts whose syntax this is.
    .replace(/\/\*$/, '\u0000')
    .replace(SPECIAL, (special) => {
      if (special === '*') return '(?<splat>.*)'
      return special.startsWith(':') && special.length > 1 ? `(?<${special.slice(1)}>[^/]+)` : `\\${special}`
    })
    .replace('\u0000', '(?:/(?<splat>.*))?')
  const expression = new RegExp(`^${source}$`)
  return {
    exact: null,
    match(path) {
      const found = expression.exec(path)
      return found === null ? null : { ...found.groups }
    },
  }
}

/** Puts the values of a match into a target such as `/cars/:splat`. */
export function fillPlaceholders(target: string, values: Record<string, string>): string {
  return target.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => (name in values ? (values[name] ?? '') : whole))
}
