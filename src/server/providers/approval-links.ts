/** The link by which somebody approves one held feed of a site, without signing in. */
import type { Site } from '#config/schema/site.ts'
import { readSignedToken, signToken } from './signed-token.ts'

export const APPROVE_FEED_PATH = '/api/stock/approve'

const PURPOSE = 'approve feed'
/** Within this time somebody has looked at a feed that is held, or another one has come. */
const VALID_MS = 7 * 86_400_000

export interface HeldFeedRef {
  siteSlug: string
  /** Of the time for which the feed is held. */
  heldId: string
}

/** `null` of a site whose pages have no platform to ask. */
export function approveFeedUrl({ url, platform, slug }: Site, heldId: string, secret: string): string | null {
  if (platform === null) return null
  const link = new URL(platform.apiBase + APPROVE_FEED_PATH, url)
  link.searchParams.set('token', approvalToken({ siteSlug: slug, heldId }, Date.now() + VALID_MS, secret))
  return link.href
}

/** "<site>.<held feed>.<expires, seconds since 1970>.<signature>". */
export function approvalToken({ siteSlug, heldId }: HeldFeedRef, expiresAtMs: number, secret: string): string {
  return signToken(PURPOSE, [siteSlug, heldId, String(Math.floor(expiresAtMs / 1_000))], secret)
}

/** `null` when the token is not one of ours. */
export function readApprovalToken(
  token: string,
  secret: string,
  nowMs: number,
): (HeldFeedRef & { isExpired: boolean }) | null {
  const [siteSlug, heldId, expiresAt] = readSignedToken(PURPOSE, token, secret) ?? []
  if (siteSlug === undefined || heldId === undefined || expiresAt === undefined) return null
  return { siteSlug, heldId, isExpired: Number(expiresAt) * 1_000 <= nowMs }
}
