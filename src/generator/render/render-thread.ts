/** A rendering thread: loads the pages, then renders the batches that it is sent and writes them into the stage. */
import { parentPort, workerData } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import { pageFile } from '../plan/planned-page.ts'
import type { Stage } from '../release/stage-release.ts'
import { createStage } from '../release/stage-release.ts'
import type { RenderAnswer, RenderBatch, RenderJob, RenderRequest, RenderThreadData } from './render-messages.ts'
import { createRenderer } from './renderer.ts'

const { entryFile } = workerData as RenderThreadData
const renderer = createRenderer(entryFile)
// Told with the first batch: nothing is rendered by pages that do not load.
renderer.catch(() => {})
let job: (RenderJob & { stage: Promise<Stage> }) | null = null

const answer = (message: RenderAnswer): void => parentPort?.postMessage(message)

async function renderBatch(batch: RenderBatch): Promise<void> {
  if (job === null) throw new Error('A rendering thread was sent pages before its job.')
  const { site, chrome } = job
  const { render } = await renderer
  const { write } = await job.stage
  for (const { kind, path, inputs } of batch) {
    await render(site, kind, { path, chrome, inputs }, (bytes) => write(pageFile(path), bytes))
  }
}

parentPort?.on('message', (request: RenderRequest) => {
  if ('job' in request) {
    const stage = createStage(request.job.stageDir)
    stage.catch(() => {})
    job = { ...request.job, stage }
    return
  }
  const { batch } = request
  renderBatch(batch).then(
    () => answer({ done: batch.length }),
    (error: unknown) => {
      const plain = error instanceof BuildError
      answer({ failed: { message: plain ? error.message : String((error as Error).stack ?? error), plain } })
    },
  )
})
