/** Long texts of which most parts are known as bytes from the build before. */

/** The parts with a separator between them, after `start` and before `end`; in UTF-8. */
export function joined(start: string, parts: readonly Uint8Array[], separator: string, end: string): Buffer {
  const between = Buffer.from(separator)
  const pieces: Uint8Array[] = [Buffer.from(start)]
  for (const [index, part] of parts.entries()) {
    if (index > 0) pieces.push(between)
    pieces.push(part)
  }
  pieces.push(Buffer.from(end))
  return Buffer.concat(pieces)
}
