/** Requests at a fixed rate, whether or not earlier ones were answered: latencies count from when each was due. */
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from './percentile.ts'

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface LoadOptions {
  port: number
  perSecond: number
  /** How many requests are sent. */
  count: number
  make(number: number): LoadRequest
}

export interface LoadResult {
  /** Answers with a status from 200 to 299, in a second of the run. */
  answeredPerSecond: number
  /** Other answers, and requests without one. */
  failed: number
  p50Ms: number
  p99Ms: number
}

const TICK_MS = 2
const MAX_CONNECTIONS = 200
const TIMEOUT_MS = 30_000

export async function openLoop({ port, perSecond, count, make }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const latenciesMs: number[] = []
  const answers: Promise<void>[] = []
  let failed = 0
  const startMs = performance.now()
  const send = async (number: number): Promise<void> => {
    const dueMs = startMs + (number * 1_000) / perSecond
    const status = await answerTo(agent, port, make(number)).catch(() => 0)
    if (status >= 200 && status < 300) latenciesMs.push(performance.now() - dueMs)
    else failed += 1
  }
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - startMs) * perSecond) / 1_000) + 1)
    for (; sent < due; sent += 1) answers.push(send(sent))
    await delay(TICK_MS)
  }
  await Promise.all(answers)
  const tookSeconds = (performance.now() - startMs) / 1_000
  agent.destroy()
  return {
    answeredPerSecond: latenciesMs.length / tookSeconds,
    failed,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  }
}

function answerTo(agent: Agent, port: number, { method, path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: TIMEOUT_MS })
    sent.once('error', reject)
    sent.once('timeout', () => sent.destroy(new Error('No answer came.')))
    sent.once('response', (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject)
      response.resume()
    })
    sent.end(body)
  })
}
