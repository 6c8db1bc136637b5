/** The link that stops the alerts of one person on one site, without signing in: signed, so that nobody can guess one. */
import type { Site } from '#config/schema/site.ts'
import type { Owner } from '#database/visitors/watchlist.ts'
import { readSignedToken, signToken } from './signed-token.ts'

export const STOP_ALERTS_PATH = '/api/alerts/stop'

const PURPOSE = 'stop alerts'

/** It does not expire: a message is read when it is read, and all that it opens is the end of the messages. */
export function stopAlertsUrl({ url, platform }: Site, owner: Owner, secret: string): string {
  const link = new URL((platform?.apiBase ?? '') + STOP_ALERTS_PATH, url)
  link.searchParams.set('token', stopToken(owner, secret))
  return link.href
}

/** "<site>.<visitor>.<signature>". */
export function stopToken({ siteSlug, visitorId }: Owner, secret: string): string {
  return signToken(PURPOSE, [siteSlug, visitorId], secret)
}

/** `null` when the token is not one of ours. */
export function readStopToken(token: string, secret: string): Owner | null {
  const [siteSlug, visitorId] = readSignedToken(PURPOSE, token, secret) ?? []
  return siteSlug === undefined || visitorId === undefined ? null : { siteSlug, visitorId }
}
