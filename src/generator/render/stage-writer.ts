/**
 * Hands pages to a thread that writes them.
 *
 * Writing takes a quarter of the time of a page, and none of it needs the thread that renders. Pages are collected in
 * a few pieces of memory that go to the thread and come back, so that nothing is copied twice and nothing piles up.
 */
import { Worker } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'

export interface WriteRequest {
  stageDir: string
  memory: Uint8Array<ArrayBuffer>
  pages: { file: string; start: number; end: number }[]
}

export interface WriteAnswer {
  memory: Uint8Array<ArrayBuffer>
  failed: { message: string; plain: boolean } | null
}

export interface StageWriter {
  /** Takes the bytes over; they may be used again as soon as it has settled. Rejects when an earlier page failed. */
  write(file: string, bytes: Uint8Array): Promise<void>
  /** Settles when everything is written. */
  finish(): Promise<void>
  /** Ends the thread, written or not, and settles when it has ended. */
  close(): Promise<void>
}

const MEMORY_BYTES = 1024 * 1024
const MEMORIES = 4

export function startWriteThread(): Worker {
  return new Worker(new URL('./write-thread.ts', import.meta.url))
}

/** Pages for which starting the thread pays. */
export const PAGES_WORTH_A_WRITER = 300

export function createStageWriter(worker: Worker, stageDir: string): StageWriter {
  const free = Array.from({ length: MEMORIES }, () => new Uint8Array(MEMORY_BYTES))
  let memory: Uint8Array<ArrayBuffer> | null = null
  let used = 0
  let pages: WriteRequest['pages'] = []
  let away = 0
  let failure: Error | null = null
  let wake = Promise.withResolvers<void>()
  const fail = (error: Error): void => {
    failure ??= error
    wake.resolve()
  }
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`The writing thread ended with status ${code}.`)))
  worker.on('message', ({ memory, failed }: WriteAnswer) => {
    away -= 1
    free.push(memory)
    if (failed !== null) fail(failed.plain ? new BuildError(failed.message) : new Error(failed.message))
    wake.resolve()
  })
  const send = (): void => {
    if (memory === null || pages.length === 0) return
    worker.postMessage({ stageDir, memory, pages } satisfies WriteRequest, [memory.buffer])
    away += 1
    memory = null
    pages = []
    used = 0
  }
  const until = async (ready: () => boolean): Promise<void> => {
    while (failure === null && !ready()) {
      wake = Promise.withResolvers()
      await wake.promise
    }
    if (failure !== null) throw failure
  }
  return {
    async write(file, bytes) {
      if (memory !== null && used + bytes.length > memory.length) send()
      if (memory === null) {
        await until(() => free.length > 0)
        memory = free.pop() ?? null
        if (memory === null || bytes.length > memory.length)
          memory = new Uint8Array(Math.max(MEMORY_BYTES, bytes.length))
      }
      memory.set(bytes, used)
      pages.push({ file, start: used, end: used + bytes.length })
      used += bytes.length
    },
    async finish() {
      send()
      await until(() => away === 0)
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
