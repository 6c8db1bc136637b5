/** What speaks for a form being sent by a program. A lead is marked with it and never refused; what takes effect at once is. */
import type { Site } from '#config/schema/site.ts'
import type { SpamSigns } from '#contract/leads.ts'
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from '#contract/leads.ts'
import { countSameMessages } from '#database/leads/leads.ts'
import { ProblemError } from '../http/problem-error.ts'
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

export interface SentForm {
  /** What it sent beside the answers of its shopper. */
  readonly signs: SpamSigns
  readonly address: string
  readonly message: string | null
  readonly idempotencyKey: string | null
  /** It continues a lead whose form had the check of Turnstile. */
  readonly isContinued: boolean
}

export async function leadSuspicions(platform: PlatformContext, site: Site, sent: SentForm): Promise<string[]> {
  const { filled_ms: filledMs, [HONEYPOT_FIELD]: honeypot } = sent.signs
  const found = await Promise.all([
    (honeypot ?? '') === '' ? null : 'The hidden field was filled in.',
    filledMs !== null && filledMs < MIN_FILL_MS ? 'The form was filled in too fast.' : null,
    repeatedMessage(platform, site, sent.message),
    turnstileSuspicion(platform, site, sent),
  ])
  return found.filter((suspicion) => suspicion !== null)
}

const NOT_CHECKED = 'We could not check that a person sends this. Please try again, or call us.'

/** A car that is taken off sale and a card that is tried cannot be looked at later, as a marked lead can. */
export async function requireTurnstile(platform: PlatformContext, site: Site, sent: SentForm): Promise<void> {
  if ((await turnstileSuspicion(platform, site, sent)) !== null) throw new ProblemError('invalid-values', NOT_CHECKED)
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
  { signs, address, idempotencyKey, isContinued }: SentForm,
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
    token: signs[TURNSTILE_FIELD] ?? '',
    address,
    idempotencyKey: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null,
  }
  const result = await checkTurnstile(turnstileVerifyUrl, question, warn)
  return result === 'missing' || result === 'refused' ? TURNSTILE_SUSPICIONS[result] : null
}
