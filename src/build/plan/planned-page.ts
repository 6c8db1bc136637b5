/** One page of the plan: where it goes, what it shows, and the hash that says whether it must be rendered again. */
import { hashValue, sameValue } from '#catalogue/fingerprint.ts'
import type { Chrome, Page, PageInputs, PageKind } from '#catalogue/page-inputs.ts'

export interface PlannedPage {
  kind: PageKind
  page: Page
  /** Of the path, the chrome and the inputs; not of the compiled build or the site's configuration. */
  inputsHash: string
  /** Whether search engines are told of it. */
  indexed: boolean
  /** ISO 8601 instant of the last change that the feed tells of. */
  modifiedAt: string | null
}

export interface PageOptions {
  indexed?: boolean
  modifiedAt?: string | null
}

/** A page whose chrome is known. */
export function planPage(path: string, chrome: Chrome, inputs: PageInputs, options: PageOptions = {}): PlannedPage {
  return sealPage(draftPage(path, inputs, options), chrome)
}

/** A page whose chrome is not known yet: the header and the footer lead only to pages that are planned. */
export interface PageDraft extends Omit<PlannedPage, 'page' | 'inputsHash'> {
  page: Omit<Page, 'chrome'>
}

export function draftPage(path: string, inputs: PageInputs, options: PageOptions = {}): PageDraft {
  return {
    kind: inputs.kind,
    page: { path, inputs },
    indexed: options.indexed ?? true,
    modifiedAt: options.modifiedAt ?? null,
  }
}

/** Every page is hashed once, here. */
export function sealPage({ page: { path, inputs }, ...draft }: PageDraft, chrome: Chrome): PlannedPage {
  const page: Page = { path, chrome, inputs }
  return { ...draft, page, inputsHash: hashValue(page) }
}

/** Puts the chrome around all pages of a site. */
export type SealPages = (drafts: readonly PageDraft[], chrome: Chrome) => PlannedPage[]

/** One for a site: it remembers the pages of the last plan, and hashes only those that have changed. */
export function createSealer(): SealPages {
  let known = new Map<string, PlannedPage>()
  return (drafts, chrome) => {
    const now = new Map<string, PlannedPage>()
    for (const draft of drafts) {
      const { path } = draft.page
      const before = known.get(path)
      now.set(path, before !== undefined && isSame(before, draft, chrome) ? before : sealPage(draft, chrome))
    }
    known = now
    return [...now.values()]
  }
}

function isSame(before: PlannedPage, draft: PageDraft, chrome: Chrome): boolean {
  return (
    before.kind === draft.kind &&
    before.indexed === draft.indexed &&
    before.modifiedAt === draft.modifiedAt &&
    sameValue(before.page.chrome, chrome) &&
    sameValue(before.page.inputs, draft.page.inputs)
  )
}

/** The file of a page in a release: flat, because a folder for each page costs ten times as much to make. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
