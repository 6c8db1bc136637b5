/** Stands for a build process: it says which process it is, keeps every site, and does not answer a build that is approved. */
import type { BuildProcessMessage, BuildProcessRequest } from '#worker/builds/build-protocol.ts'

const warmSlugs: string[] = []

process.on('message', ({ kind, order }: BuildProcessRequest) => {
  if (kind === 'build' && order.approve) return
  warmSlugs.push(order.siteSlug)
  const answer = { kind: 'failed', message: `process ${process.pid}` } as const
  process.send?.({ answer, warmSlugs, isLast: false } satisfies BuildProcessMessage)
})
