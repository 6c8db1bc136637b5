/** Lays brochures out in a thread of its own: that takes a tenth of a second, in which the API has others to answer. */
import { Worker } from 'node:worker_threads'
import type { Theme } from '#config/schema/theme.ts'
import type { Brochure } from './brochure-content.ts'

interface BrochureParts {
  brochure: Brochure
  site: { name: string; theme: Theme }
  /** JPEG, in their order. */
  photographs: readonly Uint8Array[]
}
export type PrintRequest = BrochureParts & { id: number }
export type PrintAnswer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string }

export interface BrochurePrinter {
  /** A PDF. */
  print(parts: BrochureParts): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** The thread begins with the first brochure. */
export function createBrochurePrinter(): BrochurePrinter {
  let thread: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>()

  function start(): Worker {
    const started = new Worker(new URL('./brochure-thread.ts', import.meta.url))
    // A process that has nothing else to do may end.
    started.unref()
    started.on('message', (answer: PrintAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('bytes' in answer) asked?.resolve(answer.bytes)
      else asked?.reject(new Error(answer.failure))
    })
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('The thread of brochures has ended.')))
    return started
  }

  /** The next brochure begins another thread. */
  function fail(ended: Worker, error: unknown): void {
    if (thread !== ended) return
    thread = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    print(parts) {
      thread ??= start()
      lastId += 1
      const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      waiting.set(lastId, answer)
      thread.postMessage({ ...parts, id: lastId } satisfies PrintRequest)
      return answer.promise
    },
    async close() {
      await thread?.terminate()
    },
  }
}
