/** One page of the plan: where it goes, what it shows, and the hash that says whether it must be rendered again. */
import { hashText } from '#catalogue/fingerprint.ts'
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

export function planPage(path: string, chrome: Chrome, inputs: PageInputs, options: PageOptions = {}): PlannedPage {
  const page: Page = { path, chrome, inputs }
  return {
    kind: inputs.kind,
    page,
    inputsHash: hashText(JSON.stringify(page)),
    indexed: options.indexed ?? true,
    modifiedAt: options.modifiedAt ?? null,
  }
}

/** The file of a page in a release: flat, because a folder for each page costs ten times as much to make. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
