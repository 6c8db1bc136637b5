/** The build threads as their worker uses them. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tryLock } from '#generator/release/file-lock.ts'
import type { BuildOrder, BuildThreadRequest } from '#worker/builds/build-protocol.ts'
import type { ListedCarsOrder } from '#worker/builds/listed-cars.ts'
import type { SiteBuilds, SiteBuildsOptions } from '#worker/builds/site-builds.ts'
import { createSiteBuilds } from '#worker/builds/site-builds.ts'
import { createStartedThread } from '#worker/builds/started-thread.ts'
import { eventually } from '../eventually.ts'

function started(file: string, options?: SiteBuildsOptions): SiteBuilds {
  const builds = createSiteBuilds({ ...options, threadFile: join(import.meta.dirname, file) })
  onTestFinished(() => builds.close())
  return builds
}

function orderOf(siteSlug: string, { approve = false, outDir = '' } = {}): BuildOrder {
  return {
    siteSlug,
    approve,
    approvedFeedHash: null,
    hasNewestFeed: false,
    reservedIds: [],
    changedRows: [],
    sitesDir: '',
    outDir,
  }
}

function carsOf(siteSlug: string): ListedCarsOrder {
  return { siteSlug, sitesDir: '', outDir: '', changedRows: [], knownHashes: {}, areSearched: false, isMeasured: false }
}

/** In a folder of its own. */
async function newLockFile(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-site-builds-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return join(dir, 'lock')
}

function isFree(lockFile: string): boolean {
  const lock = tryLock(lockFile)
  lock?.close()
  return lock !== null
}

it('asks a thread that is about to end nothing more: the request that waits goes to the next one', async () => {
  const outDir = await newLockFile()
  const builds = started('thread-that-answers-once.ts')
  const build = () => builds.build(orderOf('any', { outDir }))
  const [first, second] = await Promise.all([build(), build()])
  const ofAnyThread = { kind: 'failed', message: expect.stringMatching(/^thread \d+$/) }
  expect([first, second]).toEqual([ofAnyThread, ofAnyThread])
  expect(first).not.toEqual(second)
  await eventually(() => expect(isFree(outDir)).toBe(true))
})

it('builds two sites side by side, and each again where it is known', async () => {
  const builds = started('thread-that-knows-sites.ts', { threads: 2 })
  const build = (siteSlug: string) => builds.build(orderOf(siteSlug))
  const [north, south] = await Promise.all([build('north'), build('south')])
  expect(north).not.toEqual(south)
  expect([await build('north'), await build('south'), await build('north')]).toEqual([north, south, north])
  const ofSouth = 'message' in south ? south.message : ''
  await expect(builds.listedStock(carsOf('south'))).rejects.toThrow(ofSouth)
})

it('gives a site that no thread knows to the one that knows fewer', async () => {
  const builds = started('thread-that-knows-sites.ts', { threads: 2 })
  const first = await builds.build(orderOf('first'))
  expect(await builds.build(orderOf('second'))).not.toEqual(first)
})

it('does not have a site wait for a thread that is held up by a long build of another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const builds = started('thread-that-knows-sites.ts', { threads: 2 })
  const first = await builds.build(orderOf('first'))
  const second = await builds.build(orderOf('second'))
  void builds.build(orderOf('first', { approve: true }))
  await Promise.resolve()
  vi.advanceTimersByTime(1_001)
  expect(await builds.build(orderOf('first'))).toEqual(second)
  expect(first).not.toEqual(second)
})

it('asks the thread that built a site, not the one that only read it', async () => {
  const builds = started('thread-that-knows-sites.ts', { threads: 2 })
  const read = builds.listedStock(carsOf('any')).catch((error: Error) => error.message)
  const built = await builds.build(orderOf('any'))
  expect(built).not.toHaveProperty('message', await read)
  expect(await builds.build(orderOf('any'))).toEqual(built)
  await expect(builds.listedStock(carsOf('any'))).rejects.toThrow('message' in built ? built.message : '')
})

it('says why a thread has ended; its site is free, and the next build has a thread again', async () => {
  const outDir = await newLockFile()
  const builds = started('thread-that-fails.ts')
  const build = (siteSlug: string) => builds.build(orderOf(siteSlug, { outDir }))
  const fault = (siteSlug: string) => ({
    kind: 'failed',
    message: `The build thread ended (${siteSlug} has a fault).`,
  })
  expect(await Promise.all([build('north'), build('south')])).toEqual([fault('north'), fault('south')])
  expect(await build('north')).toEqual(fault('north'))
  await eventually(() => expect(isFree(outDir)).toBe(true))
})

it('reads a site that it keeps warm before it builds the others that wait', async () => {
  const thread = createStartedThread(join(import.meta.dirname, 'thread-that-knows-sites.ts'), { maxWarmBytes: 1 })
  onTestFinished(() => thread.close())
  await thread.ask({ kind: 'build', order: orderOf('warm') })
  const answered: string[] = []
  const ask = async (request: BuildThreadRequest): Promise<void> => {
    await thread.ask(request)
    answered.push(`${request.kind} ${request.order.siteSlug}`)
  }
  const all = [
    ask({ kind: 'build', order: orderOf('first') }),
    ask({ kind: 'build', order: orderOf('second') }),
    ask({ kind: 'cars', order: carsOf('cold') }),
    ask({ kind: 'cars', order: carsOf('warm') }),
    ask({ kind: 'build', order: orderOf('warm') }),
  ]
  expect(thread.waiting()).toBe(all.length)
  await Promise.all(all)
  expect(answered).toEqual(['build first', 'cars warm', 'build second', 'cars cold', 'build warm'])
  expect(thread.waiting()).toBe(0)
})

it('limits the old objects of a thread that follows one of many sites, and of no other', async () => {
  const file = join(import.meta.dirname, 'thread-that-says-its-limit.ts')
  const thread = createStartedThread(file, { maxWarmBytes: 1, maxOldGenerationSizeMb: 200 })
  onTestFinished(() => thread.close())
  const ask = (siteSlug: string) => thread.ask({ kind: 'build', order: orderOf(siteSlug) })
  const limited = { kind: 'failed', message: 'at most 200 MB' }
  await ask('last')
  expect(await ask('of few')).not.toEqual(limited)
  for (let number = 0; number < 201; number += 1) await ask(`site-${number}`)
  expect(await ask('last')).not.toEqual(limited)
  expect(await ask('of many')).toEqual(limited)
})

it('ends a build when the worker stops, and frees its site', async () => {
  const outDir = await newLockFile()
  const builds = started('thread-that-fails.ts')
  const build = builds.build(orderOf('any', { approve: true, outDir }))
  await eventually(() => expect(isFree(outDir)).toBe(false))
  builds.close()
  expect(await build).toMatchObject({ kind: 'failed' })
  await eventually(() => expect(isFree(outDir)).toBe(true))
})
