/** The build thread, asked as its worker asks it. */
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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

it('prestages the next release of each site that it has built when no other request comes', async () => {
  const { dir, thread } = await startThread()
  const sitesDir = join(dir, 'sites')
  const outDir = join(dir, 'dist')
  const slugs = [SLUG, 'another-site']
  for (const slug of slugs) await copySite(sitesDir, slug)
  const build = async (siteSlug: string): Promise<string> => {
    const order: BuildOrder = {
      siteSlug,
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
  // The second request comes before the thread is idle.
  const ids = [await build(SLUG), await build('another-site')]
  const staged = (slug: string): Promise<string[]> => readdir(join(outDir, slug, 'staging'))
  await vi.waitFor(async () => expect(await Promise.all(slugs.map(staged))).toEqual(ids.map((id) => [`after-${id}`])), {
    timeout: 15_000,
  })
})

/** A site with a feed of two cars. */
async function copySite(sitesDir: string, slug: string): Promise<void> {
  const siteDir = join(sitesDir, slug)
  await cp(join(FIXTURES, SLUG), siteDir, { recursive: true })
  const file = join(siteDir, 'site.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`'${SLUG}'`, `'${slug}'`))
  const { stock } = await loadSite(slug, { sitesDir })
  const feedFile = join(siteDir, stock.feed)
  await mkdir(dirname(feedFile), { recursive: true })
  await writeFeed(feedFile, [feedCar(0), feedCar(1)])
}

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
