/** Lays the next stage out on a thread of its own, for a build that is still reading its feed. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReleasePaths } from './release-paths.ts'

export interface LayOutRequest {
  paths: ReleasePaths
  /** The release whose files the next one is thought to share. */
  releaseId: string
}

/** Pages for which starting the thread pays: linking 10,000 files takes 0.2 s on a disk. */
export const PAGES_WORTH_LAYING_OUT = 1_500

/** Settles when the stage is laid out, and also when it cannot be: the build then makes its stage itself. */
export async function layOutAhead(request: LayOutRequest): Promise<void> {
  const worker = new Worker(new URL('./lay-out-thread.ts', import.meta.url), { workerData: request })
  await once(worker, 'exit').catch(() => {})
}
