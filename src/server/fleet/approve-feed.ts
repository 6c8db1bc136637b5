/**
 * Approves a held feed by the link of a message. The link shows a page with one button, because mail programs open links
 * by themselves: to look changes nothing.
 */
import { html } from 'hono/html'
import { approveHeldFeed, readHeldFeed } from '#database/builds/site-builds.ts'
import { readSite } from '#database/sites.ts'
import { plainPage } from '../http/plain-page.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono, RequestContext } from '../platform-context.ts'
import type { HeldFeedRef } from '../providers/approval-links.ts'
import { APPROVE_FEED_PATH, readApprovalToken } from '../providers/approval-links.ts'

export function routeApproveFeed(app: PlatformHono, { db, limits }: PlatformContext, secret: string): void {
  /** `null` when the link has expired. */
  const feedIn = async (c: RequestContext): Promise<HeldFeedRef | null> => {
    await limits.count('approve-by-address', c.var.origin.address)
    const feed = readApprovalToken(c.req.query('token') ?? '', secret, Date.now())
    if (feed === null) throw new ProblemError('not-found', 'This link is not whole. Please use the one in the message.')
    return feed.isExpired ? null : feed
  }
  app.get(APPROVE_FEED_PATH, async (c) => {
    const feed = await feedIn(c)
    const held = feed === null ? null : await readHeldFeed(db, feed.siteSlug, feed.heldId)
    if (feed === null || held === null) return nothingToApprove(c)
    const { search } = new URL(c.req.url)
    const reasons = held.message.split('\n').filter((line) => line.startsWith('- '))
    return plainPage(
      c,
      'Publish this stock feed?',
      html`<p>The feed of ${await nameOf(feed.siteSlug)} is held, and the last release is still served:</p>
<ul>${reasons.map((reason) => html`<li>${reason.slice(2)}</li>`)}</ul>
<p>Publish it only if the feed is right.</p>
<form method="post" action="${APPROVE_FEED_PATH}${search}"><button>Publish the feed</button></form>`,
    )
  })
  app.post(APPROVE_FEED_PATH, async (c) => {
    const feed = await feedIn(c)
    if (feed === null || !(await approveHeldFeed(db, feed.siteSlug, feed.heldId))) return nothingToApprove(c)
    return plainPage(c, 'The feed is approved', html`<p>It is published within a minute. You may close this page.</p>`)
  })

  async function nameOf(siteSlug: string): Promise<string> {
    const { name } = Object((await readSite(db, siteSlug))?.configuration)
    return typeof name === 'string' ? name : siteSlug
  }
}

function nothingToApprove(c: RequestContext) {
  return plainPage(
    c,
    'There is nothing to approve here',
    html`<p>The link was used or has expired, or another feed has come since. If that one is held, too, its own message has its link.</p>`,
    410,
  )
}
