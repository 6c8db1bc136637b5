/** Renders many pages into a stage. */
import type { Site } from '#config/schema/site.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Stage } from '../release/stage-release.ts'
import type { BuildReporter } from '../reporter.ts'
import type { Renderer } from './renderer.ts'

/** Files written while the next pages render: the disk then costs no time of the renderer's thread. */
const MOST_WRITES = 64

export async function renderPages(
  site: Site,
  pages: readonly PlannedPage[],
  { renderer, stage, reporter }: { renderer: Renderer; stage: Stage; reporter: BuildReporter },
): Promise<void> {
  const writes = new Set<Promise<void>>()
  let failure: unknown = null
  try {
    for (const [index, planned] of pages.entries()) {
      if (failure !== null) break
      reporter.progress(index, pages.length)
      const html = await renderer.render(site, planned.kind, planned.page)
      const write: Promise<void> = stage
        .write(pageFile(planned.page.path), html)
        .catch((error: unknown) => {
          failure ??= error
        })
        .finally(() => writes.delete(write))
      writes.add(write)
      if (writes.size >= MOST_WRITES) await Promise.race(writes)
    }
  } finally {
    // Also after a failed render: no write may outlive the stage it writes into.
    await Promise.all(writes)
  }
  if (failure !== null) throw failure
  reporter.progress(pages.length, pages.length)
  reporter.progressEnd()
}
