import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draftPage, hashPage } from '#generator/plan/planned-page.ts'
import { startRenderThreads, startWaitingThreads } from '#generator/render/render-threads.ts'
import type { Chrome } from '#view-models/chrome.ts'
import { makeSite } from '../builders/make-site.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-threads-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('threads have all ended when the failure of one is told', async () => {
  const entryFile = join(dir, 'entry.mjs')
  // Fails for one page only when another thread is already at work on the other, which it ends much later.
  await writeFile(
    entryFile,
    `import { existsSync, writeFileSync } from 'node:fs'
     const begun = ${JSON.stringify(join(dir, 'begun'))}
     const failed = ${JSON.stringify(join(dir, 'failed'))}
     const until = async (file) => {
       while (!existsSync(file)) await new Promise(setImmediate)
     }
     export const app = {
       match: () => ({}),
       async render(request) {
         if (request.url.endsWith('/bad')) {
           await until(begun)
           writeFileSync(failed, '')
           return new Response('no', { status: 500 })
         }
         writeFileSync(begun, '')
         await until(failed)
         for (let turn = 0; turn < 2_000; turn += 1) await new Promise(setImmediate)
         return new Response('slow')
       },
     }`,
  )
  const chrome = {} as Chrome
  // A thread takes two batches at once, so the third page is the other thread's.
  const pages = ['/bad', '/bad', '/slow'].map((path) => hashPage(draftPage(path, { kind: 'favourites' }), chrome))
  const stageDir = join(dir, 'stage')
  const next = () => pages.splice(0, 1)
  // One has been waiting, the other is started when it is needed.
  const waiting = startWaitingThreads(1, 0, { entryFile })
  const threads = startRenderThreads(2, waiting, { stageDir, site: makeSite(), chrome }, next, () => {})
  await expect(threads.finished).rejects.toThrow('/bad')
  expect(threads.failed()).toBe(true)
  // Either it was written before the failure was told, or it never is.
  expect(await readdir(stageDir)).toEqual(['slow.html'])
})
