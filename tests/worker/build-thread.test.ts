/** The build thread, asked as its worker asks it. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'
import type { BuildThreadData, BuildThreadMessage, BuildThreadRequest } from '#worker/builds/build-protocol.ts'

it('is followed by another when it has read many sites anew, and not for a site that it keeps warm', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-build-thread-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const workerData: BuildThreadData = { maxWarmBytes: 100_000_000 }
  const thread = new Worker(join(PROJECT_DIR, 'src/worker/builds/build-thread.ts'), { workerData })
  onTestFinished(async () => void (await thread.terminate()))
  const ask = async (outDir: string): Promise<BuildThreadMessage> => {
    const order = {
      siteSlug: 'small-dealer',
      sitesDir: join(PROJECT_DIR, 'tests/fixtures/sites'),
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
