import { appendFile, mkdir, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WatchedFolder } from '#worker/builds/feed-folder.ts'
import { hasNewFeed, takeNewFeed } from '#worker/builds/feed-folder.ts'

let dir: string
let watched: WatchedFolder
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-folder-'))
  await mkdir(join(dir, 'drop'))
  watched = { folder: { path: join(dir, 'drop'), settledSeconds: 20 }, file: join(dir, 'site/stock/feed.csv') }
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Writes a file as of some minutes ago at its sender's. */
async function drop(name: string, content: string, minutesAgo = 0): Promise<void> {
  const path = join(watched.folder.path, name)
  await writeFile(path, content)
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await utimes(path, at, at)
}

const SOON = (): number => Date.now() + 60_000
const feed = (): Promise<string> => readFile(watched.file, 'utf8')

it('takes the newest file, once', async () => {
  await drop('monday.csv', 'old', 20)
  await drop('tuesday.csv', 'new', 10)
  expect(await hasNewFeed(watched, SOON())).toBe(true)
  expect(await takeNewFeed(watched, SOON())).toBe(true)
  expect(await feed()).toBe('new')
  expect(await hasNewFeed(watched, SOON())).toBe(false)
  expect(await takeNewFeed(watched, SOON())).toBe(false)
})

it('leaves a file alone to which somebody has just written, whatever its own time is, and takes the whole one', async () => {
  await drop('whole.csv', 'whole', 20)
  await drop('unfinished.csv', 'unfini', 10)
  const { ctimeMs } = await stat(join(watched.folder.path, 'whole.csv'))
  await appendFile(join(watched.folder.path, 'unfinished.csv'), 'shed')
  expect(await hasNewFeed(watched, ctimeMs + 19_000)).toBe(false)
  expect(await takeNewFeed(watched, SOON())).toBe(true)
  expect(await feed()).toBe('unfinished')
})

it('never reads what has the name of an unfinished file, is empty, or is a folder', async () => {
  for (const name of ['.feed.csv.x1', 'feed.csv.part', 'feed.csv.filepart', 'feed.tmp', 'feed.csv~'])
    await drop(name, 'x')
  await drop('empty.csv', '')
  await mkdir(join(watched.folder.path, 'archive'))
  expect(await hasNewFeed(watched, SOON())).toBe(false)
  await rename(join(watched.folder.path, 'feed.csv.part'), join(watched.folder.path, 'feed.csv'))
  expect(await takeNewFeed(watched, SOON())).toBe(true)
})

it('does not go back to an older file when the newest is taken away', async () => {
  await drop('old.csv', 'old', 20)
  await drop('new.csv', 'new', 10)
  await takeNewFeed(watched, SOON())
  await rm(join(watched.folder.path, 'new.csv'))
  expect(await takeNewFeed(watched, SOON())).toBe(false)
  await drop('newer.csv', 'newer')
  expect(await takeNewFeed(watched, SOON())).toBe(true)
  expect(await feed()).toBe('newer')
})

it('takes a file of the same name that was written again', async () => {
  await drop('feed.csv', 'one', 10)
  await takeNewFeed(watched, SOON())
  await drop('feed.csv', 'two', 5)
  expect(await takeNewFeed(watched, SOON())).toBe(true)
  expect(await feed()).toBe('two')
})

it('says which folder cannot be read, and changes nothing', async () => {
  await drop('feed.csv', 'one')
  await takeNewFeed(watched, SOON())
  const missing = { ...watched, folder: { ...watched.folder, path: join(dir, 'nowhere') } }
  await expect(takeNewFeed(missing, SOON())).rejects.toThrow('stock.folder.path')
  expect(await feed()).toBe('one')
})
