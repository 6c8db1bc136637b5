import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MissingFileError, NoAnswerError } from '#search/client/engine-client.ts'
import { fetchFile, fetchSearchSettings } from '#search/client/fetch-file.ts'

/** The browser's cache, as the second argument of `fetch` names it. */
const asked: (RequestCache | undefined)[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    asked.push(init?.cache)
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const found = () => new Response(new Uint8Array([1, 2, 3]))
const status = (code: number) => () => new Response('', { status: code })

it('asks past the cache for a file that is missing: it may have come back since a browser kept that it was not there', async () => {
  answers = [status(404), found]
  expect(await fetchFile('/files/a.bin')).toEqual(new Uint8Array([1, 2, 3]))
  expect(asked).toEqual([undefined, 'reload'])
})

it.each([404, 410])('says that a file is missing when it is answered twice with %d', async (code) => {
  answers = [status(code), status(code), found]
  await expect(fetchFile('/files/a.bin')).rejects.toThrow(MissingFileError)
  expect(asked).toHaveLength(2)
})

it('does not ask again where nothing says that the file is missing', async () => {
  answers = [status(500), found]
  await expect(fetchFile('/files/a.bin')).rejects.toThrow(NoAnswerError)
  answers = []
  await expect(fetchFile('/files/a.bin')).rejects.toThrow(NoAnswerError)
  expect(asked).toHaveLength(2)
})

it('asks once for the settings, whose cached answer is never taken unasked', async () => {
  answers = [status(404), found]
  await expect(fetchSearchSettings()).rejects.toThrow(MissingFileError)
  expect(asked).toEqual(['no-cache'])
})
