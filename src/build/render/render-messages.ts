/** What the build and its rendering threads say to one another. */
import type { Chrome, PageInputs, PageKind } from '#catalogue/page-inputs.ts'
import type { Site } from '#config/schema/site.ts'

/** Given to a thread when it starts. */
export interface RenderThreadData {
  entryFile: string
  stageDir: string
  site: Site
  /** The same for all pages, so it is sent once. */
  chrome: Chrome
}

/** To a thread: pages to render and write. */
export type RenderBatch = { kind: PageKind; path: string; inputs: PageInputs }[]

/** From a thread: how many pages it wrote, or why it cannot go on. */
export type RenderAnswer = { done: number } | { failed: { message: string; plain: boolean } }
