import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { feedCar, writeFeed } from '../builders/small-feed.ts'

let dir: string
beforeEach(async () => {
  // Inside the project, so that `site.ts` finds `#config`.
  await mkdir(CACHE_DIR, { recursive: true })
  dir = await mkdtemp(join(CACHE_DIR, 'commands-test-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** The command's exit status and what it printed; a command that does not end is killed, and has no status. */
async function run(...args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: PROJECT_DIR, timeout: 20_000 })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output }
}

it('building all sites of a folder that has none is a mistake', async () => {
  const { status, output } = await run('scripts/build.ts', '--all', '--sites', dir, '--out', join(dir, 'out'))
  expect(output).toContain(`There are no sites in ${dir}`)
  expect(status).toBe(2)
})

it('asking for help is no mistake; one site and all of them is', async () => {
  const help = await run('scripts/build.ts', '--help')
  expect(help.output).toMatch(/^npm run build -- --site <slug> \| --all\n\n {2}--site … +the slug of one site\n/)
  expect(help.status).toBe(0)
  const both = await run('scripts/build.ts', '--all', '--site', 'small-dealer')
  expect(both.output).toBe('--site small-dealer and --all exclude each other: leave one of them out.\n')
  expect(both.status).toBe(2)
})

it('rolling back a site that was never built says so and leaves nothing behind', async () => {
  const { status, output } = await run('scripts/rollback.ts', '--site', 'nothern-motors', '--out', dir)
  expect(output).toContain('Nothing is built for "nothern-motors"')
  expect(status).toBe(2)
  expect(await readdir(dir)).toEqual([])
})

it('the development server ends when it cannot begin', async () => {
  const siteDir = join(dir, 'small-dealer')
  await cp(join(PROJECT_DIR, 'tests/fixtures/sites/small-dealer'), siteDir, { recursive: true })
  await mkdir(join(siteDir, 'stock'))
  await writeFeed(join(siteDir, 'stock/feed.json'), [feedCar(0)])
  await writeFile(join(siteDir, 'pages/warranty.md'), 'no front matter')
  const { status, output } = await run('scripts/dev.ts', '--site', 'small-dealer', '--sites', dir)
  expect(output).toContain('expected front matter')
  expect(status).toBe(1)
})

it.each(['abc', '65536', ''])('the development server refuses the port "%s" plainly', async (port) => {
  const { status, output } = await run('scripts/dev.ts', '--site', 'any-dealer', '--port', port)
  expect(output).toBe(`--port: expected a whole number from 0 to 65535, received "${port}".\n`)
  expect(status).toBe(2)
})
