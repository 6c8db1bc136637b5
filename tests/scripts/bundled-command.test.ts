/** Commands that run from a bundle. */
import { execFile } from 'node:child_process'
import { access, appendFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { knownBundle } from '#scripts/command-line/bundle-record.ts'
import { makeBundle } from '#scripts/command-line/make-bundle.ts'

const run = promisify(execFile)

const SOURCES = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#rooms/*': './rooms/*' } }),
  'rooms/greeting.ts': `
    import { readFileSync } from 'node:fs'
    import { join } from 'node:path'
    const name: string = readFileSync(new URL('./name.txt', import.meta.url), 'utf8')
    export const greeting = 'Hello ' + name + readFileSync(join(import.meta.dirname, 'name.txt'), 'utf8')`,
  'rooms/name.txt': 'Quoll',
  'rooms/later.ts': `
    import { greeting } from './greeting.ts'
    export const later = greeting.toUpperCase()`,
  'say.ts': `
    import { greeting } from '#rooms/greeting.ts'
    const { later } = await import('#rooms/later.ts')
    console.log(JSON.stringify([greeting, later, process.argv.slice(2)]))`,
}

let projectDir = ''
let options = { script: '', projectDir, bundleDir: '' }

beforeEach(async () => {
  await mkdir(CACHE_DIR, { recursive: true })
  projectDir = await mkdtemp(join(CACHE_DIR, 'bundled-'))
  for (const [name, content] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(projectDir, name)), { recursive: true })
    await writeFile(join(projectDir, name), content)
  }
  options = { script: join(projectDir, 'say.ts'), projectDir, bundleDir: join(projectDir, 'bundles') }
})

afterEach(async () => {
  vi.useRealTimers()
  await rm(projectDir, { recursive: true, force: true })
})

/** Makes the bundle as if its sources had been written a while ago. */
function makeLater(): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  return makeBundle(options)
}

describe('a bundle', () => {
  test('does what the script does: with the files beside its sources, and with parts that are loaded later', async () => {
    const bundle = await makeBundle(options)
    await rename(join(projectDir, 'rooms/greeting.ts'), join(projectDir, 'rooms/moved.ts'))
    const { stdout } = await run(process.execPath, [bundle, 'one', '--two'])
    expect(JSON.parse(stdout)).toEqual(['Hello QuollQuoll', 'HELLO QUOLLQUOLL', ['one', '--two']])
  })

  test('is used until one of its sources changes', async () => {
    const bundle = await makeLater()
    expect(knownBundle(options.bundleDir)).toBe(bundle)
    await appendFile(join(projectDir, 'rooms/later.ts'), '\n')
    expect(knownBundle(options.bundleDir)).toBeNull()
  })

  test.each(['package.json', 'rooms/greeting.ts', 'say.ts'])('is not used once %s is gone', async (name) => {
    await makeLater()
    await rm(join(projectDir, name))
    expect(knownBundle(options.bundleDir)).toBeNull()
  })

  test('is not used once it is gone itself, nor with a torn record', async () => {
    const bundle = await makeLater()
    await writeFile(join(options.bundleDir, 'record.json'), '{"bundle":')
    expect(knownBundle(options.bundleDir)).toBeNull()
    expect(await makeLater()).toBe(bundle)
    await rm(bundle)
    expect(knownBundle(options.bundleDir)).toBeNull()
  })

  test('of sources that were written this instant is not remembered: they may change without a later time', async () => {
    await access(await makeBundle(options))
    expect(knownBundle(options.bundleDir)).toBeNull()
  })

  test('leaves an older one a day for processes that run it', async () => {
    const older = await makeLater()
    await appendFile(options.script, `\nconsole.log('newer')`)
    vi.setSystemTime(Date.now() + 60_000)
    expect(await makeBundle(options)).not.toBe(older)
    await access(older)
    vi.setSystemTime(Date.now() + 25 * 60 * 60_000)
    await makeBundle(options)
    await expect(access(older)).rejects.toThrow('ENOENT')
  })
})

describe('a command that starts from its bundle', () => {
  const start = (...words: string[]): Promise<{ stdout: string }> =>
    run(process.execPath, ['scripts/command-line/bundled.ts', relative(PROJECT_DIR, options.script), ...words], {
      cwd: PROJECT_DIR,
    })

  const bundleDir = (): string => join(CACHE_DIR, 'bundles', relative(PROJECT_DIR, options.script).replaceAll('/', '-'))

  afterEach(() => rm(bundleDir(), { recursive: true, force: true }))

  test('has the arguments of the script', async () => {
    await writeFile(options.script, 'console.log(JSON.stringify([import.meta.url, ...process.argv.slice(2)]))')
    const address = pathToFileURL(options.script).href
    expect(JSON.parse((await start('one', '--two')).stdout)).toEqual([address, 'one', '--two'])
    expect(await readdir(bundleDir())).toEqual([expect.stringMatching(/^say-[\w-]+\.js$/)])
  })

  test('that cannot be bundled says what is wrong with which source', async () => {
    await writeFile(options.script, 'const price: = 1')
    await expect(start()).rejects.toThrow(/say\.ts/)
  })
})
