/** A thread that checks and writes received files into the folder of its `workerData`, batch by batch. */
import { parentPort, workerData } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import { createStage } from '../release/stage.ts'
import { assertIntact } from './bucket-layout.ts'

export interface WriterPlace {
  dir: string
  site: string
}

export interface ReceivedFile {
  /** Of the release. */
  file: string
  /** Of the bucket, whose content it is. */
  object: string
  /** The writer's own from then on. */
  bytes: Uint8Array<ArrayBuffer>
}

export type WriteRequest = readonly ReceivedFile[]

/** `null` when all files of a request are written; else why not. */
export type WriteAnswer = { message: string; isExpected: boolean } | null

const { dir, site } = workerData as WriterPlace
const stage = await createStage(dir)

parentPort?.on('message', (files: WriteRequest) => parentPort?.postMessage(answerTo(files)))

function answerTo(files: WriteRequest): WriteAnswer {
  try {
    for (const { file, object, bytes } of files) {
      assertIntact(site, object, bytes)
      stage.write(file, bytes)
    }
    return null
  } catch (error) {
    if (error instanceof BuildError) return { message: error.message, isExpected: true }
    return { message: String((error as Error).stack ?? error), isExpected: false }
  }
}
