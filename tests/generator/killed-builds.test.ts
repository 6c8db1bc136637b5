import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageFile } from '#generator/plan/planned-page.ts'
import { PROJECT_DIR } from '#generator/project.ts'
import { readManifest } from '#generator/release/manifest.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId } from '#generator/release/releases.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const CARS = 40
const KILLS = 24

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-killed-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

function startBuild(): { child: ReturnType<typeof spawn>; ended: Promise<{ status: number | null; output: string }> } {
  const arguments_ = ['scripts/build.ts', '--sites', 'tests/fixtures/sites', '--site', 'small-dealer']
  const where = ['--out', join(dir, 'out'), '--feed', join(dir, 'feed.json'), '--as-at', '2026-03-10T00:00:00Z']
  const child = spawn(process.execPath, [...arguments_, ...where], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, output }))
  })
  return { child, ended }
}

/** Every car of a version has that version's price, so that a mix of two releases shows. */
const versionPrice = (version: number): number => 30_000 + version * 10
const writeVersion = (version: number) =>
  writeFeed(
    join(dir, 'feed.json'),
    Array.from({ length: CARS }, (_, index) => feedCar(index, { price: versionPrice(version) })),
  )

/** The version that is served, after checking that all of it is there and of that version. */
async function servedVersion(): Promise<number> {
  const paths = releasePaths(join(dir, 'out'), 'small-dealer')
  const release = await realpath(paths.current)
  const manifest = await readManifest(paths.manifests, basename(release))
  if (manifest === null) throw new Error(`no manifest of ${release}`)
  const versions = new Set<number>()
  for (const path of manifest.pages.keys()) {
    const html = await readFile(join(release, pageFile(path)), 'utf8')
    expect(html.trimEnd().endsWith('</html>'), path).toBe(true)
    if (path.startsWith('/cars/') && path !== '/cars/trade-in') {
      const price = /\$(3\d,\d{3})/.exec(html)?.[1]?.replace(',', '')
      versions.add((Number(price) - 30_000) / 10)
    }
  }
  for (const file of manifest.files.keys())
    expect((await readFile(join(release, file))).length, file).toBeGreaterThanOrEqual(0)
  expect(versions.size).toBe(1)
  return [...versions][0] ?? Number.NaN
}

describe('builds of one site', () => {
  it(`leave a whole release when killed at any of ${KILLS} instants, and the next build succeeds`, async () => {
    await writeVersion(0)
    const startMs = performance.now()
    expect((await startBuild().ended).status).toBe(0)
    // A second build is faster than the first, which may compile; so the kills fall all over a build.
    await writeVersion(1)
    const secondMs = performance.now()
    await startBuild().ended
    const buildMs = Math.min(performance.now() - secondMs, performance.now() - startMs)
    let killed = 0
    let served = await servedVersion()
    expect(served).toBe(1)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const version = kill + 2
      await writeVersion(version)
      const { child, ended } = startBuild()
      // Evenly spread with a random part: the instants differ from run to run.
      const timer = setTimeout(() => child.kill('SIGKILL'), ((kill + Math.random()) / KILLS) * buildMs * 1.1)
      const { status } = await ended
      clearTimeout(timer)
      if (status === null) killed += 1
      const now = await servedVersion()
      expect([served, version]).toContain(now)
      if (status === 0) expect(now).toBe(version)
      served = now
    }
    expect(killed).toBeGreaterThan(KILLS / 3)
    await writeVersion(999)
    expect(await startBuild().ended).toMatchObject({ status: 0 })
    expect(await servedVersion()).toBe(999)
    const paths = releasePaths(join(dir, 'out'), 'small-dealer')
    expect((await readdir(paths.releases)).length).toBeLessThanOrEqual(3)
    expect(await readdir(paths.staging)).toEqual([`after-${await currentReleaseId(paths)}`])
  }, 180_000)

  it('wait for one another', async () => {
    await writeVersion(1)
    const results = await Promise.all([startBuild().ended, startBuild().ended, startBuild().ended])
    expect(results.map(({ status }) => status)).toEqual([0, 0, 0])
    expect(results.map(({ output }) => output).join('')).toContain('Waiting for another build of this site')
    expect(results.filter(({ output }) => output.includes('Nothing has changed')).length).toBe(2)
    expect(await servedVersion()).toBe(1)
  }, 60_000)
})
