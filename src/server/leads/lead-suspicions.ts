/** What speaks for a lead being spam. A lead is marked with it; none is refused for it. */
import type { Site } from '#config/schema/site.ts'
import type { LeadRequest } from '#contract/leads.ts'
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from '#contract/leads.ts'
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

export async function leadSuspicions(
  platform: PlatformContext,
  site: Site,
  input: LeadRequest,
  message: string | null,
  address: string,
): Promise<string[]> {
  const found = await Promise.all([
    (input[HONEYPOT_FIELD] ?? '') === '' ? null : 'The hidden field was filled in.',
    input.filled_ms !== null && input.filled_ms < MIN_FILL_MS ? 'The form was filled in too fast.' : null,
    repeatedMessage(platform, site, message),
    turnstileSuspicion(platform, site, input, address),
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
  input: LeadRequest,
  address: string,
): Promise<string | null> {
  // An accepted offer continues a valuation, whose form had the check.
  if (turnstile === null || input.form === 'offerAccepted') return null
  const value = secret(turnstile.secretVariable)
  const warn = (reason: string): void =>
    log.warn({ siteSlug: slug, reason }, 'Turnstile could not be asked; the lead is taken without it.')
  if (value === undefined) {
    warn(`The environment variable ${turnstile.secretVariable} is not set.`)
    return null
  }
  const sent = input[TURNSTILE_FIELD]
  const key = input.idempotency_key ?? ''
  const question = {
    secret: value,
    token: typeof sent === 'string' ? sent : '',
    address,
    idempotencyKey: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null,
  }
  const result = await checkTurnstile(turnstileVerifyUrl, question, warn)
  return result === 'missing' || result === 'refused' ? TURNSTILE_SUSPICIONS[result] : null
}
