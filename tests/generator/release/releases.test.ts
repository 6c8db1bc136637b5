import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textFile } from '#generator/files/site-files.ts'
import { withBuildLock } from '#generator/release/build-lock.ts'
import type { Manifest, ReleaseFacts } from '#generator/release/manifest.ts'
import { nextManifest } from '#generator/release/manifest.ts'
import type { ReleasePaths } from '#generator/release/release-paths.ts'
import { releasePaths } from '#generator/release/release-paths.ts'
import { currentReleaseId, flipTo, listReleases, pruneReleases, rollBack } from '#generator/release/releases.ts'
import { createStage } from '#generator/release/stage.ts'

let outDir: string
let paths: ReleasePaths

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'forecourt-releases-'))
  paths = releasePaths(outDir, 'demo')
})
afterEach(() => rm(outDir, { recursive: true, force: true }))

async function addRelease(sequence: number): Promise<string> {
  const id = `${String(sequence).padStart(6, '0')}-content${sequence}`
  await mkdir(join(paths.releases, id), { recursive: true })
  await mkdir(paths.manifests, { recursive: true })
  await writeFile(join(paths.releases, id, 'index.html'), `release ${sequence}`)
  await writeFile(join(paths.manifests, `${id}.json`), '{}')
  return id
}

const served = () => readFile(join(paths.current, 'index.html'), 'utf8')

describe('releases', () => {
  it('serves the release that was flipped to', async () => {
    expect(await currentReleaseId(paths)).toBeNull()
    for (const sequence of [1, 2]) {
      await flipTo(paths, await addRelease(sequence))
      expect(await served()).toBe(`release ${sequence}`)
    }
    expect((await readdir(paths.siteDir)).sort()).toEqual(['current', 'manifests', 'releases'])
  })

  it('keeps the served release and the two newest others', async () => {
    for (let sequence = 1; sequence <= 5; sequence += 1) await flipTo(paths, await addRelease(sequence))
    await rollBack(paths)
    await rollBack(paths)
    await rollBack(paths)
    await pruneReleases(paths)
    expect((await listReleases(paths)).map(({ sequence }) => sequence)).toEqual([2, 4, 5])
    expect(await served()).toBe('release 2')
    expect((await readdir(paths.manifests)).length).toBe(3)
  })

  it('removes what killed builds have left beside them', async () => {
    const id = await addRelease(1)
    await flipTo(paths, id)
    await writeFile(join(paths.manifests, '000002-lost.json'), '{}')
    await writeFile(join(paths.manifests, '000003-half.json.tmp'), '{')
    await symlink('releases/nowhere', join(paths.siteDir, 'current.123.tmp'))
    await pruneReleases(paths)
    expect(await readdir(paths.manifests)).toEqual([`${id}.json`])
    expect((await readdir(paths.siteDir)).sort()).toEqual(['current', 'manifests', 'releases'])
  })

  it('sorts a thousandth release after a ninth', async () => {
    for (const sequence of [1_000_001, 9, 10]) await addRelease(sequence)
    expect((await listReleases(paths)).map(({ sequence }) => sequence)).toEqual([9, 10, 1_000_001])
  })

  it('goes back one release at a time, and says when there is none', async () => {
    const [first, second] = [await addRelease(1), await addRelease(2)]
    await flipTo(paths, second)
    expect(await rollBack(paths)).toEqual({ from: second, to: first })
    expect(await served()).toBe('release 1')
    await expect(rollBack(paths)).rejects.toThrow(/There is no earlier release to go back to.*Nothing was changed/)
    expect(await served()).toBe('release 1')
  })
})

