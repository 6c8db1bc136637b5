/** A car's id from what the feed calls it: a pure function of that text, so that no other row can change it. */
import { hash } from 'node:crypto'
import { slugify } from '#domain/formats/slugify.ts'

const MAX_ID_CHARACTERS = 40
const DIGEST_CHARACTERS = 8

/** Eight letters and digits that stand for a text. */
export function shortDigest(text: string): string {
  return BigInt(`0x${hash('sha1', text, 'hex').slice(0, 14)}`)
    .toString(36)
    .padStart(11, '0')
    .slice(-DIGEST_CHARACTERS)
}

/**
 * "T1042" -> "t1042". An id that loses characters by it, or is too long, gets a digest of the original at its end,
 * so that "A/1" and "A-1" stay two cars whichever of them the feed holds.
 */
export function carId(feedId: string): string {
  const original = feedId.trim().toLowerCase()
  const plain = slugify(original)
  if (plain === original && plain.length <= MAX_ID_CHARACTERS) return plain
  const kept = plain.slice(0, MAX_ID_CHARACTERS - DIGEST_CHARACTERS - 1).replace(/-+$/, '')
  return `${kept === '' ? 'car' : kept}-${shortDigest(original)}`
}
