/** Renders many pages into a stage, on the build's own thread and on others where that is faster. */
import { setImmediate as yieldToMessages } from 'node:timers/promises'
import type { Site } from '#config/schema/site.ts'
import type { PlannedPage } from '../plan/planned-page.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Stage } from '../release/stage-release.ts'
import type { BuildReporter } from '../reporter.ts'
import type { WaitingThreads } from './render-threads.ts'
import { startRenderThreads } from './render-threads.ts'
import type { Renderer } from './renderer.ts'
import { createStageWriter, PAGES_WORTH_A_WRITER } from './stage-writer.ts'

const BATCH_PAGES = 24

export interface RenderPagesOptions {
  renderer: Renderer
  stage: Stage
  reporter: BuildReporter
  /** Rendering threads beside this one. */
  threads: number
  /** Whether another thread may write what this one renders. */
  writesApart: boolean
  waiting: WaitingThreads
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
  const job = { stageDir: stage.dir, site, chrome }
  const threads = startRenderThreads(options.threads, options.waiting, job, next, countDone)
  const writer =
    options.writesApart && pages.length >= PAGES_WORTH_A_WRITER
      ? createStageWriter(options.waiting.takeWriter(), stage.dir)
      : null
  try {
    for (let batch = next(); batch.length > 0 && !threads.failed(); batch = next()) {
      for (const { kind, page } of batch) {
        const file = pageFile(page.path)
        await renderer.render(site, kind, page, (bytes) => (writer ?? stage).write(file, bytes))
      }
      countDone(batch.length)
      if (options.threads > 0) await yieldToMessages()
    }
    await writer?.finish()
  } finally {
    // Also after a failure: nothing may be written any more when the stage is thrown away.
    taken = pages.length
    await Promise.allSettled([threads.finished, writer?.close()])
  }
  await threads.finished
  reporter.progressEnd()
}
