/** Distinguishes a repeated post from one with other values. */
import { createHash } from 'node:crypto'

export function contentHashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32)
}
