/**
 * Whole cars as they are kept, some of them compressed together: a build looks at few, and what it does not look at is
 * a sixth as long to read and to hold. A block is read when one of its cars is asked for.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const BLOCK_CARS = 16

/** A higher one takes twice the time for one part in twenty. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** The texts of cars, compressed block by block. */
export function writeCarBlocks(cars: readonly Buffer[]): Buffer[] {
  const blocks: Buffer[] = []
  for (let from = 0; from < cars.length; from += BLOCK_CARS) {
    blocks.push(brotliCompressSync(Buffer.concat(cars.slice(from, from + BLOCK_CARS)), OPTIONS))
  }
  return blocks
}

interface OpenBlock {
  content: Buffer
  /** Cars that may yet be asked for: each is, once. */
  left: number
}

/** The texts of cars in blocks, as `writeCarBlocks` gave them; `lengths` are those of the texts, in bytes. */
export class CarBlocks {
  readonly #blocks: readonly Buffer[]
  readonly #lengths: readonly number[]
  readonly #open = new Map<number, OpenBlock>()

  constructor(blocks: readonly Buffer[], lengths: readonly number[]) {
    this.#blocks = blocks
    this.#lengths = lengths
  }

  /** The text of the car at this place among all. */
  read(place: number): Buffer {
    const number = Math.floor(place / BLOCK_CARS)
    const lengths = this.#lengths.slice(number * BLOCK_CARS, (number + 1) * BLOCK_CARS)
    const block = this.#open.get(number) ?? { content: this.#decompressed(number), left: lengths.length }
    block.left -= 1
    if (block.left > 0) this.#open.set(number, block)
    else this.#open.delete(number)
    const placeInBlock = place % BLOCK_CARS
    const from = lengths.slice(0, placeInBlock).reduce((sum, length) => sum + length, 0)
    return block.content.subarray(from, from + (lengths[placeInBlock] ?? 0))
  }

  #decompressed(number: number): Buffer {
    return brotliDecompressSync(this.#blocks[number] ?? Buffer.alloc(0))
  }
}
