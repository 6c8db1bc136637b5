/** better-auth as this platform uses it: one instance for each site, called from here and reachable by no address. */
import { createHmac } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { phoneNumber } from 'better-auth/plugins'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/database.ts'
import { ensureVisitor } from '#database/visitors/visitors.ts'
import type { SignInCodes } from './codes.ts'

export interface SiteAuthOptions {
  db: Database
  /** Signs cookies. */
  secret: string
  log: (message: string) => void
  codes: SignInCodes
}

export const SESSION_DAYS = 30
const SESSION_SECONDS = SESSION_DAYS * 86_400
/** A session that is used is prolonged once a day. */
const RENEWAL_SECONDS = 86_400
const MAX_INSTANCES = 500

/**
 * A cookie whose name begins with "__Host-" is sent over TLS only, to this host only. A browser need not take one from a
 * page without TLS, so a development platform on this machine sets a plain one.
 */
export type CookieKind = 'host' | 'loopback'

export type SiteAuth = ReturnType<typeof createSiteAuth>
export type SiteAuths = (siteSlug: string, cookies: CookieKind) => SiteAuth

export function createSiteAuths(options: SiteAuthOptions): SiteAuths {
  const instances = new LRUCache<string, SiteAuth>({ max: MAX_INSTANCES })
  return (siteSlug, cookies) => {
    const key = `${cookies} ${siteSlug}`
    const auth = instances.get(key) ?? createSiteAuth(options, siteSlug, cookies)
    instances.set(key, auth)
    return auth
  }
}

/** Of another site a session's cookie does not even have a valid signature. */
function createSiteAuth({ db, secret, log, codes }: SiteAuthOptions, siteSlug: string, cookies: CookieKind) {
  return betterAuth({
    secret: createHmac('sha256', secret).update(`session ${siteSlug}`).digest('base64url'),
    // Nothing is asked by HTTP, so it is never compared with a request.
    baseURL: 'http://localhost',
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { log: (level, message) => (level === 'error' || level === 'warn' ? log(message) : undefined) },
    user: { modelName: 'visitors', fields: { emailVerified: 'email_verified', ...INSTANTS } },
    session: {
      modelName: 'visitor_sessions',
      fields: {
        userId: 'visitor_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...INSTANTS,
      },
      additionalFields: { siteSlug: { type: 'string', fieldName: 'site_slug', required: true, input: false } },
      expiresIn: SESSION_SECONDS,
      updateAge: RENEWAL_SECONDS,
    },
    verification: { modelName: 'visitor_verifications', fields: { expiresAt: 'expires_at', ...INSTANTS } },
    databaseHooks: { session: { create: { before: async (session) => ({ data: { ...session, siteSlug } }) } } },
    advanced: {
      cookiePrefix: COOKIE_PREFIXES[cookies],
      // It would put "__Secure-" before the prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: cookies === 'host', httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      // The columns are those of the migration; a test signs in with them.
      database: { generateId: 'uuid', joins: true, validateSchema: false },
    },
    plugins: [
      phoneNumber({
        schema: {
          user: { fields: { phoneNumber: 'phone_number', phoneNumberVerified: 'phone_number_verified' } },
        },
        sendOTP: () => {
          throw new Error('Codes are made and sent by the platform.')
        },
        async verifyOTP({ phoneNumber: phone, code }) {
          await codes.use(siteSlug, phone, code)
          await ensureVisitor(db, phone)
          return true
        },
      }),
    ],
  })
}

const INSTANTS = { createdAt: 'created_at', updatedAt: 'updated_at' } as const
const COOKIE_PREFIXES: Readonly<Record<CookieKind, string>> = {
  host: '__Host-forecourt',
  loopback: 'forecourt-loopback',
}

/** The name of the cookie that holds a session. */
export function sessionCookieName(cookies: CookieKind): string {
  return `${COOKIE_PREFIXES[cookies]}.session_token`
}
