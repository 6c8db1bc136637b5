/** Posts to a site's webhook that a feed is held or a build failed; the queue tries again until it is taken. */
import type { Database } from '#database/database.ts'
import type { JobPayloads } from '#database/queue/jobs.ts'
import { postWebhook, WebhookGoneError } from '#server/providers/webhook.ts'
import { GivenUpError } from '../deliver-lead.ts'
import { readStoredSite } from '../stored-site.ts'

export interface InformServices {
  db: Database
  secret(variable: string): string | undefined
}

const TYPES = { held: 'stock.feed-held', failed: 'site.build-failed' } as const

/**
 * Without the link that approves a held feed: a webhook is read by programs and shown in channels of chat, and whoever has
 * that link can publish.
 */
export async function informBuild(
  { db, secret }: InformServices,
  { siteSlug, messageId, at, kind, reasons }: JobPayloads['inform-build'],
): Promise<void> {
  const { name, url, stock } = await readStoredSite(db, siteSlug)
  // It was taken from the configuration meanwhile.
  if (stock.informWebhook === null) return
  const { url: receiver, secretVariable } = stock.informWebhook
  const value = secret(secretVariable)
  if (value === undefined) throw new Error(`The environment variable ${secretVariable} is not set.`)
  const body = { type: TYPES[kind], timestamp: at, data: { site: siteSlug, name, url, reasons } }
  try {
    await postWebhook({ url: receiver, secret: value, id: messageId, body })
  } catch (error) {
    if (error instanceof WebhookGoneError) throw new GivenUpError(error.message, { cause: error })
    throw error
  }
}
