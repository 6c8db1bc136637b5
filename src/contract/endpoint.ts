/** One endpoint, declared once: the server answers by it, the browser calls by it, and the documentation lists it. */
import * as v from 'valibot'
import type { PlatformCall } from '#domain/platform/platform-calls.ts'
import { apiPath, PLATFORM_CALL_PATHS } from '#domain/platform/platform-calls.ts'
import type { ProblemKind } from './problem.ts'

export interface Endpoint<
  Input extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> {
  call: PlatformCall
  method: 'GET' | 'POST'
  /** One sentence for the documentation. */
  summary: string
  /** The placeholders of the path, and beside them the query of a GET or the JSON body of a POST. */
  input: Input
  answer: Answer
  /** Kinds of its own, beside those that every endpoint has. */
  problems: readonly ProblemKind[]
  /** Whether a plain HTML form may be posted to it, too. */
  takesForms: boolean
  /** How long an answer may be kept on its way to other shoppers; 0 is never. */
  cacheSeconds: number
}

/** Of an endpoint whose answer is a file: a PDF to be saved under this name. Browsers take it as it comes. */
export const pdfAnswer = v.object({ fileName: v.string(), bytes: v.instance(Uint8Array) })

/** What every endpoint can answer. */
export const COMMON_PROBLEMS: readonly ProblemKind[] = [
  'malformed-request',
  'unknown-site',
  'invalid-values',
  'internal-error',
  'database-unavailable',
]

type Declared<Input extends v.GenericSchema, Answer extends v.GenericSchema> = Omit<
  Endpoint<Input, Answer>,
  'problems' | 'takesForms' | 'cacheSeconds'
> &
  Partial<Pick<Endpoint<Input, Answer>, 'problems' | 'takesForms' | 'cacheSeconds'>>

export function defineEndpoint<const Input extends v.GenericSchema, const Answer extends v.GenericSchema>(
  endpoint: Declared<Input, Answer>,
): Endpoint<Input, Answer> {
  return { problems: [], takesForms: false, cacheSeconds: 0, ...endpoint }
}

/** "/api/cars/{slug}/view.json". */
export function endpointPath({ call }: Endpoint): string {
  return apiPath(PLATFORM_CALL_PATHS[call])
}

/** The names of a path's placeholders. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([a-z_]+)\}/gi)].map(([, name = '']) => name)
}
