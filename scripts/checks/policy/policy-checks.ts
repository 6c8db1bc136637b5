/** Whether the pages keep to the Content-Security-Policy that `_headers` gives them. */
import { createHash } from 'node:crypto'
import { parseHeaderRules } from '#generator/serve/header-rules.ts'
import type { BuiltSite } from '../built-site.ts'

export interface PolicyProblem {
  path: string
  message: string
}

/** What a browser would refuse: it does so silently, and the page is left without it. */
export function findPolicyProblems(site: BuiltSite): PolicyProblem[] {
  const headers = parseHeaderRules(site.files.has('_headers') ? site.read('_headers') : '')
  const allowed = new Map<string, boolean>()
  return [...site.pages].flatMap(([path, page]) => {
    const policy = headers.headersOf(path)['content-security-policy']
    if (policy === undefined) return { path, message: 'has no Content-Security-Policy' }
    const directives = parsePolicy(policy)
    const check = (kind: 'script-src' | 'style-src', texts: string[]): PolicyProblem[] =>
      texts
        .filter((text) => !isAllowed(directives, kind, text, allowed))
        .map((text) => ({ path, message: `has an inline text that ${kind} refuses: ${text.trim().slice(0, 60)}` }))
    return [
      ...unsafeSources(directives).map((message) => ({ path, message })),
      ...check('script-src', page.inlineScripts),
      ...check('style-src', page.inlineStyles),
      ...page.inlineAttributes.map((where) => ({ path, message: `has an inline ${where}, which the policy refuses` })),
    ]
  })
}

function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}

function unsafeSources(directives: Map<string, string[]>): string[] {
  return ['script-src', 'style-src', 'default-src'].flatMap((name) =>
    (directives.get(name) ?? [])
      .filter((source) => source === "'unsafe-inline'" || source === "'unsafe-eval'" || source === '*')
      .map((source) => `has a policy whose ${name} allows ${source}`),
  )
}

function isAllowed(
  directives: Map<string, string[]>,
  kind: string,
  text: string,
  known: Map<string, boolean>,
): boolean {
  const sources = directives.get(kind) ?? directives.get('default-src') ?? []
  const key = `${sources.join(' ')}\n${text}`
  const answer = known.get(key) ?? sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  known.set(key, answer)
  return answer
}
