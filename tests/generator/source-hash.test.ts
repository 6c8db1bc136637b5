import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashSources, knownSourceHash, sourceFiles } from '#generator/compile/source-hash.ts'
import { PROJECT_DIR } from '#generator/project.ts'

let dir: string
let remembered: string
const PAGE = 'src/pages/index.astro'

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sources-'))
  remembered = join(dir, 'kept/sources.json')
  mkdirSync(join(dir, 'src/pages'), { recursive: true })
  mkdirSync(join(dir, 'src/domain'), { recursive: true })
  write(PAGE, 'one')
  write('src/domain/car.ts', 'export {}')
  write('package.json', '{}')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dir, { recursive: true })
})

function write(file: string, text: string): void {
  writeFileSync(join(dir, file), text)
}

/** As if nothing had been written for a while. */
function later(): void {
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
}

describe('the hash of the sources', () => {
  it('is that of what they hold, read or remembered', () => {
    later()
    const read = hashSources(dir)
    expect(knownSourceHash(remembered, dir)).toBe(read)
    expect(JSON.parse(readFileSync(remembered, 'utf8'))).toMatchObject({ hash: read })
    expect(knownSourceHash(remembered, dir)).toBe(read)
    // What is remembered is what is answered: nothing is read again.
    const { signature } = JSON.parse(readFileSync(remembered, 'utf8')) as { signature: string }
    writeFileSync(remembered, JSON.stringify({ signature, hash: 'remembered' }))
    expect(knownSourceHash(remembered, dir)).toBe('remembered')
  })

  it.each<[what: string, change: () => void]>([
    ['holds something else of the same length', () => write(PAGE, 'two')],
    ['is longer', () => write(PAGE, 'one and more')],
    ['is new', () => write('src/pages/new.astro', 'new')],
    ['is gone', () => rmSync(join(dir, PAGE))],
    [
      'is written again and given its old time',
      () => {
        write(PAGE, 'six')
        utimesSync(join(dir, PAGE), 1, 1)
      },
    ],
  ])('changes when a source %s', (_, change) => {
    utimesSync(join(dir, PAGE), 1, 1)
    later()
    const before = knownSourceHash(remembered, dir)
    change()
    expect(knownSourceHash(remembered, dir)).not.toBe(before)
    expect(knownSourceHash(remembered, dir)).toBe(hashSources(dir))
  })

  it('is not remembered of a source that was written a moment ago, which may be written again', () => {
    const hash = knownSourceHash(remembered, dir)
    expect(hash).toBe(hashSources(dir))
    expect(() => readFileSync(remembered)).toThrow('ENOENT')
  })

  it.each(['', '{"signature":', '[]', 'null'])('is read where what is remembered is %j', (text) => {
    mkdirSync(join(dir, 'kept'))
    writeFileSync(remembered, text)
    expect(knownSourceHash(remembered, dir)).toBe(hashSources(dir))
  })
})

describe('the sources', () => {
  it.each([
    ['the search’s files', 'src/generator/files/search-files.ts'],
    ['the search’s files, on a thread', 'src/generator/files/search-index-thread.ts'],
    ['the search’s documents', 'src/generator/files/search-documents.ts'],
    ['the bytes of a page', 'src/generator/render/page-encoder.ts'],
    ['what a page is asked for', 'src/generator/render/page-request.ts'],
    ['what a page answers', 'src/generator/render/page-response.ts'],
  ])('are all that decides %s', (_, entry) => {
    const sources = new Set(sourceFiles(PROJECT_DIR))
    expect([...importsOf(entry)].filter((file) => !sources.has(file))).toEqual([])
  })
})

/** The file and all of ours that it runs, with what those run. */
function importsOf(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(PROJECT_DIR, file), 'utf8')
  for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^']*?from '([.#][^']+)'/gm)) {
    importsOf(from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(file), from), found)
  }
  return found
}
