/** The thread in which `brochure-printer.ts` lays brochures out. */
import { parentPort } from 'node:worker_threads'
import { brochurePdf } from './brochure-pdf.ts'
import type { PrintAnswer, PrintRequest } from './brochure-printer.ts'

parentPort?.on('message', async ({ id, brochure, site, photographs }: PrintRequest) => {
  const answer = await brochurePdf({
    brochure,
    site,
    photographs: photographs.map((bytes) => Buffer.from(bytes)),
  }).then(
    (bytes): PrintAnswer => ({ id, bytes }),
    (error: Error): PrintAnswer => ({ id, failure: error.message }),
  )
  parentPort?.postMessage(answer)
})
