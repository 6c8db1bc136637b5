/** Values that know their own hash, so that a page's inputs can be hashed without being written out. */
import { hash } from 'node:crypto'

/** A short hash of a text, or of its bytes in UTF-8; equal texts give equal hashes on every machine. */
export function hashText(text: string | Uint8Array): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

const FINGERPRINT = Symbol('fingerprint')

/**
 * A hash of the whole value. Equal values whose keys were set in the same order have equal hashes; a value with a
 * fingerprint counts as its fingerprint.
 *
 * The whole value, so that the hash of a page's inputs cannot drift from them, whatever a planner puts into them.
 */
export function hashValue(value: unknown): string {
  return hashText(textOf(value))
}

/** The fingerprint that a value carries, or else its hash. */
export function fingerprintOf(value: object): string {
  return (value as { [FINGERPRINT]?: string })[FINGERPRINT] ?? hashValue(value)
}

/** A text that no other value has: every part of it says where it ends. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length}:${value}`
  if (typeof value !== 'object' || value === null) return `=${value};`
  const fingerprint = (value as { [FINGERPRINT]?: string })[FINGERPRINT]
  if (fingerprint !== undefined) return `~${fingerprint};`
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += textOf(item)
    return `[${text}]`
  }
  for (const key in value) text += `${key.length}:${key}${textOf(value[key as never])}`
  return `{${text}}`
}

/** Whether two values would have the same hash, without making it. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const fingerprint = (one as { [FINGERPRINT]?: string })[FINGERPRINT]
  if (fingerprint !== undefined) return fingerprint === (other as { [FINGERPRINT]?: string })[FINGERPRINT]
  if (FINGERPRINT in other) return false
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item: unknown, index) => sameValue(item, other[index]))
    )
  }
  if (Array.isArray(other)) return false
  let keys = 0
  for (const key in one) {
    if (!(key in other) || !sameValue(one[key as never], other[key as never])) return false
    keys += 1
  }
  return keys === Object.keys(other).length
}

/**
 * The value itself, with the fingerprint that stands for it from now on. It must be a hash of the whole value, which
 * nobody changes any more. A copy of the value has none.
 *
 * For what is kept from one build of a process to the next: ten thousand copies a build take longer than the rest of
 * the catalogue, and the same object means that nothing has changed.
 */
export function carryingFingerprint<T extends object>(value: T, fingerprint: string): T {
  if (!Object.hasOwn(value, FINGERPRINT)) Object.defineProperty(value, FINGERPRINT, { value: fingerprint })
  return value
}

/** The same for a value whose hash is not known yet: what many pages show is then hashed once. */
export function fingerprinted<T extends object>(value: T): T {
  return carryingFingerprint(value, hashValue(value))
}
