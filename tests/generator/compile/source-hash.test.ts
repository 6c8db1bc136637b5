import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashSources, knownSourceHash } from '#generator/compile/source-hash.ts'

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
