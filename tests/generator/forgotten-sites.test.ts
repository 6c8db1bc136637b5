import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

const SITES = 8

it('a process that builds one site after another forgets those that are built, but for the last few', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-forgotten-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const feedFile = join(dir, 'feed.json')
  await writeFeed(feedFile, [feedCar(0), feedCar(1)])
  const script = join(PROJECT_DIR, 'tests/generator/forgotten-sites-process.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', script, join(dir, 'out'), feedFile, String(SITES)],
    { cwd: PROJECT_DIR },
  )
  const kept = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as string[]
  expect(kept.length).toBeLessThanOrEqual(4)
  expect(kept).not.toContain('site-0')
}, 60_000)
