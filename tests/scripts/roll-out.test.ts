import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { createSiteBucket } from '#generator/publish/site-bucket.ts'
import { createSiteBuilder } from '#generator/site-builder.ts'
import { EXIT } from '#scripts/command-line/command.ts'
import { rollOut } from '#scripts/command-line/roll-out.ts'
import { createRollOutRecorder, readRollOut } from '#scripts/command-line/roll-out-record.ts'
import { takeBack } from '#scripts/command-line/take-back.ts'
import { memoryBucket } from '../builders/memory-bucket.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

let dir: string
beforeAll(async () => {
  // Inside the project, so that `site.ts` finds `#config`.
  await mkdir(CACHE_DIR, { recursive: true })
  dir = await mkdtemp(join(CACHE_DIR, 'roll-out-test-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

describe('rolling out', () => {
  /** Builds end in the order in which they were begun. */
  async function roll(statuses: Record<string, number>, atOnce: number, stopAfter: number) {
    let [running, most] = [0, 0]
    const begun: string[] = []
    const ended = await rollOut({
      slugs: Object.keys(statuses),
      atOnce,
      stopAfter,
      async build(slug) {
        begun.push(slug)
        running += 1
        most = Math.max(most, running)
        await new Promise(setImmediate)
        running -= 1
        return statuses[slug] ?? 0
      },
    })
    return { ...ended, begun, most }
  }
  const { ok, failed, held } = EXIT

  it('so many at once, and no more', async () => {
    const { done, most } = await roll({ a: ok, b: ok, c: ok, d: ok, e: ok }, 2, 1)
    expect([done, most]).toEqual([['a', 'b', 'c', 'd', 'e'], 2])
  })

  it('a first site that fails stops all others', async () => {
    const { begun, failed: bad, notBegun } = await roll({ a: failed, b: ok, c: ok }, 3, 1)
    expect([begun, bad, notBegun]).toEqual([['a'], ['a'], ['b', 'c']])
  })

  it('what has begun ends; what has not is named', async () => {
    const found = await roll({ a: ok, b: failed, c: ok, d: ok, e: ok }, 2, 1)
    expect(found).toMatchObject({ done: ['a', 'c'], failed: ['b'], notBegun: ['d', 'e'] })
  })

  it('more failures may be allowed; a held feed and a strange status: one is no failure, the other is', async () => {
    const found = await roll({ a: held, b: failed, c: held, d: 137, e: ok, f: failed, g: ok }, 1, 3)
    expect(found).toMatchObject({ held: ['a', 'c'], failed: ['b', 'd', 'f'], done: ['e'], notBegun: ['g'] })
  })
})

describe('taking back', () => {
  /** Sites of a folder, built from feeds with so many cars. */
  async function fleet(name: string, withBucket: boolean) {
    const outDir = join(dir, name)
    await mkdir(outDir)
    const store = withBucket ? memoryBucket() : null
    const sitesDir = join(PROJECT_DIR, 'tests/fixtures/sites')
    const small = await loadSite('small-dealer', { sitesDir })
    const builders = new Map<string, (cars: number) => Promise<string>>()
    for (const slug of ['one', 'two', 'three', 'four']) {
      const feedFile = join(outDir, `${slug}.json`)
      const site = { ...small, slug }
      const builder = createSiteBuilder({ site, siteDir: join(sitesDir, small.slug), outDir, feedFile, cacheDir: null })
      const bucket = store === null ? null : createSiteBucket(store, slug, builder)
      builders.set(slug, async (count) => {
        await writeFeed(
          feedFile,
          Array.from({ length: count }, (_, index) => feedCar(index)),
        )
        await bucket?.pull({ feedFile, hasNewestFeed: true })
        const result = await builder.build({ asAtMs: Date.parse('2026-03-10T00:00:00Z') })
        if (result.kind === 'held') throw new Error('It was held.')
        await bucket?.publish(result.manifest, { file: feedFile, hash: result.feedHash })
        return result.manifest.id
      })
    }
    const build = (slug: string, cars: number): Promise<string> => builders.get(slug)?.(cars) ?? Promise.reject()
    return { outDir, store, build }
  }

  it.each([
    ['on a disk', false],
    ['in a bucket', true],
  ])('%s: each site to the release that it had before, but for one that has newer stock', async (name, withBucket) => {
    const { outDir, store, build } = await fleet(name.replaceAll(' ', '-'), withBucket)
    const before = { one: await build('one', 5), two: await build('two', 5), three: await build('three', 5) }
    const recorder = createRollOutRecorder(store, outDir, new Date('2026-03-10T10:15:30Z'))
    expect(recorder.id).toBe('20260310-101530')
    const after: Record<string, string> = {}
    // The third is as it was, the fourth is new.
    for (const [slug, cars] of [
      ['one', 6],
      ['two', 6],
      ['three', 5],
      ['four', 5],
    ] as const) {
      await recorder.begin(slug)
      after[slug] = await build(slug, cars)
      await recorder.end(slug)
    }
    const newer = await build('two', 7)
    const record = await readRollOut(outDir, recorder.id)
    const options = { record, store, outDir, withNewer: false }
    expect(await takeBack(options)).toEqual([
      { slug: 'one', kind: 'taken-back', message: `Release ${before.one} is served again; it was ${after['one']}.` },
      { slug: 'two', kind: 'left', message: expect.stringContaining(`It has got release ${newer} since`) },
      { slug: 'three', kind: 'as-before', message: `Release ${before.three} is served.` },
      { slug: 'four', kind: 'left', message: expect.stringContaining('no release before') },
    ])
    // Again, with the newer one: what is back stays.
    const again = await takeBack({ ...options, withNewer: true })
    expect(again.map(({ kind }) => kind)).toEqual(['as-before', 'taken-back', 'as-before', 'left'])
    if (store === null) expect(basename(await readlink(join(outDir, 'two/current')))).toBe(before.two)
  })

  it('a release that is not kept any more is left, and said', async () => {
    const { outDir, build } = await fleet('pruned', false)
    const record = { id: 'x', sites: { one: { before: '000001-gone', after: await build('one', 5) } } }
    const [found] = await takeBack({ record, store: null, outDir, withNewer: false })
    expect(found).toMatchObject({ kind: 'left', message: expect.stringContaining('not on the disk any more') })
  })

  it('a roll-out that is not known is said with those that are', async () => {
    await expect(readRollOut(join(dir, 'nowhere'), '../x')).rejects.toThrow(/no roll-out "..\/x".*none is known/)
  })
})

it('the commands: two at once, the failed one and what was not begun are said, and taken back together', async () => {
  const [sitesDir, outDir] = [join(dir, 'sites'), join(dir, 'commands')]
  const source = await readFile(join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer/site.ts'), 'utf8')
  for (const slug of ['a', 'b', 'c', 'd']) {
    await cp(join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer'), join(sitesDir, slug), { recursive: true })
    await writeFile(join(sitesDir, slug, 'site.ts'), source.replace("slug: 'small-dealer'", `slug: '${slug}'`))
    await mkdir(join(sitesDir, slug, 'stock'), { recursive: true })
    await writeFeed(join(sitesDir, slug, 'stock/feed.json'), [feedCar(0), feedCar(1)])
  }
  await writeFile(join(sitesDir, 'b', 'site.ts'), 'export default {}')
  const built = await run('scripts/build.ts', '--all', '--at-once', '2', '--sites', sitesDir, '--out', outDir)
  const [, id = ''] = /^Roll-out ([\d-]+): 2 done, 0 held, 1 failed, 1 not begun$/m.exec(built.output) ?? []
  expect(id, built.output).toMatch(/^\d{8}-\d{6}$/)
  expect(built.output).toContain('  failed: b\n  not begun: d\n')
  expect(built.status).toBe(1)
  expect((await readdir(outDir)).sort()).toEqual(['.roll-outs', 'a', 'c'])

  const back = await run('scripts/rollback.ts', '--roll-out', id, '--out', outDir)
  expect(back.output).toContain('a  It had no release before')
  expect(back.output).toContain('b  It has no release, as before.')
  expect(back.status).toBe(1)
  for (const wrong of [
    ['--at-once', '0'],
    ['--stop-after', 'two'],
  ])
    expect((await run('scripts/build.ts', '--all', ...wrong)).status).toBe(2)
})

async function run(...args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: PROJECT_DIR, env: { ...process.env, DATABASE_URL: '' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output }
}
