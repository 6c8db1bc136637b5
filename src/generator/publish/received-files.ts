/** Checks and writes the files of a release as they are received. */
import { Worker } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import type { Stage } from '../release/stage.ts'
import { assertIntact } from './bucket-layout.ts'
import type { ReceivedFile, WriteAnswer, WriteRequest, WriterPlace } from './received-files-thread.ts'

/** From so many files on checking and writing them takes longer than to start a thread for it. */
export const THREAD_MIN_FILES = 500
/** A message for each file would take as long as to write it. */
const BATCH_BYTES = 1_000_000
/** What is received faster than the disk writes it waits in memory. */
const MAX_WAITING_BATCHES = 16

export interface FileWriter {
  /** Resolves when the next may be received. Rejects where this or an earlier one is not what was sent, or cannot be written. */
  write(received: ReceivedFile): Promise<void>
  /** Resolves when all are written. */
  finish(): Promise<void>
  /** Nothing is written any more when this has resolved. */
  close(): Promise<void>
}

/** Writes so many files of a site into the stage: many on a thread of their own, while this one receives the next. */
export function createFileWriter(stage: Stage, site: string, files: number): FileWriter {
  if (files >= THREAD_MIN_FILES) return startWriterThread({ dir: stage.dir, site })
  return {
    async write({ file, object, bytes }) {
      assertIntact(site, object, bytes)
      stage.write(file, bytes)
    },
    async finish() {},
    async close() {},
  }
}

function startWriterThread(place: WriterPlace): FileWriter {
  const worker = new Worker(new URL('./received-files-thread.ts', import.meta.url), { workerData: place })
  /** Of the batches that the thread has not written yet, the oldest first. */
  const waiting: PromiseWithResolvers<void>[] = []
  let batch: ReceivedFile[] = []
  let batchBytes = 0
  let failure: Error | null = null

  const fail = (error: Error): void => {
    failure ??= error
    for (const { reject } of waiting.splice(0)) reject(failure)
  }
  worker.on('message', (answer: WriteAnswer) => {
    if (answer === null) waiting.shift()?.resolve()
    else fail(answer.isExpected ? new BuildError(answer.message) : new Error(answer.message))
  })
  worker.on('error', (error: Error) => fail(error))
  worker.on('exit', (code) => fail(new Error(`The thread that writes a pulled release ended with status ${code}.`)))

  function send(): void {
    const files = batch
    const sent = Promise.withResolvers<void>()
    // Each failure is thrown by the next call.
    sent.promise.catch(() => {})
    waiting.push(sent)
    worker.postMessage(
      files satisfies WriteRequest,
      files.map(({ bytes }) => bytes.buffer),
    )
    batch = []
    batchBytes = 0
  }

  return {
    async write({ file, object, bytes }) {
      if (failure !== null) throw failure
      // A small one may share its memory with others.
      batch.push({ file, object, bytes: bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes) })
      batchBytes += bytes.length
      if (batchBytes >= BATCH_BYTES) send()
      if (waiting.length >= MAX_WAITING_BATCHES) await waiting[0]?.promise
    },
    async finish() {
      if (failure !== null) throw failure
      send()
      await Promise.all(waiting.map(({ promise }) => promise))
    },
    async close() {
      await worker.terminate()
    },
  }
}
