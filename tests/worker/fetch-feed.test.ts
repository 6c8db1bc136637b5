import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FeedSource } from '#config/schema/stock.ts'
import { FeedFetchError, fetchFeed } from '#worker/builds/fetch-feed.ts'

let answer: RequestListener = () => {}
const requests: (string | undefined)[][] = []
const server = createServer((request, response) => {
  const { authorization, 'if-none-match': etag, 'if-modified-since': since } = request.headers
  requests.push([authorization, etag, since])
  answer(request, response)
})
let dir: string
let file: string
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(async () => {
  requests.length = 0
  dir = await mkdtemp(join(tmpdir(), 'forecourt-feed-'))
  file = join(dir, 'stock', 'feed.json')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const source = (options: Partial<FeedSource> = {}): FeedSource => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json?key=hidden`,
  tokenVariable: null,
  maxMegabytes: 1,
  timeoutSeconds: 5,
  ...options,
})
const fetched = (options: Partial<FeedSource> = {}, token?: string): Promise<boolean> =>
  fetchFeed({ source: source(options), token, file })
const send =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, headers).end(body)

it('asks with the tags of the version that it keeps', async () => {
  const lastModified = 'Tue, 10 Mar 2026 00:00:00 GMT'
  answer = send('[1]', { etag: '"a"', 'last-modified': lastModified })
  expect(await fetched({ tokenVariable: 'FEED_TOKEN' }, 'secret')).toBe(true)
  answer = (_, response) => void response.writeHead(304).end()
  expect(await fetched({ tokenVariable: 'FEED_TOKEN' }, 'secret')).toBe(false)
  expect(requests).toEqual([
    ['Bearer secret', undefined, undefined],
    ['Bearer secret', '"a"', lastModified],
  ])
  expect(await readFile(file, 'utf8')).toBe('[1]')
})

it('a file that has gone, and another address, are fetched whole', async () => {
  answer = send('[1]', { etag: '"a"' })
  await fetched()
  await rm(file)
  await fetched()
  await fetched({ url: `${source().url}&other` })
  expect(requests.map(([, etag]) => etag)).toEqual([undefined, undefined, undefined])
})

it.each<[string, Partial<FeedSource>, RequestListener, string]>([
  [
    'too large',
    {},
    send('x'.repeat(1_000_001)),
    'larger than 1 MB. If that is right, raise `stock.source.maxMegabytes`',
  ],
  ['too late', { timeoutSeconds: 1 }, (_, response) => void response.writeHead(200).write('['), 'within 1 seconds'],
  ['refused', {}, (_, response) => void response.writeHead(403).end(), '/feed.json answered 403'],
  ['without its token', { tokenVariable: 'FEED_TOKEN' }, send('[2]'), 'variable FEED_TOKEN is not set'],
])('a feed that is %s changes nothing', async (_, options, listener, words) => {
  answer = send('[1]')
  await fetched()
  answer = listener
  const refusal = fetched(options)
  await expect(refusal).rejects.toThrow(FeedFetchError)
  await expect(refusal).rejects.toThrow(words)
  await expect(refusal).rejects.not.toThrow('hidden')
  expect(await readFile(file, 'utf8')).toBe('[1]')
  expect(await readdir(join(dir, 'stock'))).toEqual(['feed.json', 'feed.json.state.json'])
})
