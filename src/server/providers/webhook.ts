/** Posts JSON to a receiver, signed as Standard Webhooks has it. */
import { Webhook } from 'standardwebhooks'

/** The receiver has switched the webhook off (410): trying again is useless. */
export class WebhookGoneError extends Error {
  override name = 'WebhookGoneError'
}

export interface WebhookMessage {
  url: string
  /** "whsec_…". */
  secret: string
  /** The same for every attempt. */
  id: string
  body: object
}

const TIMEOUT_MS = 10_000

/** Resolves when the receiver has answered with a status from 200 to 299. What it says is not kept. */
export async function postWebhook({ url, secret, id, body }: WebhookMessage): Promise<void> {
  const text = JSON.stringify(body)
  const at = new Date()
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    },
    body: text,
  })
  await response.body?.cancel()
  if (response.status === 410) throw new WebhookGoneError('The receiver answered 410: it takes no more messages.')
  if (!response.ok) throw new Error(`The receiver answered ${response.status}.`)
}
