import { link, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ImageWriter } from '#scripts/demo/imagery/output/image-writer.ts'

const pixels = (grey: number) => ({ bytes: Buffer.alloc(16 * 16 * 4, grey), widthPx: 16, heightPx: 16 })

async function draw(out: string, grey: number): Promise<void> {
  const writer = new ImageWriter(out)
  writer.put('car', pixels(grey), [
    { widthPx: 16, kind: 'webp', quality: 60 },
    { widthPx: 16, kind: 'avif', quality: 60 },
  ])
  await writer.close()
}

it('draws a picture again without touching the one that a release shares with it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-images-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await rm(dir, { recursive: true })
  })
  await draw(dir, 40)
  const all = await readdir(join(dir, 'imagery'))
  const names = ['car-16.avif', 'car-16.webp']
  expect(all).toEqual(expect.arrayContaining(names))
  for (const name of names) await link(join(dir, 'imagery', name), join(dir, name))
  const before = await Promise.all(names.map((name) => readFile(join(dir, name))))
  await draw(dir, 200)
  expect(await Promise.all(names.map((name) => readFile(join(dir, name))))).toEqual(before)
  for (const [index, name] of names.entries()) {
    expect(await readFile(join(dir, 'imagery', name))).not.toEqual(before[index])
  }
  expect(await readdir(join(dir, 'imagery'))).toEqual(all)
})
