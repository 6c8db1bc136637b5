/** Writes a file of the bundled search; `engine/container.ts` reads it. */
import { FIXED_BYTES, hashOf, MAGIC } from '#search/engine/format/container.ts'

/** Collects numbers, one byte of all of them after the other. */
export class PlaneWriter {
  readonly #parts: Uint8Array[] = []
  length = 0

  write(numbers: ArrayLike<number>, planes: number): void {
    const bytes = new Uint8Array(numbers.length * planes)
    for (let plane = 0; plane < planes; plane += 1) {
      for (let index = 0; index < numbers.length; index += 1) {
        bytes[plane * numbers.length + index] = ((numbers[index] ?? 0) >>> (plane * 8)) & 255
      }
    }
    this.#parts.push(bytes)
    this.length += bytes.length
  }

  body(): Uint8Array {
    const whole = new Uint8Array(this.#parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of this.#parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
}

export function writeContainer(head: object, body: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head))
  const length = FIXED_BYTES + text.length + body.length
  // Whole words of four bytes, which is what is hashed.
  const bytes = new Uint8Array((length + 3) & ~3)
  bytes.set(text, FIXED_BYTES)
  bytes.set(body, FIXED_BYTES + text.length)
  const words = new Uint32Array(bytes.buffer, 0, 3)
  words[0] = MAGIC
  words[2] = text.length
  words[1] = hashOf(bytes)
  return bytes
}
