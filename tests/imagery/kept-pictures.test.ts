import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { PICTURE_HASHES, PICTURES_DIR } from '#build/files/local-pictures.ts'
import { drawnFiles } from '#scripts/imagery/output/drawn-files.ts'
import { viewsOf } from '#scripts/imagery/views.ts'

const ROOM_MB = 40
const dir = join(PICTURES_DIR, 'imagery')
const kept = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:avif|webp)$/.test(entry.name))
  .map((entry) => relative(dir, join(entry.parentPath, entry.name)))

it('keeps only pictures that the command draws', () => {
  const drawn = drawnFiles()
  expect(kept.length).toBeGreaterThan(1_000)
  expect(kept.filter((file) => !drawn.has(file))).toEqual([])
})

it('lists the hash of each picture that is kept, and of no other', () => {
  const hashes = JSON.parse(readFileSync(join(PICTURES_DIR, PICTURE_HASHES), 'utf8')) as Record<string, string>
  expect(Object.keys(hashes).sort()).toEqual(kept.map((file) => `imagery/${file}`).sort())
})

it(`fits into ${ROOM_MB} MB`, () => {
  const bytes = kept.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0)
  expect(bytes).toBeLessThan(ROOM_MB * 1_000_000)
})

it('draws every view in white and grey, in which most vehicles are sold', () => {
  const drawn = drawnFiles()
  for (const name of ['suv-large', 'ute-tray', 'caravan-off-road', 'motorcycle'] as const)
    for (const view of viewsOf(name))
      for (const paint of ['white', 'grey']) expect(drawn).toContain(`${name}/${paint}/${view}-960.avif`)
})
