/** The container of every file of the bundled search: magic number with the version, hash, head and body. */

/** "FCS" and the version of the format: a browser never reads an index of another version. */
export const MAGIC = 0x46435302

/** Bytes before the head: magic number, hash, length of the head. */
export const FIXED_BYTES = 12

/** One column, as the head describes it; the short names keep the head of a small site small. */
export interface ColumnHead {
  readonly n: string
  /** Where it begins in the body. */
  readonly o: number
  /** Values by code from 1 on; code 0 is null. */
  readonly v?: readonly (string | number | boolean)[]
  /** Numbers in the body instead: how many, the first one, their common divisor, bytes of the largest step. */
  readonly i?: readonly [count: number, first: number, divisor: number, bytes: number]
  /** Parts of lists, one bit each in the body. */
  readonly s?: readonly string[]
  /** Templates by code from 1 on: texts with references to columns and with numbers. */
  readonly t?: readonly string[]
  /** Of templates: the smallest value and the bytes of each number. */
  readonly a?: readonly (readonly [least: number, bytes: number])[]
  /** The column whose value predicts this one best, by its place; its codes are ranks among the values seen with that. */
  readonly p?: number
  /** 1: each code is a step from the one of the row before. */
  readonly d?: 1
  /** 1: a text is JSON. */
  readonly j?: 1
}

export interface TableHead {
  /** How many rows. */
  readonly r: number
  readonly c: readonly ColumnHead[]
}

/** What a file is recognised by; four bytes at a time. */
export function hashOf(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, (bytes.length - 8) >> 2)
  let hash = bytes.length
  // No iterator: this runs once, before anything is compiled.
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ (words[at] as number), 0x01000193)
  return hash >>> 0
}

export interface Container<Head> {
  readonly head: Head
  readonly body: Uint8Array
}

/** Opens a file; throws when it is cut, damaged or of another version. */
export function openContainer<Head>(given: Uint8Array): Container<Head> {
  // Words of four bytes want a start that four divides.
  const bytes = given.byteOffset & 3 ? given.slice() : given
  const [magic, hash, headBytes] = bytes.length < FIXED_BYTES ? [] : new Uint32Array(bytes.buffer, bytes.byteOffset, 3)
  if (magic !== MAGIC || hash === undefined || headBytes === undefined || hashOf(bytes) !== hash) {
    throw new Error('not a search index')
  }
  const end = FIXED_BYTES + headBytes
  const text = new TextDecoder().decode(bytes.subarray(FIXED_BYTES, end))
  return { head: JSON.parse(text) as Head, body: bytes.subarray(end) }
}
