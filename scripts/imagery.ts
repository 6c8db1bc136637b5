/** `npm run imagery [-- --body suv]`: draws the demo's vehicles and keeps them as AVIF under assets/imagery. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_HASHES, PICTURES_DIR } from '#build/files/local-pictures.ts'
import { hashFolder } from '#build/files/public-files.ts'
import { BODY_TYPES } from '#domain/car/car.ts'
import { LOCAL_WIDTHS_PX } from '#domain/images/local-picture.ts'
import { runCommand, UsageError } from './command-line/command.ts'
import { openStage } from './imagery/open-stage.ts'
import type { Paint } from './imagery/paints.ts'
import { PAINTS } from './imagery/paints.ts'
import { VIEW_NAMES, VIEWS } from './imagery/views.ts'
import { findChromium } from './set-up-browser.ts'

const USAGE = 'npm run imagery -- [--body suv,ute] [--view front,rear] [--out assets]'
const OPTIONS = {
  body: { type: 'string', help: 'only these bodies' },
  view: { type: 'string', help: 'only these views' },
  out: { type: 'string', help: 'the folder that imagery/ is written to (default assets)' },
} as const
/** Metres between the corners of a body's skin. */
const CELL_M = 0.016
/** From how many sides light is followed for shadows. */
const DIRECTIONS = 56
const QUALITY = 52
const [WIDTH_PX, HEIGHT_PX] = [960, 640]

await runCommand(USAGE, OPTIONS, async ({ body, view, out = PICTURES_DIR }) => {
  const bodies = chosen(body, BODY_TYPES, 'body')
  const views = chosen(view, VIEW_NAMES, 'view')
  const startedAtMs = performance.now()
  const stage = await openStage(findChromium() ?? undefined)
  const written: Promise<number>[] = []
  try {
    for (const name of bodies) {
      await stage.load(name, name === 'motorcycle' ? CELL_M / 2 : CELL_M, DIRECTIONS)
      for (const viewName of views) {
        await stage.take(VIEWS[viewName], WIDTH_PX, HEIGHT_PX)
        for (const paint of Object.keys(PAINTS) as Paint[]) {
          const pixels = await stage.develop(PAINTS[paint], 1)
          for (const width of LOCAL_WIDTHS_PX) {
            written.push(encode(pixels, width, join(out, 'imagery', name, paint, `${viewName}-${width}.avif`)))
          }
        }
      }
      await Promise.all(written)
      await writeHashes(out)
      console.log(`${name}: ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
    }
  } finally {
    await stage.close()
  }
  const sizes = await Promise.all(written)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${sizes.length} pictures, ${(bytes / 1e6).toFixed(1)} MB.`)
  return 0
})

async function encode(pixels: Buffer, widthPx: number, file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true })
  const picture = sharp(pixels, { raw: { width: WIDTH_PX, height: HEIGHT_PX, channels: 4 } }).removeAlpha()
  const { size } = await picture.resize(widthPx).avif({ quality: QUALITY, effort: 1 }).toFile(file)
  return size
}

/** The hashes of all pictures that are there, also those of other runs. */
async function writeHashes(out: string): Promise<void> {
  const hashes = await hashFolder(join(out, 'imagery'))
  const entries = [...hashes]
    .filter(([file]) => file.endsWith('.avif'))
    .map(([file, hash]) => [`imagery/${file}`, hash])
  await writeFile(join(out, PICTURE_HASHES), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

function chosen<T extends string>(text: string | undefined, known: readonly T[], option: string): readonly T[] {
  if (text === undefined) return known
  const names = text.split(',')
  const wrong = names.find((name) => !known.some((one) => one === name))
  if (wrong !== undefined)
    throw new UsageError(`--${option}: expected some of ${known.join(', ')}, received "${wrong}".`)
  return known.filter((one) => names.includes(one))
}
