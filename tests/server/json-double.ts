/** A server on this machine that keeps every request and answers what a test asks for. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface DoubledRequest {
  method: string | undefined
  contentType: string | undefined
  authorization: string | undefined
  body: string
}

export interface ServiceDouble {
  url(): string
  requests: DoubledRequest[]
  answer(status: number, body: unknown): void
}

export function serviceDouble(): ServiceDouble {
  const requests: DoubledRequest[] = []
  let next = { status: 200, body: '{}' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({
      method: request.method,
      contentType: request.headers['content-type'],
      authorization: request.headers.authorization,
      body: Buffer.concat(chunks).toString(),
    })
    response.writeHead(next.status, { 'content-type': 'application/json' }).end(next.body)
  })
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => void server.close(resolve)))
  beforeEach(() => {
    requests.length = 0
  })
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    answer(status, body) {
      next = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
    },
  }
}
