/** Renders many pages into a stage, on the build's own thread and on others where that is faster. */
import { setImmediate as yieldToMessages } from 'node:timers/promises'
import type { Site } from '#config/schema/site.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Stage } from '../release/stage-release.ts'
import type { BuildReporter } from '../reporter.ts'
import { startRenderThreads } from './render-threads.ts'
import type { Renderer } from './renderer.ts'

/** Files written while the next pages render: the disk then costs no time of the renderer's thread. */
const MOST_WRITES = 64
const BATCH_PAGES = 24

export interface RenderPagesOptions {
  renderer: Renderer
  stage: Stage
  reporter: BuildReporter
  /** Threads beside this one. */
  threads: number
}

export async function renderPages(
  site: Site,
  pages: readonly PlannedPage[],
  options: RenderPagesOptions,
): Promise<void> {
  const { renderer, stage, reporter } = options
  const chrome = pages[0]?.page.chrome
  if (chrome === undefined) return
  let taken = 0
  let done = 0
  const next = (): readonly PlannedPage[] => {
    const batch = pages.slice(taken, taken + BATCH_PAGES)
    taken += batch.length
    return batch
  }
  const countDone = (count: number): void => {
    done += count
    reporter.progress(done, pages.length)
  }
  const data = { entryFile: renderer.entryFile, stageDir: stage.dir, site, chrome }
  const threads = startRenderThreads(options.threads, data, next, countDone)
  const writes = createWrites(stage)
  try {
    for (let batch = next(); batch.length > 0 && !threads.failed() && !writes.failed(); batch = next()) {
      for (const { kind, page } of batch) {
        await writes.add(pageFile(page.path), await renderer.render(site, kind, page))
      }
      countDone(batch.length)
      if (options.threads > 0) await yieldToMessages()
    }
  } finally {
    // Also after a failure: nothing may be written any more when the stage is thrown away.
    taken = pages.length
    await Promise.allSettled([writes.finished(), threads.finished])
  }
  await writes.finished()
  await threads.finished
  reporter.progressEnd()
}

/** Writes in the background, so many at a time; the first failure is kept for the end. */
function createWrites(stage: Stage) {
  const underWay = new Set<Promise<void>>()
  let failure: { error: unknown } | null = null
  return {
    failed: () => failure !== null,
    async add(file: string, content: Uint8Array): Promise<void> {
      const write: Promise<void> = stage
        .write(file, content)
        .catch((error: unknown) => {
          failure ??= { error }
        })
        .finally(() => underWay.delete(write))
      underWay.add(write)
      if (underWay.size >= MOST_WRITES) await Promise.race(underWay)
    },
    async finished(): Promise<void> {
      await Promise.all(underWay)
      if (failure !== null) throw failure.error
    },
  }
}
