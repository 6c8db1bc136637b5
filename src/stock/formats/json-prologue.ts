/** Finds where the records of a JSON document begin: what stands before them is read here, and is small. */

/** Keys under which feeds keep their cars when no key is configured. */
const USUAL_KEYS = new Set([
  'cars',
  'stock',
  'vehicles',
  'listings',
  'items',
  'results',
  'data',
  'records',
  'inventory',
])

export type Prologue =
  /** Records begin at `at`, inside an array that `openBrackets` brackets enclose (its own counted). */
  | { kind: 'array'; at: number; openBrackets: number }
  /** A record a line, or one after another, from `at`. */
  | { kind: 'lines'; at: number }
  | { kind: 'unknown' }
  | { kind: 'wrong'; reason: string }

/** Reads the first bytes of a document. `wanted` is the configured path of the array, or `null`. */
export function readPrologue(bytes: Buffer, wanted: string | null): Prologue {
  const first = bytes.findIndex((byte) => byte > 0x20)
  if (first === -1) return { kind: 'unknown' }
  if (bytes[first] === 0x5b) {
    if (wanted === null) return { kind: 'array', at: first + 1, openBrackets: 1 }
    return { kind: 'wrong', reason: `expected an object with the key "${wanted}", found an array` }
  }
  if (bytes[first] !== 0x7b) return { kind: 'wrong', reason: 'the document begins with neither [ nor {' }
  return findArray(bytes, first, wanted)
}

function findArray(bytes: Buffer, first: number, wanted: string | null): Prologue {
  const path: string[] = []
  const closers: number[] = []
  let key = ''
  for (let at = first; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x22) {
      const end = stringEnd(bytes, at)
      if (end === -1) return { kind: 'unknown' }
      key = bytes.toString('utf8', at + 1, end)
      at = end
    } else if (byte === 0x3a) path[closers.length - 1] = key
    else if (byte === 0x7b) closers.push(0x7d)
    else if (byte === 0x5b) {
      path.length = closers.length
      const keys = path.join('.')
      const inObjects = closers.every((closer) => closer === 0x7d)
      if (inObjects && (wanted === null ? USUAL_KEYS.has(keys) : keys === wanted)) {
        return { kind: 'array', at: at + 1, openBrackets: closers.length + 1 }
      }
      closers.push(0x5d)
    } else if (byte === 0x7d || byte === 0x5d) {
      if (closers.pop() !== byte) return { kind: 'wrong', reason: 'its brackets do not match' }
      path.length = closers.length
      if (closers.length === 0) {
        if (wanted === null) return { kind: 'lines', at: first }
        return { kind: 'wrong', reason: `there is no array of cars under the key "${wanted}"` }
      }
    }
  }
  return { kind: 'unknown' }
}

function stringEnd(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === 0x5c) at++
    else if (bytes[at] === 0x22) return at
  }
  return -1
}
