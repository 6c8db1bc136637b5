/** The build process as its worker uses it. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSiteBuilds } from '#worker/builds/site-builds.ts'

it('asks a process that is about to end nothing more: the request that waits goes to the next one', async () => {
  const builds = createSiteBuilds(join(import.meta.dirname, 'process-that-answers-once.ts'))
  const order = {
    siteSlug: 'any',
    approve: false,
    approvedFeedHash: null,
    hasNewestFeed: false,
    reservedIds: [],
    changedRows: [],
    sitesDir: '',
    outDir: '',
  }
  const [first, second] = await Promise.all([builds.build(order), builds.build(order)])
  builds.close()
  const ofAnyProcess = { kind: 'failed', message: expect.stringMatching(/^process \d+$/) }
  expect([first, second]).toEqual([ofAnyProcess, ofAnyProcess])
  expect(first).not.toEqual(second)
})
