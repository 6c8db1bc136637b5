/** A thread that writes pages into a stage, so that the one that renders never waits for the disk. */
import { parentPort } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import type { Stage } from '../release/stage-release.ts'
import { createStage } from '../release/stage-release.ts'
import type { WriteAnswer, WriteRequest } from './stage-writer.ts'

let stage: Promise<Stage> | null = null

async function writePages({ stageDir, memory, pages }: WriteRequest): Promise<void> {
  stage ??= createStage(stageDir)
  const { write } = await stage
  for (const { file, start, end } of pages) write(file, memory.subarray(start, end))
}

parentPort?.on('message', (request: WriteRequest) => {
  const answer = (said: WriteAnswer): void => parentPort?.postMessage(said, [request.memory.buffer])
  writePages(request).then(
    () => answer({ memory: request.memory, failed: null }),
    (error: unknown) => {
      const plain = error instanceof BuildError
      const message = plain ? error.message : String((error as Error).stack ?? error)
      answer({ memory: request.memory, failed: { message, plain } })
    },
  )
})
