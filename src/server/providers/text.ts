/** Sends text messages: by Twilio, by a signed webhook, or in development into the outbox. */
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { writeTextToOutbox } from '#database/leads/outbox.ts'
import { postWebhook } from './webhook.ts'

/** The provider will never take this message: trying again is useless. */
export class TextRefusedError extends Error {
  override name = 'TextRefusedError'
}

export interface TextMessage {
  /** The same for every attempt. */
  id: string
  /** E.164. */
  to: string
  text: string
}

export interface TextServices {
  db: Database
  /** A message of a site without a provider stays in the outbox. */
  isDevelopment: boolean
  /** The secret of a provider, by the name of its environment variable. */
  secret(variable: string): string | undefined
  /** Where Twilio's API is. */
  twilioUrl: string
}

export const TWILIO_URL = 'https://api.twilio.com'
const TIMEOUT_MS = 10_000

/** Whether the messages of a site get anywhere. */
export function canSendTexts({ texts }: Pick<Site, 'texts'>, isDevelopment: boolean): boolean {
  return texts !== null || isDevelopment
}

/** Rejects with a `TextRefusedError` when no later attempt can work, with another error when one may. */
export async function sendText(services: TextServices, { texts }: Site, message: TextMessage): Promise<void> {
  if (texts === null) {
    if (!services.isDevelopment) throw new TextRefusedError('The site has no provider of text messages.')
    await writeTextToOutbox(services.db, { to: message.to, text: message.text })
    return
  }
  const secret = services.secret(texts.secretVariable)
  if (secret === undefined) throw new Error(`The environment variable ${texts.secretVariable} is not set.`)
  if (texts.kind === 'webhook') {
    const { id, to, text } = message
    const body = { type: 'text.send', timestamp: new Date().toISOString(), data: { to, text } }
    await postWebhook({ url: texts.url, secret, id, body })
    return
  }
  await postToTwilio(services.twilioUrl, texts, secret, message)
}

interface TwilioAccount {
  accountSid: string
  sender: string
}

async function postToTwilio(
  twilioUrl: string,
  { accountSid, sender }: TwilioAccount,
  token: string,
  { to, text }: TextMessage,
): Promise<void> {
  const from = sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender }
  const response = await fetch(`${twilioUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, Body: text, ...from }),
  })
  await response.body?.cancel()
  if (response.ok) return
  // The answer of Twilio repeats the number, so the status is all that is kept.
  const message = `Twilio answered ${response.status}.`
  throw response.status === 400 ? new TextRefusedError(message) : new Error(message)
}
