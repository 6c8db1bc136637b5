/** The headers file, in the syntax that Netlify and Cloudflare Pages read. */
import { hash } from 'node:crypto'
import { SEARCH_FILES_FOLDER } from '#search/settings.ts'
import type { InlineHashes } from '../compile/inline-hashes.ts'

/** The source of a policy that allows exactly this inline text. */
export function policyHash(inlineText: string): string {
  return `'sha256-${hash('sha256', inlineText, 'base64')}'`
}

export interface PolicyOptions {
  /** The site's theme, which stands in every page. */
  readonly inlineStyle: string
  /** What Astro writes into pages with islands. */
  readonly inlineHashes: InlineHashes
  /** Other hosts that scripts ask. */
  readonly hosts?: readonly string[]
  /** Other hosts that plain forms are posted to. */
  readonly formHosts?: readonly string[]
  /** Counters of Google run in the pages. */
  readonly hasGoogleCounters?: boolean
  /** Other origins whose script and frame a page has. */
  readonly widgets?: readonly string[]
  /** Other origins whose frame a page has. */
  readonly frames?: readonly string[]
  /** Whether a page shows a panorama: its graphics read pictures from the memory of the page. */
  readonly hasPanoramas?: boolean
}

/** As Google publishes them for Analytics 4 and Tag Manager; its pictures are among those of any https host. */
const GOOGLE_SCRIPTS = ['https://*.googletagmanager.com']
const GOOGLE_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** No `unsafe-inline`: each inline text is allowed by its hash. */
export function contentSecurityPolicy({
  inlineStyle,
  inlineHashes,
  hosts = [],
  formHosts = [],
  hasGoogleCounters = false,
  widgets = [],
  frames = [],
  hasPanoramas = false,
}: PolicyOptions): string {
  const quoted = (hashes: readonly string[]): string[] => hashes.map((each) => `'${each}'`)
  return [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...quoted(inlineHashes.scripts),
      ...(hasGoogleCounters ? GOOGLE_SCRIPTS : []),
      ...widgets,
    ].join(' '),
    ["style-src 'self'", policyHash(inlineStyle), ...quoted(inlineHashes.styles)].join(' '),
    // Photographs and videos come from the feed's media hosts and from the site's media CDN.
    `img-src 'self' data:${hasPanoramas ? ' blob:' : ''} https:`,
    "media-src 'self' https:",
    ["connect-src 'self'", ...hosts, ...(hasGoogleCounters ? GOOGLE_REPORTS : [])].join(' '),
    ...(widgets.length + frames.length === 0 ? [] : [["frame-src 'self'", ...widgets, ...frames].join(' ')]),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formHosts].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A site that no search engine may list says so of its files, too. */
export function headersFile(policy: PolicyOptions, indexed = true): string {
  return `/*
  Content-Security-Policy: ${contentSecurityPolicy(policy)}
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(self), payment=(self)
  Cross-Origin-Opener-Policy: same-origin
${indexed ? '' : '  X-Robots-Tag: noindex\n'}/assets/*
  Cache-Control: public, max-age=31536000, immutable
/${SEARCH_FILES_FOLDER}/*
  Cache-Control: public, max-age=31536000, immutable
/gone/*
  X-Robots-Tag: noindex
`
}

/** Pages that say noindex must be read to be left out, so nothing else is forbidden of a site that is not listed. */
export function robotsFile(siteUrl: string, indexed = true): string {
  const sitemap = indexed ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''
  return `User-agent: *\nDisallow: /gone/\n${sitemap}`
}
