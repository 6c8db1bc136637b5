/** How many bytes a compressor will need for some bytes, near enough to choose between two ways of writing them. */

/** A JSON text compresses to about this part of itself. */
const TEXT_RATIO = 0.42

export function bytesOfText(text: string): number {
  return text.length * TEXT_RATIO
}

/** Order-0 entropy of numbers that are written one byte plane after the other. */
export function bytesOfCodes(codes: ArrayLike<number>, planes: number): number {
  let bits = 0
  const counts = new Uint32Array(256)
  for (let plane = 0; plane < planes; plane += 1) {
    counts.fill(0)
    const shift = plane * 8
    for (let index = 0; index < codes.length; index += 1) {
      const byte = ((codes[index] ?? 0) >>> shift) & 255
      counts[byte] = (counts[byte] ?? 0) + 1
    }
    for (const count of counts) if (count > 0) bits += count * Math.log2(codes.length / count)
  }
  return bits / 8
}
