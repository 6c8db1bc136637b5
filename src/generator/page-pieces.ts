/**
 * The large pieces of a page, kept apart while Astro and React make the rest of it.
 *
 * Both copy, scan, hash and encode what they are given several times over: a list of cards goes through React, the hash
 * of its island and the response. A piece that is set aside leaves a mark of a few bytes in its place, and its HTML comes
 * into the page when the page is written. docs/generator.md has how much of a build this saves.
 */
export interface PagePieces {
  /** Returns what stands for this HTML until the page is put together. HTML that was set aside may stand in it. */
  setAside(html: string): string
  /** The page in UTF-8; can be asked for once. The next page is put together over these bytes. */
  putTogether(rest: string): Uint8Array
}

const MARK_START = '<!--set aside '
const mark = (number: number): string => `${MARK_START}${number}-->`
/** More digits than any number has. */
const MAX_DIGITS = 9

/** More than most pages have. */
const FIRST_BYTES = 1_000_000

/** UTF-8 has at most so many bytes for each unit of a string. */
const MAX_BYTES_PER_UNIT = 3

/** Returns a function that is called for each page. */
export function createPagePieces(): () => PagePieces {
  // One for all pages: a new one for each, outside of V8's heap, makes it collect the whole heap every few hundred pages.
  let buffer = Buffer.allocUnsafe(FIRST_BYTES)
  let lengthBytes = 0

  function append(html: string): void {
    const neededBytes = lengthBytes + html.length * MAX_BYTES_PER_UNIT
    if (neededBytes > buffer.length) {
      const larger = Buffer.allocUnsafe(neededBytes * 2)
      buffer.copy(larger, 0, 0, lengthBytes)
      buffer = larger
    }
    lengthBytes += buffer.write(html, lengthBytes)
  }

  /** A piece has only such as were set aside before it; any other mark is a comment that an author wrote. */
  function appendWhole(html: string, pieces: readonly string[], before: number): void {
    let from = 0
    // To search for a text takes a fraction of the time that a pattern takes.
    for (let found = html.indexOf(MARK_START); found !== -1; found = html.indexOf(MARK_START, found + 1)) {
      const digitsAt = found + MARK_START.length
      const number = Number.parseInt(html.slice(digitsAt, digitsAt + MAX_DIGITS), 10)
      const piece = number < before ? pieces[number] : undefined
      if (piece === undefined || !html.startsWith(mark(number), found)) continue
      append(html.slice(from, found))
      appendWhole(piece, pieces, number)
      from = found + mark(number).length
    }
    append(from === 0 ? html : html.slice(from))
  }

  return () => {
    const pieces: string[] = []
    return {
      setAside: (html) => mark(pieces.push(html) - 1),
      putTogether(rest) {
        lengthBytes = 0
        appendWhole(rest, pieces, pieces.length)
        // V8 keeps what Astro made of a page, and with it this list, until it collects its whole heap.
        pieces.length = 0
        return buffer.subarray(0, lengthBytes)
      },
    }
  }
}
