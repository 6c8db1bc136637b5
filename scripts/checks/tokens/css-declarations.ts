/** The declarations of a style sheet with their lines: enough of CSS to check values, and no more. */

export interface Declaration {
  property: string
  value: string
  /** Of the property; from 1. */
  line: number
}

/** Every `property: value`; selectors, at-rules (so media queries, too) and comments are not among them. */
export function cssDeclarations(css: string): Declaration[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const found: Declaration[] = []
  let start = 0
  let depth = 0
  let quote: string | null = null
  for (let at = 0; at <= text.length; at++) {
    const character = text[at] ?? '}'
    if (quote !== null) {
      if (character === quote) quote = null
    } else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && (character === ';' || character === '{' || character === '}')) {
      if (character !== '{') found.push(...declarationOf(text, start, at))
      start = at + 1
    }
  }
  return found
}

function declarationOf(text: string, start: number, end: number): Declaration[] {
  const match = /^(\s*)([-\w]+)\s*:\s*([\s\S]*)$/.exec(text.slice(start, end))
  if (match === null) return []
  const [, space = '', property = '', value = ''] = match
  return [{ property, value: value.trim(), line: lineAt(text, start + space.length) }]
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** The style sheets in an .astro file's `<style>` elements, with everything else blanked, so that lines stay right. */
export function stylesOfAstro(source: string): string {
  let styles = ''
  let last = 0
  for (const match of source.matchAll(/<style\b[^>]*(?<!\/)>([\s\S]*?)<\/style>/g)) {
    const from = match.index + match[0].indexOf('>') + 1
    const css = match[1] ?? ''
    styles += blank(source.slice(last, from)) + css
    last = from + css.length
  }
  return styles
}

const blank = (text: string): string => text.replace(/[^\n]/g, '')
