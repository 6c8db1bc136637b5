import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import type { SearchSettings } from '#search/settings.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

let sitesDir: string
let child: ReturnType<typeof spawn> | null = null
beforeEach(async () => {
  // Inside the project, so that `site.ts` finds `#config`.
  await mkdir(CACHE_DIR, { recursive: true })
  sitesDir = await mkdtemp(join(CACHE_DIR, 'dev-test-'))
  await cp(join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer'), join(sitesDir, 'small-dealer'), { recursive: true })
  await mkdir(join(sitesDir, 'small-dealer/stock'))
})
afterEach(async () => {
  const ended = new Promise((resolve) => child?.once('close', resolve) ?? resolve(null))
  child?.kill()
  await ended
  await rm(sitesDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

it('the development server shows the pages of a build, and what changes in the site’s folder', async () => {
  const feedFile = join(sitesDir, 'small-dealer/stock/feed.json')
  await writeFeed(feedFile, [feedCar(0, { price: 31_500 }), feedCar(1)])
  const port = await freePort()
  let output = ''
  child = spawn(
    process.execPath,
    ['scripts/dev.ts', '--site', 'small-dealer', '--sites', sitesDir, '--port', String(port)],
    {
      cwd: PROJECT_DIR,
      // As from a shell: Astro behaves otherwise when it thinks that it is inside a test runner.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1' },
    },
  )
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  await vi.waitFor(async () => expect((await get('/')).status, output).toBe(200), { timeout: 60_000, interval: 200 })

  const page = '/cars/2021-toyota-hilux-base-s0'
  expect(await (await get(page)).text()).toContain('$31,500')
  expect((await get('/about-us')).status).toBe(200)
  expect((await get('/search/used')).headers.get('location')).toBe('/search/used-cars')
  expect((await get('/nothing-here')).status).toBe(404)
  expect(await (await get('/menu-counts.json')).json()).toMatchObject({ '/search': 2 })
  // What islands fetch; this site has no calculator.
  expect(Object.keys((await (await get('/forms.json')).json()) as object)).not.toEqual([])
  expect((await get('/finance.json')).status).toBe(404)
  const settings = (await (await get('/search-data/settings.json')).json()) as SearchSettings
  if (settings.engine.kind !== 'bundled') throw new Error('expected the bundled engine')
  expect((await get(settings.engine.indexUrl)).headers.get('content-type')).toBe('application/octet-stream')
  expect((await get('/search-data/settings.txt')).status).toBe(404)

  await writeFeed(feedFile, [feedCar(0, { price: 29_900 }), feedCar(1)])
  await vi.waitFor(async () => expect(await (await get(page)).text()).toContain('$29,900'), {
    timeout: 20_000,
    interval: 200,
  })
}, 90_000)
