/** Stands for a build process that has grown too large: it answers one request, and loses those that come after. */
import type { BuildProcessMessage } from '#worker/builds/build-protocol.ts'

const answer: BuildProcessMessage = {
  answer: { kind: 'failed', message: `process ${process.pid}` },
  warmSlugs: [],
  isLast: true,
}

process.once('message', () => {
  process.send?.(answer)
  // Still connected for as long as it takes to be asked again.
  process.once('message', () => process.exit(1))
})
