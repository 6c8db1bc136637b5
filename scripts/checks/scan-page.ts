/** Reads what a page refers to, in one pass over its HTML. */
import { Parser } from 'htmlparser2'

export type ReferenceKind = 'link' | 'asset' | 'canonical' | 'data'

export interface Reference {
  kind: ReferenceKind
  url: string
  /** "img srcset", "a href": where in the page it stands. */
  where: string
}

export interface ScannedPage {
  references: Reference[]
  ids: Set<string>
  /** The names of elements of our own. */
  customElements: Set<string>
  canonical: string | null
  /** Scripts that run before a shopper does anything: modules, preloads and islands that start by themselves. */
  scriptUrls: string[]
  styleUrls: string[]
  inlineScripts: string[]
  inlineStyles: string[]
  /** "div style", "a onclick": attributes that a strict policy refuses. */
  inlineAttributes: string[]
}

/** Attributes that hold one address, by element. */
const ASSET_ATTRIBUTES: Record<string, string[]> = {
  img: ['src'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  'astro-island': ['component-url', 'renderer-url', 'before-hydration-url'],
}
const SRCSET_ATTRIBUTES = ['srcset', 'imagesrcset']
/** Directives whose islands load their code when a shopper reaches for them. */
const REACHED_ISLANDS = new Set(['form', 'reached-search'])
const URL_METAS = new Set(['og:url', 'og:image', 'twitter:image', 'og:image:secure_url'])

export function scanPage(html: string): ScannedPage {
  const page: ScannedPage = {
    references: [],
    ids: new Set(),
    customElements: new Set(),
    canonical: null,
    scriptUrls: [],
    styleUrls: [],
    inlineScripts: [],
    inlineStyles: [],
    inlineAttributes: [],
  }
  let openText: ((text: string) => void) | null = null
  let text = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      scanElement(page, name, attributes)
      openText = textReader(page, name, attributes)
      text = ''
    },
    ontext(part) {
      if (openText !== null) text += part
    },
    onclosetag() {
      if (text !== '') openText?.(text)
      openText = null
      text = ''
    },
  })
  parser.end(html)
  return page
}

function scanElement(page: ScannedPage, name: string, attributes: Record<string, string>): void {
  const add = (kind: ReferenceKind, attribute: string, url: string | undefined): void => {
    if (url !== undefined && url !== '') page.references.push({ kind, url: url.trim(), where: `${name} ${attribute}` })
  }
  if (name.includes('-')) page.customElements.add(name)
  if (attributes['id'] !== undefined) page.ids.add(attributes['id'])
  if (name === 'a' || name === 'area') add('link', 'href', attributes['href'])
  if (name === 'form') add('link', 'action', attributes['action'])
  if (name === 'button' || name === 'input') add('link', 'formaction', attributes['formaction'])
  for (const attribute of ASSET_ATTRIBUTES[name] ?? []) add('asset', attribute, attributes[attribute])
  for (const attribute of SRCSET_ATTRIBUTES) {
    for (const url of srcsetUrls(attributes[attribute])) add('asset', attribute, url)
  }
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || /^on[a-z]/.test(attribute)) page.inlineAttributes.push(`${name} ${attribute}`)
  }
  if (attributes['style'] !== undefined) {
    for (const url of cssUrls(attributes['style'])) add('asset', 'style', url)
  }
  if (name === 'meta' && URL_METAS.has(attributes['property'] ?? attributes['name'] ?? '')) {
    add('data', attributes['property'] ?? attributes['name'] ?? '', attributes['content'])
  }
  if (name === 'script' && attributes['src'] !== undefined) page.scriptUrls.push(attributes['src'])
  if (name === 'astro-island' && !REACHED_ISLANDS.has(attributes['client'] ?? '')) {
    for (const attribute of ['component-url', 'renderer-url', 'before-hydration-url']) {
      const url = attributes[attribute]
      if (url !== undefined) page.scriptUrls.push(url)
    }
  }
  if (name === 'link') scanLinkElement(page, attributes, add)
}

function scanLinkElement(
  page: ScannedPage,
  attributes: Record<string, string>,
  add: (kind: ReferenceKind, attribute: string, url: string | undefined) => void,
): void {
  const href = attributes['href']
  const relations = new Set((attributes['rel'] ?? '').toLowerCase().split(/\s+/))
  if (relations.has('preconnect') || relations.has('dns-prefetch') || href === undefined) return
  if (relations.has('canonical')) {
    page.canonical = href
    add('canonical', 'canonical', href)
    return
  }
  const isPage = ['next', 'prev', 'alternate', 'prefetch'].some((relation) => relations.has(relation))
  add(isPage ? 'link' : 'asset', attributes['rel'] ?? 'href', href)
  if (relations.has('stylesheet')) page.styleUrls.push(href)
  if (relations.has('modulepreload')) page.scriptUrls.push(href)
}

/** What to do with the text of a script or a style element. */
function textReader(
  page: ScannedPage,
  name: string,
  attributes: Record<string, string>,
): ((text: string) => void) | null {
  if (name === 'style') {
    return (text) => {
      page.inlineStyles.push(text)
      for (const url of cssUrls(text)) page.references.push({ kind: 'asset', url, where: 'style' })
    }
  }
  if (name !== 'script' || attributes['src'] !== undefined) return null
  const type = attributes['type'] ?? 'module'
  if (type === 'application/ld+json') {
    return (text) => {
      for (const url of jsonUrls(text)) page.references.push({ kind: 'data', url, where: 'JSON-LD' })
    }
  }
  return /^(module|(text|application)\/javascript|)$/.test(type) ? (text) => void page.inlineScripts.push(text) : null
}

/** The addresses of a `srcset`; commas inside an address are part of it, as the HTML standard reads them. */
export function srcsetUrls(srcset: string | undefined): string[] {
  return (srcset ?? '')
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '')
}

export function cssUrls(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"]*?))\s*\)|@import\s+["']([^"']+)["']/g)
  return [...found]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim())
    .filter((url) => url !== '')
}

/** Every string of a JSON text that is an address. */
function jsonUrls(json: string): string[] {
  const urls: string[] = []
  try {
    JSON.parse(json, (_key, value: unknown) => {
      if (typeof value === 'string' && /^https?:\/\//.test(value) && !value.includes(' ')) urls.push(value)
      return value
    })
  } catch {
    // Said as a problem: a search engine drops the whole block.
    urls.push('javascript:invalid-json-ld')
  }
  return urls
}
