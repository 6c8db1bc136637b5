/** Addresses that differ in a few characters, such as the pictures of a spin, as a page carries them: 36 in 300 bytes. */

export interface PackedAddresses {
  /** What all addresses begin and end with. */
  readonly start: string
  readonly end: string
  readonly middles: readonly string[]
}

export function packAddresses(urls: readonly string[]): PackedAddresses {
  const [first = ''] = urls
  const shortest = Math.min(first.length, ...urls.map((url) => url.length))
  const sharesTo = (length: number) => urls.every((url) => url.slice(0, length) === first.slice(0, length))
  const sharesFrom = (length: number) => urls.every((url) => last(url, length) === last(first, length))
  let startLength = 0
  while (startLength < shortest && sharesTo(startLength + 1)) startLength += 1
  let endLength = 0
  while (endLength < shortest - startLength && sharesFrom(endLength + 1)) endLength += 1
  return {
    start: first.slice(0, startLength),
    end: last(first, endLength),
    middles: urls.map((url) => url.slice(startLength, url.length - endLength)),
  }
}

export function unpackAddresses({ start, end, middles }: PackedAddresses): string[] {
  return middles.map((middle) => `${start}${middle}${end}`)
}

function last(text: string, length: number): string {
  return text.slice(text.length - length)
}
