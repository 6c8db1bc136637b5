/** Stands for a build thread: it says which thread it is, keeps every site, and does not answer a build that is approved. */
import { parentPort, threadId } from 'node:worker_threads'
import type { BuildThreadMessage, BuildThreadRequest } from '#worker/builds/build-protocol.ts'

const warmSlugs: string[] = []

parentPort?.on('message', ({ kind, order }: BuildThreadRequest) => {
  if (kind === 'build' && order.approve) return
  warmSlugs.push(order.siteSlug)
  const answer = { kind: 'failed', message: `thread ${threadId}` } as const
  parentPort?.postMessage({ answer, warmSlugs, isLast: false } satisfies BuildThreadMessage)
})
