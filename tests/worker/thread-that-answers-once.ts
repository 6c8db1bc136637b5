/** Stands for a build thread that has grown too large: it locks the site, answers one request, and would lose those that come after. */
import { parentPort, threadId } from 'node:worker_threads'
import { tryLock } from '#generator/release/file-lock.ts'
import type { BuildThreadMessage, BuildThreadRequest } from '#worker/builds/build-protocol.ts'

const locks: unknown[] = []

parentPort?.once('message', ({ order }: BuildThreadRequest) => {
  locks.push(tryLock(order.outDir))
  const answer = { kind: 'failed', message: `thread ${threadId}` } as const
  parentPort?.postMessage({ answer, warmSlugs: [], isLast: true } satisfies BuildThreadMessage)
  // It would live on if the worker did not end it.
  parentPort?.once('message', () => {})
})
