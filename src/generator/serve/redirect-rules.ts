/** The `_redirects` file of a release, in the syntax that Netlify and Cloudflare Pages share. */

import type { PathPattern } from './path-pattern.ts'
import { compilePathPattern, fillPlaceholders } from './path-pattern.ts'

export type RedirectAnswer =
  | { kind: 'redirect'; status: number; location: string }
  /** Another file of the site stands in, without the address changing. */
  | { kind: 'rewrite'; status: number; path: string }

interface RedirectRule {
  order: number
  pattern: PathPattern
  target: string
  status: number
  /** A status such as `301!` applies even where a file exists. */
  isForced: boolean
}

export interface RedirectRules {
  /** The first rule of the file that matches; `isForced` says whether it beats an existing file. */
  find(path: string): { answer: RedirectAnswer; isForced: boolean } | null
  /** Lines that could not be read, for the log. */
  problems: string[]
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])
const REWRITE_STATUSES = new Set([200, 404, 410])

export function parseRedirects(text: string): RedirectRules {
  const exact = new Map<string, RedirectRule>()
  const patterned: RedirectRule[] = []
  const problems: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const words = line
      .replace(/(^|\s)#.*$/, '')
      .split(/\s+/)
      .filter((word) => word !== '')
    if (words.length === 0 || isProxyRule(words)) continue
    const rule = parseRule(words, index)
    if (rule === null) problems.push(`_redirects line ${index + 1} is not "from to status": ${line.trim()}`)
    else if (rule.pattern.exact === null) patterned.push(rule)
    else if (!exact.has(rule.pattern.exact)) exact.set(rule.pattern.exact, rule)
  }
  return {
    problems,
    find(path) {
      const rule = exact.get(path)
      if (rule !== undefined && !patterned.some((other) => other.order < rule.order && other.pattern.match(path))) {
        return { answer: answerOf(rule, {}), isForced: rule.isForced }
      }
      for (const candidate of patterned) {
        const values = candidate.pattern.match(path)
        if (values !== null) return { answer: answerOf(candidate, values), isForced: candidate.isForced }
      }
      return null
    },
  }
}

/** A rewrite to another host is for hosts that can: here the platform answers beside the sites. */
function isProxyRule([from = '', to = '', code = '', ...rest]: string[]): boolean {
  return from.startsWith('/') && /^https:\/\//.test(to) && /^200!?$/.test(code) && rest.length === 0
}

function parseRule([from = '', to = '', code = '301', ...rest]: string[], order: number): RedirectRule | null {
  const status = Number.parseInt(code, 10)
  const isKnown = REDIRECT_STATUSES.has(status) || (REWRITE_STATUSES.has(status) && to.startsWith('/'))
  const isTarget = to.startsWith('/') || /^https?:\/\//.test(to)
  if (!from.startsWith('/') || !isTarget || !isKnown || !/^\d{3}!?$/.test(code) || rest.length > 0) return null
  const path = from.length > 1 ? from.replace(/\/$/, '') : from
  return { order, pattern: compilePathPattern(path), target: to, status, isForced: code.endsWith('!') }
}

function answerOf(rule: RedirectRule, values: Record<string, string>): RedirectAnswer {
  const target = fillPlaceholders(rule.target, values)
  return REDIRECT_STATUSES.has(rule.status)
    ? { kind: 'redirect', status: rule.status, location: target }
    : { kind: 'rewrite', status: rule.status, path: target }
}
