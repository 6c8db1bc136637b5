/** One page of the plan: where it goes, what it shows, and the hash that says whether it must be rendered again. */
import { hashValue, sameValue } from '#catalogue/fingerprint.ts'
import { keepRuns, onceForRuns } from '#domain/values/runs.ts'
import type { Chrome } from '#view-models/chrome.ts'
import type { Page, PageInputs, PageKind } from '#view-models/page.ts'

export interface PlannedPage {
  kind: PageKind
  /** Its inputs may be made only when they are read: ask for those of pages that are rendered, and of no others. */
  page: Page
  /** What is hashed of the inputs. */
  hashed: object
  /** Of the path, the chrome and the inputs; not of the compiled build or the site's configuration. */
  inputsHash: string
  /** Whether it is in the sitemap. */
  indexed: boolean
  /** ISO 8601 instant of the last change that the feed has. */
  modifiedAt: string | null
  /** Of the page's own photograph, for the search of pictures. */
  photographUrl: string | null
}

export interface PageOptions {
  indexed?: boolean
  modifiedAt?: string | null
  photographUrl?: string | null
}

/** A page whose chrome is not known yet: the header and the footer lead only to pages that are planned. */
export interface PageDraft extends Omit<PlannedPage, 'page' | 'inputsHash'> {
  path: string
  inputs(): PageInputs
}

export function draftPage(path: string, inputs: PageInputs, options: PageOptions = {}): PageDraft {
  return deferredPage(path, inputs, () => inputs, options)
}

/**
 * A page whose inputs are made when it is rendered, because that costs more than to know that it need not be. `hashed`
 * must distinguish them from all others that the page may have.
 */
export function deferredPage<K extends PageKind, S extends { kind: K }>(
  path: string,
  hashed: S,
  inputs: () => Extract<PageInputs, { kind: K }>,
  options: PageOptions = {},
): PageDraft {
  return {
    kind: hashed.kind,
    path,
    hashed,
    inputs,
    indexed: options.indexed ?? true,
    modifiedAt: options.modifiedAt ?? null,
    photographUrl: options.photographUrl ?? null,
  }
}

/** Every page is hashed once, here. */
export function hashPage(draft: PageDraft, chrome: Chrome): PlannedPage {
  const { kind, path, inputs, hashed, indexed, modifiedAt, photographUrl } = draft
  const page = new DeferredPage(path, chrome, inputs)
  const inputsHash = hashValue([path, chrome, hashed])
  return { kind, page, hashed, inputsHash, indexed, modifiedAt, photographUrl }
}

/** A class, because V8 makes a shape of its own for each object literal that has a getter. */
class DeferredPage implements Page {
  readonly path: string
  readonly chrome: Chrome
  readonly #inputs: () => PageInputs

  constructor(path: string, chrome: Chrome, inputs: () => PageInputs) {
    this.path = path
    this.chrome = chrome
    this.#inputs = inputs
  }

  get inputs(): PageInputs {
    return this.#inputs()
  }
}

/** Puts the chrome around all pages of a site. */
export type HashPages = (drafts: readonly PageDraft[], chrome: Chrome) => PlannedPage[]

/** One for a site: it remembers the pages of the last plan, and hashes only those that have changed. */
export function createPageHasher(): HashPages {
  let last: { chrome: Chrome; drafts: readonly PageDraft[]; pages: PlannedPage[]; hasher: RunHasher } | null = null
  return (drafts, chrome) => {
    const before = last !== null && sameValue(last.chrome, chrome) ? last : null
    keepRuns(drafts, before?.drafts ?? null)
    const hasher = before?.hasher ?? createRunHasher(chrome)
    // Parts of pages are kept by their chrome, so a page that is rendered has that of its own plan.
    hasher.chrome = chrome
    // A run with a page that is drafted anew may have the same pages.
    const pages = keepRuns(hasher.hash(drafts).flat(), before?.pages ?? null)
    last = hasher.known.size > 2 * drafts.length ? null : { chrome, drafts, pages, hasher }
    return pages
  }
}

interface RunHasher {
  /** Around the pages that are hashed next. */
  chrome: Chrome
  hash(drafts: readonly PageDraft[]): PlannedPage[][]
  /** Pages that have gone stay among them, until they are too many. */
  known: ReadonlyMap<string, { draft: PageDraft; page: PlannedPage }>
}

function createRunHasher(chrome: Chrome): RunHasher {
  const known = new Map<string, { draft: PageDraft; page: PlannedPage }>()
  const hash = onceForRuns((drafts: readonly PageDraft[]) =>
    drafts.map((draft) => {
      const before = known.get(draft.path)
      const page = before !== undefined && isSame(before.draft, draft) ? before.page : hashPage(draft, hasher.chrome)
      known.set(draft.path, { draft, page })
      return page
    }),
  )
  const hasher: RunHasher = { chrome, hash, known }
  return hasher
}

function isSame(before: PageDraft, draft: PageDraft): boolean {
  return (
    before === draft ||
    (before.indexed === draft.indexed &&
      before.modifiedAt === draft.modifiedAt &&
      before.photographUrl === draft.photographUrl &&
      sameValue(before.hashed, draft.hashed))
  )
}

/** The file of a page in a release: flat, because a folder for each page costs ten times as much to make. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The address of the page whose file it is; `null` for a file of another kind. */
export function pathOfFile(file: string): string | null {
  if (file === 'index.html') return '/'
  return file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}` : null
}
