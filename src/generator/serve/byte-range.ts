/** A single range of bytes (RFC 9110 §14), as players of media ask for. */

export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; firstByte: number; lastByte: number }
  | { kind: 'unsatisfiable' }

/** Several ranges, other units and malformed headers get the whole file, as the standard allows. */
export function parseByteRange(header: string | undefined, sizeBytes: number): ByteRange {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (found === null) return { kind: 'whole' }
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return { kind: 'whole' }
  if (first === '') {
    const count = Number(last)
    if (count === 0 || sizeBytes === 0) return { kind: 'unsatisfiable' }
    return { kind: 'part', firstByte: Math.max(0, sizeBytes - count), lastByte: sizeBytes - 1 }
  }
  const firstByte = Number(first)
  if (last !== '' && Number(last) < firstByte) return { kind: 'whole' }
  if (firstByte >= sizeBytes) return { kind: 'unsatisfiable' }
  return { kind: 'part', firstByte, lastByte: Math.min(last === '' ? sizeBytes - 1 : Number(last), sizeBytes - 1) }
}
