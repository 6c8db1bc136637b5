/** Answers the calls of signing in and out. */

import type { Site } from '#config/schema/site.ts'
import { requestCode, session, signIn, signOut, signOutEverywhere } from '#contract/sign-in.ts'
import { endSessions } from '#database/visitors/visitors.ts'
import { hasSignIn } from '#domain/access/gate.ts'
import { mobileNumber } from '#domain/access/mobile-number.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { canSendTexts } from '../providers/text.ts'
import type { SignInCodes } from './codes.ts'
import type { VisitorSessions } from './visitors.ts'
import { requireVisitor } from './visitors.ts'

export function routeAccounts(
  app: PlatformHono,
  platform: PlatformContext,
  codes: SignInCodes,
  sessions: VisitorSessions,
): void {
  const { db, limits } = platform

  routeEndpoint(app, platform, session, async (_, { site, context }) => {
    const visitor = await sessions.visitorOf(context, site)
    return { visitor: visitor === null ? null : { phoneNumber: visitor.phoneNumber } }
  })
  routeEndpoint(app, platform, requestCode, async ({ phone_number: written }, { site, address }) => {
    requireSignIn(site)
    if (!canSendTexts(site, platform.isDevelopment)) {
      throw new ProblemError('service-unavailable', 'We cannot send text messages just now. Please call us.')
    }
    const phoneNumber = mobileNumber(written)
    await limits.count('code-by-address', address)
    await limits.count('code-by-phone', phoneNumber)
    await limits.count('code-by-phone-daily', phoneNumber)
    if (phoneNumber !== null) await codes.send(site, phoneNumber)
    return { success: true }
  })
  routeEndpoint(app, platform, signIn, async ({ phone_number: written, code }, { site, address, context }) => {
    requireSignIn(site)
    await limits.count('sign-in-by-address', address)
    const { phoneNumber } = await sessions.start(context, site, mobileNumber(written) ?? written, code)
    return { visitor: { phoneNumber } }
  })
  routeEndpoint(app, platform, signOut, async (_, { site, context }) => {
    await sessions.end(context, site)
    return { success: true }
  })
  routeEndpoint(app, platform, signOutEverywhere, async (_, { site, context }) => {
    const { id } = await requireVisitor(context, platform, site)
    await endSessions(db, site.slug, id)
    await sessions.end(context, site)
    return { success: true }
  })
}

function requireSignIn(site: Site): void {
  if (!hasSignIn(site)) throw new ProblemError('not-found', 'This site has no sign-in.')
}
