/** What the linters have no rule for. */

export interface SourceProblem {
  file: string
  line: number
  message: string
}

/** Finds a rule's problems in the lines of one file. */
export type SourceRule = (lines: string[]) => { line: number; message: string }[]

/** One codebase serves every dealer: what differs between them is an option of the configuration. */
export function namesASite(slugs: string[]): SourceRule {
  const names = new Set(slugs)
  return (lines) =>
    lines.flatMap((text, index) => {
      const literals = [...text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map((match) => match[2] ?? '')
      const named = literals.find((literal) => names.has(literal))
      if (named !== undefined) {
        return { line: index + 1, message: `names the site "${named}". Make what differs an option of config/.` }
      }
      return COMPARED_SLUG.test(text)
        ? { line: index + 1, message: 'compares the slug of a site. Make what differs an option of config/.' }
        : []
    })
}

/** With a name that is written there: that two slugs are the same is asked of any. */
const COMPARED_SLUG =
  /\bsite\.slug\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*(?:\w+\.)*site\.slug\b|\bswitch\s*\(\s*(?:\w+\.)*site\.slug\b/

const UNSAFE: [pattern: RegExp, name: string][] = [
  [/\bset:html\b/, 'set:html'],
  [/\.(?:inner|outer)HTML\s*\+?=(?!=)/, 'innerHTML'],
  [/\.insertAdjacentHTML\(/, 'insertAdjacentHTML'],
  [/\bdocument\.write(?:ln)?\(/, 'document.write'],
  [/\bdangerouslySetInnerHTML\b/, 'dangerouslySetInnerHTML'],
  [/(?<![.\w])eval\(/, 'eval'],
  [/\bnew Function\(/, 'new Function'],
]
const REASON = /\bsafe: \S/

/** Text that becomes markup or code as it is: whoever writes it says why nothing hostile can reach it. */
export const explainsUnsafeHtml: SourceRule = (lines) =>
  lines.flatMap((text, index) => {
    const found = UNSAFE.find(([pattern]) => pattern.test(text))
    if (found === undefined || REASON.test(text) || REASON.test(lines[index - 1] ?? '')) return []
    return {
      line: index + 1,
      message: `uses ${found[1]}. Avoid it, or say in a comment "safe: <why>" on this line or the one before.`,
    }
  })

/** Style elements in components would escape stylelint, the layers and the one style sheet that all pages share. */
export const keepsStylesInFiles: SourceRule = (lines) =>
  lines.flatMap((text, index) =>
    /<style\b(?![^>]*\/>)/.test(text)
      ? { line: index + 1, message: 'has a <style> element. Write its rules in a .css file beside the component.' }
      : [],
  )
