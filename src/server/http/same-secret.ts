/** Compares what was received with a secret. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** In a time that says nothing of either: hashes are equally long. */
export function isSameSecret(received: string, expected: string): boolean {
  const [one, other] = [received, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