describe('the lock', () => {
  it('lets one build of a site run at a time; the second says what it waits for', async () => {
    const order: string[] = []
    const waits: string[] = []
    const gate = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const first = withBuildLock(paths.lock, { waitMs: 0 }, async () => {
      order.push('first begins')
      held.resolve()
      await gate.promise
      order.push('first ends')
    })
    const onWait = (holder: string): void => {
      waits.push(holder)
      gate.resolve()
    }
    await held.promise
    await withBuildLock(paths.lock, { waitMs: 10_000, onWait }, async () => {
      order.push('second')
    })
    await first
    expect(order).toEqual(['first begins', 'first ends', 'second'])
    expect(waits).toEqual([`process ${process.pid}`])
  })

  it('says so at once when it may not wait', async () => {
    await withBuildLock(paths.lock, { waitMs: 0 }, async () => {
      await expect(withBuildLock(paths.lock, { waitMs: 0 }, async () => {})).rejects.toThrow(
        /Another build of this site is running \(process \d+\)/,
      )
    })
  })

  it('is given back when the work fails', async () => {
    const failing = withBuildLock(paths.lock, { waitMs: 0 }, async () => {
      throw new Error('work failed')
    })
    await expect(failing).rejects.toThrow('work failed')
    expect(await withBuildLock(paths.lock, { waitMs: 0 }, async () => 'free')).toBe('free')
  })

  it('says plainly that the output cannot be written', async () => {
    await writeFile(paths.siteDir, 'a file where the folder should be')
    await expect(withBuildLock(paths.lock, { waitMs: 0 }, async () => {})).rejects.toThrow(
      /Cannot write .*The last release is unchanged/,
    )
  })

  it('says plainly that the lock itself cannot be opened', async () => {
    await mkdir(paths.lock, { recursive: true })
    await expect(withBuildLock(paths.lock, { waitMs: 0 }, async () => {})).rejects.toThrow(
      /Cannot write .*build\.lock.*The last release is unchanged/,
    )
  })

  it.skipIf(!existsSync('/dev/full'))('says plainly that the disk is full', async () => {
    await mkdir(paths.siteDir, { recursive: true })
    await symlink('/dev/full', `${paths.lock}.holder`)
    await expect(withBuildLock(paths.lock, { waitMs: 0 }, async () => {})).rejects.toThrow(/The disk is full/)
  })
})

describe('a stage', () => {
  it('links files without copying their bytes, and reports missing ones', async () => {
    const from = await addRelease(1)
    const stage = await createStage(join(paths.staging, 'new'))
    const old = join(paths.releases, from, 'index.html')
    expect(stage.link('deep/index.html', old)).toBe(true)
    expect(stage.link('other.html', join(paths.releases, from, 'missing.html'))).toBe(false)
    await rm(old)
    expect(await readFile(join(stage.dir, 'deep/index.html'), 'utf8')).toBe('release 1')
  })

  it.each([
    ['ENOSPC', /disk is full/],
    ['EACCES', /may not write there/],
    ['EROFS', /read-only/],
  ])('explains %s', async (code, message) => {
    const stage = await createStage(join(paths.staging, 'new'), () => {
      throw Object.assign(new Error('write'), { code })
    })
    expect(() => stage.write('index.html', 'page')).toThrow(message)
  })
})

describe('assets of earlier compiles', () => {
  const release = (sequence: number, files: string[], carriedAssets: Record<string, number> = {}) =>
    ({
      id: 'id',
      sequence,
      files: new Map(files.map((file) => [file, 'hash'])),
      carriedAssets,
    }) as Partial<Manifest> as Manifest
  const files = new Map(['assets/new.js', 'robots.txt'].map((file) => [file, textFile(file)]))
  const facts = { compileId: 'code', siteHash: 'site' } as ReleaseFacts
  const carriedAfter = (previous: Manifest | null) =>
    nextManifest({ pages: [], files, facts, previous }, 0).carriedAssets

  it('stay for as long as a release that used them is kept', () => {
    expect(carriedAfter(null)).toEqual({})
    expect(carriedAfter(release(1, ['assets/old.js', 'assets/new.js', 'old.txt']))).toEqual({ 'assets/old.js': 1 })
    expect(carriedAfter(release(2, ['assets/new.js'], { 'assets/old.js': 1 }))).toEqual({ 'assets/old.js': 1 })
    expect(carriedAfter(release(3, ['assets/new.js'], { 'assets/old.js': 1 }))).toEqual({})
  })
})
