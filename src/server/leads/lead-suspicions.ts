/** What speaks for a lead being spam. A lead is marked with it; none is refused for it. */
import type { Site } from '#config/schema/site.ts'
import { countSameMessages } from '#database/leads.ts'
import type { PlatformContext } from '../platform-context.ts'
import { checkTurnstile } from '../providers/turnstile.ts'

/** Nobody fills a form in less. */
const MIN_FILL_MS = 1_500
const SAME_MESSAGE_WINDOW_MS = 60 * 60_000
const MAX_SAME_MESSAGES = 3
/** Shorter messages are alike by chance: "Is it still available?" */
const MIN_SAME_MESSAGE_CHARACTERS = 41

const TURNSTILE_SUSPICIONS = {
  missing: 'The Turnstile check was not made.',
  refused: 'The Turnstile check was not passed.',
} as const

/** What a form sends beside the answers of its shopper. */
export interface LeadSigns {
  readonly address: string
  readonly message: string | null
  /** What stands in the field that people do not see. */
  readonly honeypot: string | null
  /** `null` when nothing had to be filled in. */
  readonly filledMs: number | null
  /** The token of Turnstile, if there is one. */
  readonly turnstileToken: unknown
  readonly idempotencyKey: string | null
  /** It continues a lead whose form had the check of Turnstile. */
  readonly isContinued: boolean
}

export async function leadSuspicions(platform: PlatformContext, site: Site, signs: LeadSigns): Promise<string[]> {
  const { honeypot, filledMs } = signs
  const found = await Promise.all([
    (honeypot ?? '') === '' ? null : 'The hidden field was filled in.',
    filledMs !== null && filledMs < MIN_FILL_MS ? 'The form was filled in too fast.' : null,
    repeatedMessage(platform, site, signs.message),
    turnstileSuspicion(platform, site, signs),
  ])
  return found.filter((suspicion) => suspicion !== null)
}

async function repeatedMessage(
  { db }: PlatformContext,
  { slug }: Site,
  message: string | null,
): Promise<string | null> {
  if (message === null || message.length < MIN_SAME_MESSAGE_CHARACTERS) return null
  const same = await countSameMessages(db, slug, message, new Date(Date.now() - SAME_MESSAGE_WINDOW_MS))
  return same >= MAX_SAME_MESSAGES ? 'The same message came several times within an hour.' : null
}

async function turnstileSuspicion(
  { log, secret, turnstileVerifyUrl }: PlatformContext,
  { slug, leads: { turnstile } }: Site,
  { address, turnstileToken, idempotencyKey, isContinued }: LeadSigns,
): Promise<string | null> {
  if (turnstile === null || isContinued) return null
  const value = secret(turnstile.secretVariable)
  const warn = (reason: string): void =>
    log.warn({ siteSlug: slug, reason }, 'Turnstile could not be asked; the lead is taken without it.')
  if (value === undefined) {
    warn(`The environment variable ${turnstile.secretVariable} is not set.`)
    return null
  }
  const key = idempotencyKey ?? ''
  const question = {
    secret: value,
    token: typeof turnstileToken === 'string' ? turnstileToken : '',
    address,
    idempotencyKey: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null,
  }
  const result = await checkTurnstile(turnstileVerifyUrl, question, warn)
  return result === 'missing' || result === 'refused' ? TURNSTILE_SUSPICIONS[result] : null
}
