/** Tokens of links that work without signing in: signed, so that nobody can make one up. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** "<part>.<part>.<signature>"; a token of one purpose is none of another. */
export function signToken(purpose: string, parts: readonly string[], secret: string): string {
  return [...parts, signature(purpose, parts, secret).toString('base64url')].join('.')
}

/** Its parts; `null` when the token is not one of ours. */
export function readSignedToken(purpose: string, token: string, secret: string): string[] | null {
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(token)) return null
  const parts = token.split('.')
  const received = Buffer.from(parts.pop() ?? '', 'base64url')
  const expected = signature(purpose, parts, secret)
  return received.length === expected.length && timingSafeEqual(received, expected) ? parts : null
}

function signature(purpose: string, parts: readonly string[], secret: string): Buffer {
  return createHmac('sha256', secret)
    .update([purpose, ...parts].join('\n'))
    .digest()
}
