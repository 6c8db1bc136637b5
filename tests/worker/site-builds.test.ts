/** The build processes as their worker uses them. */
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { BuildOrder } from '#worker/builds/build-protocol.ts'
import type { ListedCarsOrder } from '#worker/builds/listed-cars.ts'
import type { SiteBuilds, SiteBuildsOptions } from '#worker/builds/site-builds.ts'
import { createSiteBuilds } from '#worker/builds/site-builds.ts'

function started(file: string, options?: SiteBuildsOptions): SiteBuilds {
  const builds = createSiteBuilds({ ...options, processFile: join(import.meta.dirname, file) })
  onTestFinished(() => builds.close())
  return builds
}

function orderOf(siteSlug: string, { approve = false } = {}): BuildOrder {
  return {
    siteSlug,
    approve,
    approvedFeedHash: null,
    hasNewestFeed: false,
    reservedIds: [],
    changedRows: [],
    sitesDir: '',
    outDir: '',
  }
}

function carsOf(siteSlug: string): ListedCarsOrder {
  return { siteSlug, sitesDir: '', outDir: '', changedRows: [], knownHashes: {} }
}

it('asks a process that is about to end nothing more: the request that waits goes to the next one', async () => {
  const builds = started('process-that-answers-once.ts')
  const [first, second] = await Promise.all([builds.build(orderOf('any')), builds.build(orderOf('any'))])
  const ofAnyProcess = { kind: 'failed', message: expect.stringMatching(/^process \d+$/) }
  expect([first, second]).toEqual([ofAnyProcess, ofAnyProcess])
  expect(first).not.toEqual(second)
})

it('builds two sites side by side, and each again where it is known', async () => {
  const builds = started('process-that-knows-sites.ts', { processes: 2 })
  const build = (siteSlug: string) => builds.build(orderOf(siteSlug))
  const [north, south] = await Promise.all([build('north'), build('south')])
  expect(north).not.toEqual(south)
  expect([await build('north'), await build('south'), await build('north')]).toEqual([north, south, north])
  const ofSouth = 'message' in south ? south.message : ''
  await expect(builds.listedStock(carsOf('south'))).rejects.toThrow(ofSouth)
})

it('gives a site that no process knows to the one that knows fewer', async () => {
  const builds = started('process-that-knows-sites.ts', { processes: 2 })
  const first = await builds.build(orderOf('first'))
  expect(await builds.build(orderOf('second'))).not.toEqual(first)
})

it('does not have a site wait for a process that is held up by a long build of another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const builds = started('process-that-knows-sites.ts', { processes: 2 })
  const first = await builds.build(orderOf('first'))
  const second = await builds.build(orderOf('second'))
  void builds.build(orderOf('first', { approve: true }))
  await Promise.resolve()
  vi.advanceTimersByTime(1_001)
  expect(await builds.build(orderOf('first'))).toEqual(second)
  expect(first).not.toEqual(second)
})

it('asks the process that built a site, not the one that only read it', async () => {
  const builds = started('process-that-knows-sites.ts', { processes: 2 })
  const read = builds.listedStock(carsOf('any')).catch((error: Error) => error.message)
  const built = await builds.build(orderOf('any'))
  expect(built).not.toHaveProperty('message', await read)
  expect(await builds.build(orderOf('any'))).toEqual(built)
  await expect(builds.listedStock(carsOf('any'))).rejects.toThrow('message' in built ? built.message : '')
})
