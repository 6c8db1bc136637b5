/** A rendering thread: renders the batches that it is sent and writes them into the stage. */
import { parentPort, workerData } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import { pageFile } from '../plan/planned-page.ts'
import { createStage } from '../release/stage-release.ts'
import type { RenderAnswer, RenderBatch, RenderThreadData } from './render-messages.ts'
import { createRenderer } from './renderer.ts'

const { entryFile, stageDir, site, chrome } = workerData as RenderThreadData
const renderer = createRenderer(entryFile)
const stage = createStage(stageDir)

const answer = (message: RenderAnswer): void => parentPort?.postMessage(message)

async function renderBatch(batch: RenderBatch): Promise<void> {
  const { render } = await renderer
  const { write } = await stage
  for (const { kind, path, inputs } of batch) {
    write(pageFile(path), await render(site, kind, { path, chrome, inputs }))
  }
}

parentPort?.on('message', (batch: RenderBatch) => {
  renderBatch(batch).then(
    () => answer({ done: batch.length }),
    (error: unknown) => {
      const plain = error instanceof BuildError
      answer({ failed: { message: plain ? error.message : String((error as Error).stack ?? error), plain } })
    },
  )
})
