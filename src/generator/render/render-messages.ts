/** What the build and its rendering threads say to one another. */

import type { Site } from '#config/schema/site.ts'
import type { Chrome } from '#view-models/chrome.ts'
import type { PageInputs, PageKind } from '#view-models/page.ts'

/** Given to a thread when it starts: it loads the pages at once, before there is anything to render. */
export interface RenderThreadData {
  entryFile: string
}

/** To a thread, before its first batch. */
export interface RenderJob {
  stageDir: string
  site: Site
  /** The same for all pages, so it is sent once. */
  chrome: Chrome
}

export type RenderRequest = { job: RenderJob } | { batch: RenderBatch }

/** To a thread: pages to render and write. */
export type RenderBatch = { kind: PageKind; path: string; inputs: PageInputs }[]

/** From a thread: how many pages it wrote, or why it cannot go on. */
export type RenderAnswer = { done: number } | { failed: { message: string; plain: boolean } }
