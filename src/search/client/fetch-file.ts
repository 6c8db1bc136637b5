/** Loads files of the site, distinguishing a missing file from a network that does not answer. */
import type { SearchSettings } from '#search/settings.ts'
import { SEARCH_SETTINGS_PATH } from '#search/settings.ts'
import { MissingFileError, NoAnswerError } from './engine-client.ts'

export type FetchFile = (url: string) => Promise<Uint8Array>

async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new NoAnswerError(`${url} cannot be reached`, { cause: error })
  })
  if (response.ok) return response
  const isMissing = response.status === 404 || response.status === 410
  // It may have come back since the browser, or anything between, kept the answer that it is not there.
  if (isMissing && init === undefined) return answerOf(url, { cache: 'reload' })
  const message = `${url} is answered with status ${response.status}`
  throw isMissing ? new MissingFileError(message) : new NoAnswerError(message)
}

/** A connection that breaks off within the file counts as no answer, too. */
async function read<Content>(url: string, content: Promise<Content>): Promise<Content> {
  try {
    return await content
  } catch (error) {
    throw new NoAnswerError(`${url} breaks off`, { cause: error })
  }
}

/** A file is compressed already where its first bytes say so: few hosts compress what they do not know. */
export const fetchFile: FetchFile = async (url) => {
  const response = await answerOf(url)
  const bytes = new Uint8Array(await read(url, response.arrayBuffer()))
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? inflated(bytes) : bytes
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The settings of the site as it is served now; the browser's cache is asked whether they are still the same. */
export async function fetchSearchSettings(): Promise<SearchSettings> {
  const response = await answerOf(SEARCH_SETTINGS_PATH, { cache: 'no-cache' })
  return (await read(SEARCH_SETTINGS_PATH, response.json())) as SearchSettings
}
