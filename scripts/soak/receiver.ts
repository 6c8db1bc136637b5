/** A dealer's system that fails half of the time: it keeps what it took, by the key of the delivery. */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Receiver {
  url: string
  /** The lead's id, and every body that came under each key. */
  taken: Map<string, { leadId: string; bodies: Set<string> }>
  /** Deliveries whose signature was wrong. */
  wrong: number
  close(): void
}

/** Later attempts of a key are taken, so that the soak ends before the back-off grows to hours. */
const FAILING_ATTEMPTS = 2

export async function startReceiver(secret: string): Promise<Receiver> {
  const taken: Receiver['taken'] = new Map()
  const attempts = new Map<string, number>()
  const webhook = new Webhook(secret)
  const receiver: Receiver = { url: '', taken, wrong: 0, close: () => server.close() }
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const key = headers['webhook-id'] ?? ''
    const attempt = (attempts.get(key) ?? 0) + 1
    attempts.set(key, attempt)
    const dice = Math.random()
    if (attempt <= FAILING_ATTEMPTS && dice < 0.25) return void response.writeHead(500).end()
    // Taken, but the answer is lost: the sender must send it again under the same key.
    const losesAnswer = attempt <= FAILING_ATTEMPTS && dice < 0.5
    try {
      webhook.verify(body, headers)
      const leadId: string = JSON.parse(body).data.id
      const entry = taken.get(key) ?? { leadId, bodies: new Set() }
      entry.bodies.add(body)
      taken.set(key, entry)
    } catch {
      receiver.wrong += 1
    }
    if (losesAnswer) request.socket.destroy()
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`
  return receiver
}
