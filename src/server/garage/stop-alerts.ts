/**
 * Stops alerts by the link of a message. The link shows a page with one button, because mail programs open links by
 * themselves; a mail program that stops messages for its reader posts to the same address (RFC 8058).
 */
import { html } from 'hono/html'
import { stopAlerts } from '#database/visitors/garage.ts'
import { plainPage } from '../http/plain-page.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono, RequestContext } from '../platform-context.ts'
import { readStopToken, STOP_ALERTS_PATH } from '../providers/alert-links.ts'

export function routeStopAlerts(app: PlatformHono, { db, limits }: PlatformContext, secret: string): void {
  const ownerIn = async (c: RequestContext) => {
    await limits.count('stop-by-address', c.var.origin.address)
    const owner = readStopToken(c.req.query('token') ?? '', secret)
    if (owner === null)
      throw new ProblemError('not-found', 'This link is not whole. Please use the one in the message.')
    return owner
  }
  app.get(STOP_ALERTS_PATH, async (c) => {
    await ownerIn(c)
    const { search } = new URL(c.req.url)
    return plainPage(
      c,
      'Stop these alerts?',
      html`<p>You will get no more messages about your watchlist and your saved searches from this dealer.</p>
<form method="post" action="${STOP_ALERTS_PATH}${search}"><button>Stop alerts</button></form>`,
    )
  })
  app.post(STOP_ALERTS_PATH, async (c) => {
    await stopAlerts(db, await ownerIn(c))
    return plainPage(
      c,
      'Alerts are stopped',
      html`<p>You can switch them on again in your garage, where you are signed in.</p>`,
    )
  })
}
