/** Values that know their own hash, so that a page's inputs can be hashed without being written out. */
import { hash } from 'node:crypto'

/** A short hash of a text; equal texts give equal hashes on every machine. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

/**
 * A copy of the value for which `JSON.stringify` writes the fingerprint.
 *
 * The fingerprint must be a hash of the whole value: then the hash of a page's inputs is as good as a hash of all
 * that they hold, and cannot drift from it, whatever a planner puts into the inputs.
 */
export function withFingerprint<T extends object>(value: T, fingerprint: string): T {
  const copy = { ...value }
  Object.defineProperty(copy, 'toJSON', { value: () => fingerprint, enumerable: false, configurable: true })
  return copy
}

/**
 * The value itself, for which `JSON.stringify` writes the fingerprint from now on.
 *
 * For what is kept from one build of a process to the next: ten thousand copies a build take longer than the rest of
 * the catalogue, and the same object tells at a glance that nothing has changed.
 */
export function carryingFingerprint<T extends object>(value: T, fingerprint: string): T {
  if (!Object.hasOwn(value, 'toJSON')) {
    Object.defineProperty(value, 'toJSON', { value: () => fingerprint, enumerable: false, configurable: true })
  }
  return value
}

/** The same for a value whose hash is not known yet. */
export function fingerprinted<T extends object>(value: T): T {
  return withFingerprint(value, hashText(JSON.stringify(value)))
}
