import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { PANORAMA_WIDTHS_PX } from '#domain/images/local-picture.ts'
import { PICTURE_HASHES, PICTURES_DIR } from '#generator/files/local-pictures.ts'
import { FILMS } from '#scripts/demo/imagery/films.ts'
import { drawnFiles } from '#scripts/demo/imagery/output/drawn-files.ts'
import { filmFiles } from '#scripts/demo/imagery/output/films.ts'
import { INTERIOR_NAMES, panorama } from '#scripts/demo/imagery/output/panoramas.ts'
import { hasSpin, SPIN_KINDS, SPIN_PAINTS, spinFrame } from '#scripts/demo/imagery/output/spins.ts'
import { VEHICLE_NAMES } from '#scripts/demo/imagery/vehicles/vehicles.ts'
import { SPIN_FRAMES, SPIN_RATIO, viewsOf } from '#scripts/demo/imagery/views.ts'

const ROOM_MB = 40
const dir = join(PICTURES_DIR, 'imagery')
const kept = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:avif|webp|webm)$/.test(entry.name))
  .map((entry) => relative(dir, join(entry.parentPath, entry.name)))

it('keeps only pictures and films that the command draws', () => {
  const drawn = drawnFiles()
  expect(kept.length).toBeGreaterThan(1_000)
  expect(kept.filter((file) => !drawn.has(file))).toEqual([])
})

it('lists the hash of each picture and film that is kept, and of no other', () => {
  const hashes = JSON.parse(readFileSync(join(PICTURES_DIR, PICTURE_HASHES), 'utf8')) as Record<string, string>
  expect(Object.keys(hashes).sort()).toEqual(kept.map((file) => `imagery/${file}`).sort())
})

it(`fits into ${ROOM_MB} MB`, () => {
  const bytes = kept.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0)
  expect(bytes).toBeLessThan(ROOM_MB * 1_000_000)
})

it('draws every view in white and grey, in which most vehicles are sold', () => {
  const drawn = drawnFiles()
  for (const name of ['suv-large', 'ute-tray', 'caravan-off-road', 'motorcycle', 'motorcycle-cruiser'] as const)
    for (const view of viewsOf(name))
      for (const paint of ['white', 'grey']) expect(drawn).toContain(`${name}/${paint}/${view}-960.avif`)
})

async function sizeOf(file: string): Promise<readonly [widthPx: number, heightPx: number]> {
  const { width, height } = await sharp(join(dir, file)).metadata()
  return [width, height]
}

describe('spins', () => {
  const bodies = VEHICLE_NAMES.filter(hasSpin).filter((body) =>
    kept.some((file) => file.startsWith(`${body}/`) && file.includes('/spin/')),
  )

  it('are kept of bodies in the paint that each turns in, and of no others', () => {
    const folders = new Set(kept.filter((file) => file.includes('/spin/')).map((file) => dirname(file)))
    expect([...folders].sort()).toEqual(bodies.map((body) => `${body}/${SPIN_PAINTS[body]}/spin`).sort())
    expect(bodies).toEqual(expect.arrayContaining(['suv', 'ute', 'sedan']))
  })

  test.each(bodies)(`%s: ${SPIN_FRAMES} frames, all of one size in each width, no two alike`, async (body) => {
    for (const { widthPx, kind } of SPIN_KINDS) {
      const frames = Array.from({ length: SPIN_FRAMES }, (_, n) => `${spinFrame(body, n)}-${widthPx}.${kind}`)
      expect(kept).toEqual(expect.arrayContaining(frames))
      const sizes = await Promise.all(frames.map(sizeOf))
      expect(new Set(sizes.map(String))).toEqual(new Set([`${widthPx},${widthPx / SPIN_RATIO}`]))
      expect(new Set(frames.map((frame) => readFileSync(join(dir, frame), 'base64'))).size).toBe(SPIN_FRAMES)
    }
  })
})

describe('films', () => {
  const files = filmFiles()

  test.each(files)('%s is kept as WebM, in less than 600 kB', (file) => {
    const bytes = readFileSync(join(dir, file))
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(bytes.length).toBeGreaterThan(50_000)
    expect(bytes.length).toBeLessThan(600_000)
  })

  it('begin and end where the camera stands', () => {
    const { 'walk-around': around } = FILMS.caravan
    expect(around.at(1).turn - around.at(0).turn).toBe(360)
    const { 'passing-by': passing } = FILMS.suv
    expect(passing.at(0).turn).toBeLessThan(90)
    expect(passing.at(1).turn).toBeGreaterThan(90)
  })
})

describe('panoramas', () => {
  test.each(INTERIOR_NAMES)('%s: in each width, twice as wide as high', async (name) => {
    for (const widthPx of PANORAMA_WIDTHS_PX) {
      const file = `${panorama(name)}-${widthPx}.avif`
      expect(kept).toContain(file)
      expect(await sizeOf(file)).toEqual([widthPx, widthPx / 2])
    }
  })
})
