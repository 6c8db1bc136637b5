/** The typed client of the platform: what pages call its endpoints with. */
import * as v from 'valibot'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { PLATFORM_CALL_PATHS, platformCallUrl } from '#domain/platform/platform-calls.ts'
import type { Endpoint } from './endpoint.ts'
import { pathParameters } from './endpoint.ts'
import type { Problem } from './problem.ts'
import { readProblem } from './problem.ts'

export interface CallOptions {
  platform: PlatformOptions
  /** The browser's own when left out. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  signal?: AbortSignal
  /** Lets the call finish though the page is left. */
  keepalive?: boolean
}

export type CallOutcome<Answer> =
  | { kind: 'answered'; answer: Answer }
  /** The platform refused, and says why. */
  | { kind: 'refused'; problem: Problem }
  /** No answer came, or none that can be read. */
  | { kind: 'failed'; reason: string }

/** Never rejects. */
export async function callEndpoint<Input extends v.GenericSchema, Answer extends v.GenericSchema>(
  endpoint: Endpoint<Input, Answer>,
  input: v.InferInput<Input>,
  { platform, fetch: send = fetch, signal, keepalive }: CallOptions,
): Promise<CallOutcome<v.InferOutput<Answer>>> {
  const { url, body } = requestOf(endpoint, input, platform)
  const init: RequestInit = { method: endpoint.method, headers: { accept: 'application/json' } }
  if (body !== null) {
    init.body = body
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }
  if (signal !== undefined) init.signal = signal
  if (keepalive !== undefined) init.keepalive = keepalive
  try {
    const response = await send(url, init)
    const received: unknown = await response.json()
    if (!response.ok) {
      const problem = readProblem(received, response.status)
      return problem === null
        ? { kind: 'failed', reason: `The answer has status ${response.status}.` }
        : { kind: 'refused', problem }
    }
    const answer = v.safeParse(endpoint.answer, received)
    return answer.success
      ? { kind: 'answered', answer: answer.output }
      : { kind: 'failed', reason: 'The answer is not what was expected.' }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

function requestOf(
  endpoint: Endpoint,
  input: unknown,
  platform: PlatformOptions,
): { url: string; body: string | null } {
  const values = new Map(Object.entries(typeof input === 'object' ? (input ?? {}) : {}))
  const parameters: Record<string, string> = {}
  for (const name of pathParameters(PLATFORM_CALL_PATHS[endpoint.call])) {
    parameters[name] = String(values.get(name) ?? '')
    values.delete(name)
  }
  const url = platformCallUrl(platform, endpoint.call, parameters)
  if (endpoint.method === 'POST') return { url, body: JSON.stringify(Object.fromEntries(values)) }
  const query = new URLSearchParams()
  for (const [name, value] of values) if (value !== undefined && value !== null) query.set(name, String(value))
  return { url: query.size === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`, body: null }
}
