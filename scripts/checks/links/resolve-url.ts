/** What an address on a page leads to, by the rules of the hosts that serve the site. */
import { isPlatformPath } from '#domain/platform/platform-calls.ts'
import { isHostFile } from '#generator/files/host-files.ts'
import type { BuiltSite } from '../built-site.ts'
import { pathOfPage } from '../built-site.ts'

export type Resolution =
  /** On another host, or not for a browser to fetch: nothing to check. */
  | { kind: 'external' }
  | { kind: 'page'; path: string; fragment: string }
  | { kind: 'file'; file: string; fragment: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'broken'; reason: string }

const HARMLESS_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'geo:', 'data:', 'blob:'])
/** Stands for the site's own address where the page does not say one. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/** Resolves `url` as found on the page or file at `fromPath`. */
export function resolveUrl(site: BuiltSite, url: string, fromPath: string): Resolution {
  if (!URL.canParse(url, PLACEHOLDER_ORIGIN + fromPath)) return broken('not an address')
  const parsed = new URL(url, PLACEHOLDER_ORIGIN + fromPath)
  if (!HARMLESS_SCHEMES.has(parsed.protocol)) return broken(`the scheme ${parsed.protocol} has no place on a page`)
  if (parsed.origin === PLACEHOLDER_ORIGIN && isPlatformPath(parsed.pathname)) return { kind: 'external' }
  if (parsed.origin !== PLACEHOLDER_ORIGIN && parsed.origin !== site.origin) return { kind: 'external' }
  try {
    return resolvePath(site, decodeURIComponent(parsed.pathname), decodeURIComponent(parsed.hash.slice(1)))
  } catch (error) {
    if (error instanceof URIError) return broken('not well encoded')
    throw error
  }
}

function resolvePath(site: BuiltSite, path: string, fragment: string): Resolution {
  if (site.pages.has(path)) return { kind: 'page', path, fragment }
  const file = path.slice(1)
  if (isHostFile(file)) return broken('a file that is never served')
  if (file.endsWith('.html') && site.files.has(file)) return broken(`must be written ${pathOfPage(file)}`)
  if (site.files.has(file)) return { kind: 'file', file, fragment }
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  const rule = site.redirects.find(clean)
  if (rule?.answer.kind === 'redirect') return { kind: 'redirect', to: rule.answer.location }
  if (rule !== null && rule.answer.status === 200) return resolvePath(site, rule.answer.path, fragment)
  if (rule !== null) return broken(`answered with status ${rule.answer.status}`)
  if (clean !== path && site.pages.has(clean)) return broken(`must be written ${clean}`)
  return broken('nothing is there')
}

function broken(reason: string): Resolution {
  return { kind: 'broken', reason }
}
