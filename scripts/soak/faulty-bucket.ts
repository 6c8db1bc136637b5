/** An S3 server that fails half of its requests: some are refused, and of others the answer is lost after the work is done. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FaultyBucket {
  url: string
  /** Whether requests fail now. */
  fails: boolean
  requests: number
  failed: number
  close(): void
}

const REFUSED_SHARE = 0.25
const LOST_SHARE = 0.5
/** What belongs to one connection, not to the request that is sent on. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'expect', 'keep-alive', 'transfer-encoding'])

/** Before the S3 server of that address. */
export async function startFaultyBucket(serverUrl: string): Promise<FaultyBucket> {
  const server = createServer(async (request, response) => {
    const dice = bucket.fails ? Math.random() : 1
    bucket.requests += 1
    if (dice < LOST_SHARE) bucket.failed += 1
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (dice < REFUSED_SHARE) return void response.writeHead(503).end()
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      OWN_HEADERS.has(name) || value === undefined ? [] : [[name, String(value)]],
    )
    try {
      const answer = await fetch(new URL(request.url ?? '/', serverUrl), {
        method: request.method ?? 'GET',
        headers,
        body: parts.length === 0 ? null : Buffer.concat(parts),
      })
      const body = Buffer.from(await answer.arrayBuffer())
      if (dice < LOST_SHARE) return void request.socket.destroy()
      const kept = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name))
      response.writeHead(answer.status, Object.fromEntries(kept)).end(request.method === 'HEAD' ? undefined : body)
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bucket: FaultyBucket = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fails: false,
    requests: 0,
    failed: 0,
    close: () => server.close(),
  }
  return bucket
}
