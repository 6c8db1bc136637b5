/** Fetches a site's feed to the file that builds read. */
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { FeedSource } from '#config/schema/stock.ts'

/** What the service said of the version that is kept, so that an unchanged feed is not sent again. */
const stateSchema = v.object({ url: v.string(), etag: v.nullable(v.string()), lastModified: v.nullable(v.string()) })
type FeedState = v.InferOutput<typeof stateSchema>

export interface FetchedFeed {
  source: FeedSource
  /** `undefined` when its environment variable is not set. */
  token: string | undefined
  file: string
  /** False of an address that a message named: it leads to its own host alone. */
  followsRedirects?: boolean
}

/** Nothing was changed on the disk; another try may work. */
export class FeedFetchError extends Error {
  override name = 'FeedFetchError'
}

const BYTES_PER_MB = 1_000_000

/** Replaces the file in one step, and only when the whole feed has arrived. Returns whether it was replaced. */
export async function fetchFeed({ source, token, file, followsRedirects = true }: FetchedFeed): Promise<boolean> {
  const { url, tokenVariable, timeoutSeconds } = source
  if (tokenVariable !== null && token === undefined) {
    throw new FeedFetchError(`The feed cannot be fetched: the environment variable ${tokenVariable} is not set.`)
  }
  const stateFile = `${file}.state.json`
  const known = await readState(stateFile, file, url)
  try {
    const response = await fetch(url, {
      redirect: followsRedirects ? 'follow' : 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(known?.etag == null ? {} : { 'if-none-match': known.etag }),
        ...(known?.lastModified == null ? {} : { 'if-modified-since': known.lastModified }),
      },
    })
    if (response.status === 304) return false
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new FeedFetchError(`The feed cannot be fetched: ${shown(url)} answered ${response.status}.`)
    }
    await writeWhole(response, file, source)
    const state: FeedState = {
      url,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    }
    await writeFile(stateFile, JSON.stringify(state))
    return true
  } catch (error) {
    if (error instanceof FeedFetchError) throw error
    const { name, message } = error as Error
    const reason = name === 'TimeoutError' ? `it did not arrive within ${timeoutSeconds} seconds` : message
    throw new FeedFetchError(`The feed cannot be fetched from ${shown(url)}: ${reason}.`, { cause: error })
  }
}

/** A body that ends early makes the stream fail, so a cut feed is never kept. */
async function writeWhole(response: Response, file: string, { url, maxMegabytes }: FeedSource): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const partial = `${file}.partial`
  const handle = await open(partial, 'w')
  try {
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxMegabytes * BYTES_PER_MB) {
        throw new FeedFetchError(
          `The feed of ${shown(url)} is larger than ${maxMegabytes} MB. If that is right, raise \`stock.source.maxMegabytes\`.`,
        )
      }
      await handle.write(chunk)
    }
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(partial, { force: true })
    throw error
  }
  await handle.close()
  await rename(partial, file)
}

/** `null` when nothing is known of the file that is there. */
async function readState(stateFile: string, file: string, url: string): Promise<FeedState | null> {
  try {
    await stat(file)
    const state = v.safeParse(stateSchema, JSON.parse(await readFile(stateFile, 'utf8')))
    return state.success && state.output.url === url ? state.output : null
  } catch {
    return null
  }
}

/** Without a query, which may hold a key. */
function shown(url: string): string {
  return url.split('?')[0] ?? url
}
