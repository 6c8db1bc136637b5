/** Answers what a dealer's portal holds, to whoever has signed in alone. */
import { portal } from '#contract/portals.ts'
import { routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { requireVisitor } from './visitors.ts'

export function routePortals(app: PlatformHono, platform: PlatformContext): void {
  routeEndpoint(app, platform, portal, async (input, { site, context }) => {
    const visitor = await requireVisitor(context, platform, site)
    await platform.limits.count('account-by-visitor', `${site.slug} ${visitor.id}`)
    const { enabled, portals } = site.gating
    const found = enabled ? portals.find(({ path }) => path === `/${input.portal}`) : undefined
    if (found === undefined) throw new ProblemError('not-found', 'This site has no such portal.')
    return { links: found.links.map(({ label, href, note }) => ({ label, href, note })) }
  })
}
