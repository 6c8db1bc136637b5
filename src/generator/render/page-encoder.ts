/**
 * A TextEncoder that writes each page over the last one, instead of making 30 kB of new memory for each.
 *
 * The pages of a large site would be 400 MB of garbage that the collector counts, and the memory's first touch costs
 * more than the encoding. What it gives holds until the next page is encoded, so pages are rendered one at a time. Astro makes its encoder when its module loads, so this must be installed before that.
 */
const PlatformEncoder = globalThis.TextEncoder

/** UTF-8 takes at most three bytes for each unit of a string. */
const MOST_BYTES_A_UNIT = 3
const SHARED_BYTES = 4 * 1024 * 1024
/** Shorter texts are parts of pages, which may be kept. */
const SHORTEST_PAGE = 2_048

export class PageEncoder extends PlatformEncoder {
  static readonly #shared = new Uint8Array(SHARED_BYTES)

  override encode(text = ''): Uint8Array<ArrayBuffer> {
    const shared = PageEncoder.#shared
    if (text.length < SHORTEST_PAGE || text.length * MOST_BYTES_A_UNIT > shared.length) return super.encode(text)
    return shared.subarray(0, this.encodeInto(text, shared).written)
  }
}

/** Puts it in the place of the platform's, for the whole process: a build encodes nothing else that is long. */
export function installPageEncoder(): void {
  globalThis.TextEncoder = PageEncoder
}
