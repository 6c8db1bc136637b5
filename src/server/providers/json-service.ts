/** Asks a service of another company: JSON by POST, with a bearer token. */
import * as v from 'valibot'

/** The service did not answer, or not as it should: another try may work. */
export class ServiceFailedError extends Error {
  override name = 'ServiceFailedError'
}

export interface JsonService {
  url: string
  /** `undefined` when its environment variable is not set. */
  token: string | undefined
}

/** A shopper waits for it. */
const TIMEOUT_MS = 6_000
const MAX_ANSWER_CHARACTERS = 100_000

/** `null` when the service answers 404: it does not know what it was asked. */
export async function askService<const Schema extends v.GenericSchema>(
  { url, token }: JsonService,
  question: object,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  if (token === undefined) throw new ServiceFailedError('The environment variable with its token is not set.')
  const answer = await post(url, token, question).catch((error: Error) => {
    throw new ServiceFailedError(error.name === 'TimeoutError' ? 'It gave no answer in time.' : error.message)
  })
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new ServiceFailedError(`It answered ${answer.status}.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.maxLength(MAX_ANSWER_CHARACTERS), v.parseJson(), schema), answer.text)
  if (!parsed.success) throw new ServiceFailedError('Its answer is not what was expected.')
  return parsed.output
}

async function post(url: string, token: string, question: object): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(question),
  })
  return { status: response.status, text: await response.text() }
}
