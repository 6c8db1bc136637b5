/** The bytes that a browser fetches for a page before a shopper does anything, when it is idle, too. */
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltSite } from '../built-site.ts'
import type { ScannedPage } from '../scan-page.ts'
import type { MeasuredKind, SizeBudget } from './size-budgets.ts'
import { kindOfPath, SIZE_BUDGETS } from './size-budgets.ts'

export type PageSize = { [K in keyof SizeBudget]: number }

export interface MeasuredPages {
  kind: MeasuredKind
  pageCount: number
  /** The largest of each, with the page that has it. */
  worst: { [K in keyof SizeBudget]: { bytes: number; path: string } }
  overBudget: { path: string; what: keyof SizeBudget; bytes: number; budgetBytes: number }[]
}

const WHATS = ['scriptBytes', 'styleBytes', 'htmlBytes'] as const

/** Measures every page of a site; one row for each kind of page that it has. */
export function measureSite(site: BuiltSite): MeasuredPages[] {
  const measure = createPageMeasure(site)
  const rows = new Map<MeasuredKind, MeasuredPages>()
  for (const path of site.pages.keys()) {
    const kind = kindOfPath(path)
    const row = rows.get(kind) ?? emptyRow(kind, path)
    rows.set(kind, row)
    row.pageCount += 1
    const size = measure(path)
    for (const what of WHATS) {
      const bytes = size[what]
      if (bytes > row.worst[what].bytes) row.worst[what] = { bytes, path }
      const budgetBytes = SIZE_BUDGETS[kind][what]
      if (budgetBytes !== null && bytes > budgetBytes) row.overBudget.push({ path, what, bytes, budgetBytes })
    }
  }
  return (Object.keys(SIZE_BUDGETS) as MeasuredKind[]).flatMap((kind) => rows.get(kind) ?? [])
}

/** Files are compressed once, however many pages load them. */
function createPageMeasure(site: BuiltSite): (path: string) => PageSize {
  const gzipped = new Map<string, number>()
  const imports = new Map<string, string[]>()
  const idle = new Map<string, string[]>()

  function fileBytes(file: string): number {
    const bytes = gzipped.get(file) ?? gzipSync(site.read(file)).byteLength
    gzipped.set(file, bytes)
    return bytes
  }

  function importsOf(file: string): string[] {
    const found = imports.get(file) ?? staticImports(site, file)
    imports.set(file, found)
    return found
  }

  function idleImportsOf(file: string): string[] {
    const found = idle.get(file) ?? idleImports(site, file)
    idle.set(file, found)
    return found
  }

  return (path) => {
    const page = site.pages.get(path)
    if (page === undefined) throw new Error(`${site.slug} has no page ${path}`)
    const waiting = page.scriptUrls.flatMap((url) => localFile(site, url))
    const scripts = new Set<string>()
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (scripts.has(file)) continue
      scripts.add(file)
      waiting.push(...importsOf(file))
      // The search of its page comes by itself once the page is quiet, and what every page runs once it is painted.
      if (kindOfPath(path) === 'search') waiting.push(...idleImportsOf(file))
      else if (AFTER_PAINT.test(file)) waiting.push(...idleImportsOf(file).filter((part) => isPartOf(part, page)))
    }
    const styles = new Set(page.styleUrls.flatMap((url) => localFile(site, url)))
    const inlineBytes = (texts: string[]): number =>
      texts.reduce((sum, text) => sum + (text.trim() === '' ? 0 : gzipSync(text).byteLength), 0)
    return {
      scriptBytes: sum(scripts, fileBytes) + inlineBytes(page.inlineScripts),
      styleBytes: sum(styles, fileBytes) + inlineBytes(page.inlineStyles),
      htmlBytes: page.sizeBytes,
    }
  }
}

/** The modules that a module needs before it runs. */
export function staticImports(site: Pick<BuiltSite, 'files' | 'read'>, file: string): string[] {
  const found = site.read(file).matchAll(/\b(?:import|export)\b(?:[^'"();]*?\bfrom)?\s*(?:"([^"\n]+)"|'([^'\n]+)')/g)
  return [...found].flatMap((match) => localFile(site, match[1] ?? match[2] ?? '', file))
}

/** What comes when a shopper types, chooses, points at a card, compares cars, scrolls or opens something, searches from a place, nothing is found, a site has another engine, or another page has the box. */
const ON_DEMAND =
  /\/(HomeSearch|FormDialogs|card-photographs|compare-bar|meilisearch-engine|site-words|text-part|SuggestionList|search-heading|page-trail|saved-search-list|WaysOn|similar-search|UnpricedNote|DistanceForm|near-search|place-finder|towns)\./

const AFTER_PAINT = /BaseLayout\.astro/

/** Parts that come with an element (`parts-of-page.ts`), by the name of their file; others are counted on every page. */
const ELEMENT_OF_PART: Readonly<Record<string, string>> = {
  'open-now': 'open-now',
  'consent-bar': 'consent-bar',
  'search-loader': 'search-finder',
  'search-finder': 'search-finder',
  'sales-counter': 'sales-counter',
  'car-elements': 'vehicle-parts',
}

function isPartOf(file: string, { customElements }: Pick<ScannedPage, 'customElements'>): boolean {
  const element = ELEMENT_OF_PART[posix.basename(file).split('.')[0] ?? '']
  return element === undefined || customElements.has(element)
}

/** The modules that a module imports by itself when the browser is idle. */
function idleImports(site: Pick<BuiltSite, 'files' | 'read'>, file: string): string[] {
  const found = site.read(file).matchAll(/\bimport\(\s*["'`]([^"'`\n]+)["'`]\s*\)/g)
  return [...found].flatMap((match) => localFile(site, match[1] ?? '', file)).filter((path) => !ON_DEMAND.test(path))
}

/** A list of one file, or of none when the address is on another host or not there (the links check says so). */
function localFile(site: Pick<BuiltSite, 'files'>, url: string, fromFile = ''): string[] {
  const path = url.split(/[?#]/)[0] ?? ''
  const file = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(fromFile), path)
  return site.files.has(file) ? [file] : []
}

function sum(files: Set<string>, bytesOf: (file: string) => number): number {
  return [...files].reduce((total, file) => total + bytesOf(file), 0)
}

function emptyRow(kind: MeasuredKind, path: string): MeasuredPages {
  const none = { bytes: 0, path }
  return { kind, pageCount: 0, worst: { scriptBytes: none, styleBytes: none, htmlBytes: none }, overBudget: [] }
}
