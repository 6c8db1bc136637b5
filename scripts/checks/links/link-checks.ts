/** The checks of a built site's addresses, one small function each. */
import { posix } from 'node:path'
import type { BuiltSite } from '../built-site.ts'
import type { ReferenceKind } from '../scan-page.ts'
import { cssUrls } from '../scan-page.ts'
import type { Resolution } from './resolve-url.ts'
import { resolveUrl } from './resolve-url.ts'

export interface LinkProblem {
  /** The page or file that holds the address. */
  from: string
  where: string
  url: string
  reason: string
}

export type LinkCheck = (site: BuiltSite) => LinkProblem[]

const checkReferences =
  (kind: ReferenceKind): LinkCheck =>
  (site) => {
    const resolve = rememberingResolver(site)
    const problems: LinkProblem[] = []
    for (const [path, page] of site.pages) {
      for (const { kind: found, url, where } of page.references) {
        if (found !== kind) continue
        const resolution = resolve(url, path)
        // In JSON-LD a fragment names a thing (`#dealer`), not an element of the page.
        const reason = kind === 'data' ? reasonOf(resolution) : problemOf(site, resolution)
        if (reason !== null) problems.push({ from: path, where, url, reason })
      }
    }
    return problems
  }

export const checkLinks = checkReferences('link')
export const checkAssets = checkReferences('asset')
/** Open Graph and JSON-LD: addresses that only machines follow. */
export const checkData = checkReferences('data')

/** A canonical address is absolute and leads to a page, without a redirect. */
export const checkCanonicals: LinkCheck = (site) => {
  const problems: LinkProblem[] = []
  for (const [path, { canonical }] of site.pages) {
    if (canonical === null) continue
    const add = (reason: string): void => void problems.push({ from: path, where: 'canonical', url: canonical, reason })
    if (!URL.canParse(canonical)) add('must be an absolute address')
    else if (new URL(canonical).origin !== site.origin) add(`is on another host than the home page (${site.origin})`)
    else {
      const resolution = resolveUrl(site, canonical, path)
      if (resolution.kind !== 'page') add(resolution.kind === 'broken' ? resolution.reason : 'must lead to a page')
    }
  }
  return problems
}

/** robots.txt names the sitemap; the sitemap names pages, and other sitemaps that are there. */
export const checkSitemap: LinkCheck = (site) => {
  const problems: LinkProblem[] = []
  const start = site.files.has('robots.txt') ? [...site.read('robots.txt').matchAll(/^sitemap:\s*(\S+)/gim)] : []
  const waiting = start.map((match) => ({ from: 'robots.txt', url: match[1] ?? '' }))
  if (site.files.has('sitemap.xml')) waiting.push({ from: 'the build', url: '/sitemap.xml' })
  const seen = new Set<string>()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { from, url } = next
    const resolution = resolveUrl(site, url, '/')
    if (resolution.kind === 'page') continue
    if (resolution.kind !== 'file' || !resolution.file.endsWith('.xml')) {
      problems.push({ from, where: 'sitemap', url, reason: reasonOf(resolution) ?? 'must lead to a page of this site' })
      continue
    }
    if (seen.has(resolution.file)) continue
    seen.add(resolution.file)
    for (const [, loc = ''] of site.read(resolution.file).matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)) {
      waiting.push({ from: resolution.file, url: loc.replaceAll('&amp;', '&') })
    }
  }
  return problems
}

/** Each target of `_redirects` is there, and is not itself redirected. */
export const checkRedirects: LinkCheck = (site) => {
  const unread = site.redirects.problems.map((problem) => ({
    from: '_redirects',
    where: 'line',
    url: '',
    reason: problem,
  }))
  const problems = site.redirectLines.flatMap(({ from, to, status }) => {
    // What a splat or a placeholder leads to is known only when it is asked for.
    if (/:\w/.test(to.replace(/^https?:/, ''))) return []
    const resolution = resolveUrl(site, to, '/')
    const reason = resolution.kind === 'redirect' ? 'is redirected again' : reasonOf(resolution)
    return reason === null ? [] : [{ from: '_redirects', where: `${from} ${status}`, url: to, reason }]
  })
  return [...unread, ...problems]
}

/** What stylesheets and modules load. */
export const checkAssetImports: LinkCheck = (site) =>
  [...site.files].flatMap((file) => {
    const urls = file.endsWith('.css')
      ? cssUrls(site.read(file))
      : file.endsWith('.js')
        ? importUrls(site.read(file))
        : []
    return urls.flatMap((url) => {
      const reason = reasonOf(resolveUrl(site, url, `/${file}`))
      return reason === null ? [] : [{ from: file, where: 'import', url, reason }]
    })
  })

export const LINK_CHECKS: Record<string, LinkCheck> = {
  links: checkLinks,
  assets: checkAssets,
  'asset imports': checkAssetImports,
  canonicals: checkCanonicals,
  'machine-read addresses': checkData,
  sitemap: checkSitemap,
  redirects: checkRedirects,
}

/** The relative modules that a compiled module names, also those that it loads later. */
function importUrls(code: string): string[] {
  const found = code.matchAll(/\b(?:import|from)\s*\(?\s*(?:"(\.{0,2}\/[^"\n]+\.js)"|'(\.{0,2}\/[^'\n]+\.js)')/g)
  return [...found].map((match) => match[1] ?? match[2] ?? '')
}

/** The same few hundred addresses stand on every page, so each is resolved once for each folder. */
function rememberingResolver(site: BuiltSite): (url: string, fromPath: string) => Resolution {
  const known = new Map<string, Resolution>()
  return (url, fromPath) => {
    const isRelative = !url.startsWith('/') && !/^[a-z][a-z+.-]*:/i.test(url)
    if (isRelative && (url.startsWith('#') || url.startsWith('?'))) return resolveUrl(site, url, fromPath)
    const key = isRelative ? `${posix.dirname(fromPath)} ${url}` : url
    const resolution = known.get(key) ?? resolveUrl(site, url, fromPath)
    known.set(key, resolution)
    return resolution
  }
}

function problemOf(site: BuiltSite, resolution: Resolution): string | null {
  if (resolution.kind === 'page') {
    const { fragment, path } = resolution
    if (fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return null
    return site.pages.get(path)?.ids.has(fragment) ? null : `${path} has no element with the id "${fragment}"`
  }
  if (resolution.kind === 'file' && resolution.fragment !== '' && resolution.file.endsWith('.svg')) {
    const isThere = site.read(resolution.file).includes(`id="${resolution.fragment}"`)
    return isThere ? null : `${resolution.file} has no element with the id "${resolution.fragment}"`
  }
  return reasonOf(resolution)
}

function reasonOf(resolution: Resolution): string | null {
  return resolution.kind === 'broken' ? resolution.reason : null
}
