import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StageWriter } from '#generator/render/stage-writer.ts'
import { createStageWriter, startWriteThread } from '#generator/render/stage-writer.ts'
import { readTree } from '../builders/read-tree.ts'

let dir: string
let writer: StageWriter
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-writer-'))
  writer = createStageWriter(startWriteThread(), join(dir, 'stage'))
})
afterEach(async () => {
  await writer.close()
  await rm(dir, { recursive: true, force: true })
})

it('writes every page whole, in memory that its caller uses again, however large or many', async () => {
  const shared = new Uint8Array(3 * 1024 * 1024)
  const expected = new Map<string, Buffer>()
  const sizes = [10, 700_000, 700_000, 3 * 1024 * 1024, 0, ...Array.from({ length: 40 }, (_, index) => index * 9_000)]
  for (const [index, size] of sizes.entries()) {
    shared.fill(index + 1)
    const file = `cars/${index % 3}/page-${index}.html`
    await writer.write(file, shared.subarray(0, size))
    expected.set(file, Buffer.alloc(size, index + 1))
  }
  await writer.finish()
  const written = await readTree(join(dir, 'stage'))
  expect([...written.keys()].sort()).toEqual([...expected.keys()].sort())
  for (const [file, bytes] of expected) expect(written.get(file)?.equals(bytes), file).toBe(true)
})

it('tells what went wrong, to whoever writes on or waits', async () => {
  await writeFile(join(dir, 'stage'), 'a file where the folder should be')
  await writer.write('index.html', Buffer.from('page'))
  await expect(writer.finish()).rejects.toThrow(/Cannot write .*stage/)
  const more = async () => {
    for (let page = 0; page < 8; page += 1) await writer.write(`${page}.html`, Buffer.alloc(900_000))
  }
  await expect(more()).rejects.toThrow(/Cannot write/)
  expect(await readFile(join(dir, 'stage'), 'utf8')).toBe('a file where the folder should be')
})

it('a thread that ends on its own is told of', async () => {
  await writer.close()
  await expect(writer.write('index.html', Buffer.from('page'))).rejects.toThrow('The writing thread ended')
})
