/** Turns the wheel of a site: the server decides, and a browser only shows it. */
import { randomInt } from 'node:crypto'
import type { Site } from '#config/schema/site.ts'
import type { SpinResult } from '#contract/spins.ts'
import { spin, spinState } from '#contract/spins.ts'
import type { StoredSpin } from '#database/spins.ts'
import { readSpin, takeSpin } from '#database/spins.ts'
import { SPIN_TO_WIN_PATH } from '#domain/access/gated-route.ts'
import { consentToNotice } from '#domain/leads/consent.ts'
import { instantsOf } from '#domain/time/date-window.ts'
import { windowState } from '#domain/time/instant-window.ts'
import { requireVisitor } from '../accounts/visitors.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'

/** The most that `randomInt` takes. */
const ROLLS = 2 ** 48 - 1

export function routeSpins(app: PlatformHono, platform: PlatformContext): void {
  const { db, limits } = platform

  routeEndpoint(app, platform, spinState, async (_, { site, context }) => {
    const wheel = wheelOf(site)
    const visitor = await requireVisitor(context, platform, site)
    await limits.count('account-by-visitor', `${site.slug} ${visitor.id}`)
    const found = await readSpin(db, site.slug, wheel.campaign, visitor.id)
    return {
      time: windowState(instantsOf(wheel, site.timeZone), Date.now()),
      result: found === null ? null : resultOf(found),
    }
  })

  routeEndpoint(app, platform, spin, async ({ notice_version }, { site, context, pageOrigin }) => {
    const wheel = wheelOf(site)
    const visitor = await requireVisitor(context, platform, site)
    await limits.count('account-by-visitor', `${site.slug} ${visitor.id}`)
    const now = Date.now()
    const earlier = await readSpin(db, site.slug, wheel.campaign, visitor.id)
    if (earlier !== null) return resultOf(earlier)
    if (windowState(instantsOf(wheel, site.timeZone), now) !== 'running')
      throw new ProblemError('not-found', 'The wheel does not turn now.')
    const taken = await takeSpin(db, {
      siteSlug: site.slug,
      campaign: wheel.campaign,
      visitorId: visitor.id,
      prizes: wheel.prizes,
      consent: consentToNotice(site.forms.privacy, site.name, {
        noticeVersion: notice_version,
        marketingOptIn: false,
        atMs: now,
        source: pageOrigin + SPIN_TO_WIN_PATH,
      }),
      roll: randomInt(ROLLS) / ROLLS,
    })
    return resultOf(taken)
  })
}

function wheelOf({ spinToWin }: Site) {
  if (spinToWin === null) throw new ProblemError('not-found', 'This site has no wheel.')
  return spinToWin
}

function resultOf({ prizeId, label, code }: StoredSpin): SpinResult {
  return { prize_id: prizeId, label, is_win: code !== null, code }
}
