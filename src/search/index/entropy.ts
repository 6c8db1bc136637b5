/** How many bytes a compressor will need for some bytes, near enough to choose between two ways of writing them. */

/** A JSON text compresses to about this part of itself. */
const TEXT_RATIO = 0.42

export function bytesOfText(text: string): number {
  return text.length * TEXT_RATIO
}

/** Order-0 entropy of numbers that are written one byte plane after the other. */
export function bytesOfCodes(codes: ArrayLike<number>, planes: number): number {
  const counts = new ByteCounts(planes)
  for (let index = 0; index < codes.length; index += 1) counts.add(codes[index] ?? 0, 1)
  return counts.bytes()
}

/** How often each byte of some numbers comes, one byte plane after the other. */
export class ByteCounts {
  readonly #counts: Uint32Array
  #total = 0

  constructor(planes: number) {
    this.#counts = new Uint32Array(planes * BYTES)
  }

  add(number: number, times: number): void {
    this.#total += times
    for (let plane = 0, rest = number; rest > 0; plane += BYTES, rest >>>= 8) {
      const at = plane + (rest & 255)
      this.#counts[at] = (this.#counts[at] ?? 0) + times
    }
  }

  bytes(): number {
    let bits = 0
    for (let plane = 0; plane < this.#counts.length; plane += BYTES) {
      // Zeros above the highest byte of a number are not counted one by one.
      let others = 0
      for (let at = plane + 1; at < plane + BYTES; at += 1) others += this.#counts[at] ?? 0
      if (others === 0) continue
      this.#counts[plane] = this.#total - others
      for (let at = plane; at < plane + BYTES; at += 1) {
        const count = this.#counts[at] ?? 0
        if (count > 0) bits += count * Math.log2(this.#total / count)
      }
    }
    return bits / 8
  }
}

const BYTES = 256
