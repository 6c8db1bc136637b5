/** Stands for a build thread with a fault: it locks the site, and then does not catch an error; an approved build it never ends. */
import { parentPort } from 'node:worker_threads'
import { tryLock } from '#generator/release/file-lock.ts'
import type { BuildThreadRequest } from '#worker/builds/build-protocol.ts'

const locks: unknown[] = []

parentPort?.on('message', ({ kind, order }: BuildThreadRequest) => {
  locks.push(tryLock(order.outDir))
  if (kind === 'build' && order.approve) return
  throw new Error(`${order.siteSlug} has a fault`)
})
