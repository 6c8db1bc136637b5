/** Who has signed in. */
import type { Site } from '#config/schema/site.ts'
import { SIGNED_IN_COOKIE } from '#domain/access/signed-in-cookie.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PlatformContext, RequestContext } from '../platform-context.ts'
import type { CookieKind, SiteAuth, SiteAuths } from './site-auth.ts'
import { SESSION_DAYS, sessionCookieName } from './site-auth.ts'
import type { Visitor } from './visitor.ts'

/** A session as a request brings it. */
export interface VisitorSessions {
  /** `null` when nobody has signed in on this site. */
  visitorOf(c: RequestContext, site: Site): Promise<Visitor | null>
  /** A new session for a number and its code, which the code's rules have let through; the cookie is set. */
  start(c: RequestContext, site: Site, phoneNumber: string, code: string): Promise<Visitor>
  /** Ends the session of this device; the cookie is cleared. */
  end(c: RequestContext, site: Site): Promise<void>
}

export function createVisitorSessions(auths: SiteAuths, isDevelopment: boolean): VisitorSessions {
  const found = (c: RequestContext, { slug }: Site) => {
    const cookies = cookieKind(c, isDevelopment)
    return { cookies, auth: auths(slug, cookies), headers: sessionHeaders(c, cookies) }
  }
  return {
    async visitorOf(c, site) {
      const { auth, headers, cookies } = found(c, site)
      if (headers === null) return null
      const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
      passCookies(c, answered)
      const isOwn = response !== null && response.session.siteSlug === site.slug
      if (isOwn && answered.has('set-cookie')) mark(c, true, cookies)
      if (!isOwn) mark(c, false, cookies)
      return isOwn ? visitor(site, response.user) : null
    },
    async start(c, site, phoneNumber, code) {
      const { auth, headers, cookies } = found(c, site)
      if (headers !== null) await endSession(auth, headers)
      const { response, headers: answered } = await auth.api.verifyPhoneNumber({
        body: { phoneNumber, code },
        returnHeaders: true,
      })
      passCookies(c, answered)
      mark(c, true, cookies)
      return visitor(site, response.user)
    },
    async end(c, site) {
      const { auth, headers, cookies } = found(c, site)
      if (headers !== null) passCookies(c, await endSession(auth, headers))
      mark(c, false, cookies)
    },
  }
}

/** Throws a `ProblemError` when nobody has signed in. */
export async function requireVisitor(c: RequestContext, { visitorOf }: PlatformContext, site: Site): Promise<Visitor> {
  const visitor = await visitorOf(c, site)
  if (visitor === null) throw new ProblemError('sign-in-required', 'Please sign in to do this.')
  return visitor
}

/** Who has signed in; throws as `requireVisitor` does where the site asks for sign-in on this route. */
export async function visitorOfRoute(
  c: RequestContext,
  platform: PlatformContext,
  site: Site,
  route: 'checkout' | 'onlinePayment',
): Promise<Visitor | null> {
  const isAsked = site.gating.enabled && site.gating[route]
  return isAsked ? requireVisitor(c, platform, site) : platform.visitorOf(c, site)
}

async function endSession(auth: SiteAuth, headers: Headers): Promise<Headers> {
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
  return answered
}

function visitor({ slug }: Site, user: { id: string; phoneNumber?: string | null | undefined }): Visitor {
  return { id: user.id, siteSlug: slug, phoneNumber: user.phoneNumber ?? '' }
}

function cookieKind(c: RequestContext, isDevelopment: boolean): CookieKind {
  const { isLocal, host } = c.var.origin
  return isDevelopment && isLocal && /(?:^|\.)localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$/.test(host)
    ? 'loopback'
    : 'host'
}

/** The session's cookie alone: nothing else of the request is kept with a session. `null` without one. */
function sessionHeaders(c: RequestContext, cookies: CookieKind): Headers | null {
  const name = `${sessionCookieName(cookies)}=`
  const cookie = (c.req.header('cookie') ?? '').split('; ').find((pair) => pair.startsWith(name))
  return cookie === undefined ? null : new Headers({ cookie })
}

function passCookies(c: RequestContext, answered: Headers): void {
  for (const cookie of answered.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

/** Says to scripts of the page that somebody has signed in; it opens nothing. */
function mark(c: RequestContext, isSignedIn: boolean, cookies: CookieKind): void {
  const maxAgeSeconds = isSignedIn ? SESSION_DAYS * 86_400 : 0
  const secure = cookies === 'host' ? '; Secure' : ''
  const cookie = `${SIGNED_IN_COOKIE}=${isSignedIn ? '1' : ''}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
  c.header('set-cookie', cookie, { append: true })
}
