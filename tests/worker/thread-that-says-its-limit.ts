/** Stands for a build thread that says how many old objects it may have; after the site `last` it ends. */
import { parentPort, resourceLimits } from 'node:worker_threads'
import type { BuildThreadMessage, BuildThreadRequest } from '#worker/builds/build-protocol.ts'

parentPort?.on('message', ({ order }: BuildThreadRequest) => {
  const answer = { kind: 'failed', message: `at most ${resourceLimits.maxOldGenerationSizeMb} MB` } as const
  const isLast = order.siteSlug === 'last'
  parentPort?.postMessage({ answer, warmSlugs: [], isLast } satisfies BuildThreadMessage)
})
