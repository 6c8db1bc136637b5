/** Asks Cloudflare whether a Turnstile token is good (its published siteverify call). */
import * as v from 'valibot'
import { TURNSTILE_ORIGIN } from '#domain/platform/turnstile.ts'

export const TURNSTILE_VERIFY_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/siteverify`

/** The longest token that Cloudflare gives. */
const MAX_TOKEN_CHARACTERS = 2_048
/** The shopper waits for it. */
const TIMEOUT_MS = 3_000

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
})

export interface TurnstileToken {
  secret: string
  /** Empty when the form had none. */
  token: string
  address: string
  /** The same for the same lead, so that a repeated question about one token is answered alike; a UUID, or `null`. */
  idempotencyKey: string | null
}

/** `failed`: Cloudflare could not be asked. */
export type TurnstileResult = 'passed' | 'missing' | 'refused' | 'failed'

/** Never rejects. `onFailure` is given why Cloudflare could not be asked. */
export async function checkTurnstile(
  verifyUrl: string,
  { secret, token, address, idempotencyKey }: TurnstileToken,
  onFailure: (reason: string) => void,
): Promise<TurnstileResult> {
  if (token === '') return 'missing'
  if (token.length > MAX_TOKEN_CHARACTERS) return 'refused'
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: new URLSearchParams({
        secret,
        response: token,
        remoteip: address,
        ...(idempotencyKey === null ? {} : { idempotency_key: idempotencyKey }),
      }),
    })
    const { success, 'error-codes': codes } = v.parse(answerSchema, await response.json())
    if (success) return 'passed'
    // Wrong secrets and their failures are ours, not the shopper's.
    const ours = codes.find(
      (code) => code.endsWith('-input-secret') || code === 'internal-error' || code === 'bad-request',
    )
    if (ours === undefined) return 'refused'
    onFailure(ours)
  } catch (error) {
    onFailure(error instanceof Error ? error.name : 'unknown')
  }
  return 'failed'
}
