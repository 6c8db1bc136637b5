/** Which compression a browser prefers (RFC 9110 §12.5.3). */

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first: at equal wishes the smaller body is sent. */
const OFFERED: Encoding[] = ['br', 'gzip', 'identity']

/** The encoding to send; identity when the header is missing or refuses everything. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const wishes = parseQualities(acceptEncoding)
  let best: { encoding: Encoding; quality: number } = { encoding: 'identity', quality: 0 }
  for (const encoding of OFFERED) {
    // Identity is acceptable unless it is refused, but any named encoding is wanted more.
    const quality = wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
    if (quality > best.quality) best = { encoding, quality }
  }
  return best.encoding
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    if (name === '') continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice(2))
    qualities.set(name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0)
  }
  return qualities
}
