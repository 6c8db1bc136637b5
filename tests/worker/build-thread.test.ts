/** The build thread, asked as its worker asks it. */
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import type {
  BuildOrder,
  BuildThreadData,
  BuildThreadMessage,
  BuildThreadRequest,
} from '#worker/builds/build-protocol.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const SLUG = 'small-dealer'
const FIXTURES = join(PROJECT_DIR, 'tests/fixtures/sites')

async function startThread(): Promise<{ dir: string; thread: Worker }> {
  await mkdir(CACHE_DIR, { recursive: true })
  // Inside the project, where a site's file finds `#config`.
  const dir = await mkdtemp(join(CACHE_DIR, 'test-build-thread-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const workerData: BuildThreadData = { maxWarmBytes: 100_000_000 }
  const thread = new Worker(join(PROJECT_DIR, 'src/worker/builds/build-thread.ts'), { workerData })
  onTestFinished(async () => void (await thread.terminate()))
  return { dir, thread }
}

it('prestages the next release of a site when no other request comes', async () => {
  const { dir, thread } = await startThread()
  const sitesDir = join(dir, 'sites')
  const siteDir = join(sitesDir, SLUG)
  await cp(join(FIXTURES, SLUG), siteDir, { recursive: true })
  const { stock } = await loadSite(SLUG, { sitesDir })
  const feedFile = join(siteDir, stock.feed)
  await mkdir(dirname(feedFile), { recursive: true })
  await writeFeed(feedFile, [feedCar(0), feedCar(1)])
  const outDir = join(dir, 'dist')
  const build = async (): Promise<string> => {
    const order: BuildOrder = {
      siteSlug: SLUG,
      sitesDir,
      outDir,
      approve: false,
      approvedFeedHash: null,
      hasNewestFeed: false,
      reservedIds: [],
      changedRows: [],
    }
    thread.postMessage({ kind: 'build', order } satisfies BuildThreadRequest)
    const [{ answer }] = (await once(thread, 'message')) as [BuildThreadMessage]
    if (answer.kind !== 'build' || answer.end.kind !== 'published') throw new Error(JSON.stringify(answer))
    return answer.end.releaseId
  }
  const staged = (): Promise<string[]> => readdir(join(outDir, SLUG, 'staging'))
  const id = await build()
  await vi.waitFor(async () => expect(await staged()).toEqual([`after-${id}`]), { timeout: 15_000 })
})

it('is followed by another when it has read many sites anew, and not for a site that it keeps warm', async () => {
  const { dir, thread } = await startThread()
  const ask = async (outDir: string): Promise<BuildThreadMessage> => {
    const order = {
      siteSlug: SLUG,
      sitesDir: FIXTURES,
      outDir: join(dir, outDir),
      changedRows: [],
      knownHashes: {},
      areSearched: false,
      isMeasured: false,
    }
    thread.postMessage({ kind: 'cars', order } satisfies BuildThreadRequest)
    const [message] = await once(thread, 'message')
    return message
  }
  for (let asked = 1; asked <= 500; asked += 1) {
    expect(await ask('one')).toMatchObject({ isLast: false, warmSlugs: ['small-dealer'], answer: { kind: 'cars' } })
  }
  // In another folder it is another site.
  for (let read = 2; read < 400; read += 1)
    expect(await ask(read % 2 === 0 ? 'other' : 'one')).toHaveProperty('isLast', false)
  expect(await ask('other')).toMatchObject({ isLast: true, warmSlugs: [], answer: { kind: 'cars' } })
})
