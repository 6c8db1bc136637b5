/** Where pictures go: encoded in each width and kind, a few at a time, and the list of their hashes. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_HASHES } from '#generator/files/local-pictures.ts'
import { hashFolder } from '#generator/files/public-files.ts'

/** One pixel after another, four bytes each. */
export interface Pixels {
  readonly bytes: Buffer
  readonly widthPx: number
  readonly heightPx: number
}

export interface Kept {
  readonly widthPx: number
  readonly kind: 'avif' | 'webp'
  readonly quality: number
  /** The part that is kept: the middle of the picture in these proportions. */
  readonly ratio?: number
}

export class ImageWriter {
  readonly out: string
  private readonly startedAtMs = performance.now()
  private waiting: Promise<void>[] = []
  private count = 0
  private bytes = 0

  constructor(out: string) {
    this.out = out
  }

  /** Encodes and writes `imagery/<name>-<width>.<kind>` for each; `settle` waits for them. */
  put(name: string, pixels: Pixels, kinds: readonly Kept[]): void {
    for (const kept of kinds) this.waiting.push(this.write(name, pixels, kept))
  }

  /** Writes a file that is encoded already. */
  async keep(file: string, bytes: Buffer): Promise<void> {
    const path = join(this.out, 'imagery', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.tmp`, bytes)
    await rename(`${path}.tmp`, path)
    this.count += 1
    this.bytes += bytes.length
  }

  private async write(name: string, { bytes, widthPx, heightPx }: Pixels, kept: Kept): Promise<void> {
    const file = join(this.out, 'imagery', `${name}-${kept.widthPx}.${kept.kind}`)
    await mkdir(dirname(file), { recursive: true })
    const raw = sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 4 } }).removeAlpha()
    const heightOf = kept.ratio === undefined ? null : Math.round(kept.widthPx / kept.ratio)
    const sized = raw.resize(kept.widthPx, heightOf, { fit: 'cover' })
    const encoded =
      kept.kind === 'avif'
        ? sized.avif({ quality: kept.quality, effort: 1 })
        : sized.webp({ quality: kept.quality, effort: 3 })
    // Never into the file that is there: it may be the very one of a release that is served.
    const { size } = await encoded.toFile(`${file}.tmp`)
    await rename(`${file}.tmp`, file)
    this.count += 1
    this.bytes += size
  }

  /** After each group of pictures: nothing is left half written when a long run is broken off. */
  async settle(what: string): Promise<void> {
    await Promise.all(this.waiting)
    this.waiting = []
    await this.writeHashes()
    console.log(`${what}: ${((performance.now() - this.startedAtMs) / 1000).toFixed(1)} s`)
  }

  async close(): Promise<void> {
    await Promise.all(this.waiting)
    await this.writeHashes()
    console.log(`${this.count} pictures and films, ${(this.bytes / 1e6).toFixed(1)} MB.`)
  }

  /** The hashes of all pictures that are there, also those of other runs. */
  private async writeHashes(): Promise<void> {
    const hashes = await hashFolder(join(this.out, 'imagery'))
    const entries = [...hashes]
      .filter(([file]) => /\.(?:avif|webp|webm)$/.test(file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, hash]) => [`imagery/${file}`, hash])
    await writeFile(join(this.out, PICTURE_HASHES), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  }
}
