/** Stands for a build thread that has grown too large: it answers one request, and would lose those that come after. */
import { parentPort, threadId } from 'node:worker_threads'
import type { BuildThreadMessage } from '#worker/builds/build-protocol.ts'

parentPort?.once('message', () => {
  const answer = { kind: 'failed', message: `thread ${threadId}` } as const
  parentPort?.postMessage({ answer, warmSlugs: [], isLast: true } satisfies BuildThreadMessage)
})
