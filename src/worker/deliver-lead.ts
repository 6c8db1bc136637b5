/** Delivers one lead to one target; the queue tries again until it works or is given up. */
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import type { StoredLead } from '#database/leads/leads.ts'
import { readDelivery, readLead, recordAttempt } from '#database/leads/leads.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { MailProvider } from '#server/providers/mail.ts'
import { MessageRefusedError } from '#server/providers/mail.ts'
import { postWebhook, WebhookGoneError } from '#server/providers/webhook.ts'
import { hasAdf } from './lead-adf.ts'
import { adfMail, confirmationMail, dealerMail } from './lead-mail.ts'
import { leadSubject } from './lead-summary.ts'
import { readStoredSite } from './stored-site.ts'

export interface DeliveryServices {
  db: Database
  mail: MailProvider
  /** The secret of a webhook target, by the name of its environment variable. */
  secret(variable: string): string | undefined
}

/** No later attempt can work. */
export class GivenUpError extends Error {
  override name = 'GivenUpError'
}

export interface Attempt {
  /** From 1. */
  attempt: number
  maxAttempts: number
}

/** Rejects while another attempt may work; a `GivenUpError` says that the delivery is now marked as failed. */
export async function deliverLead(services: DeliveryServices, deliveryId: string, attempt: Attempt): Promise<void> {
  const { db } = services
  const delivery = await readDelivery(db, deliveryId)
  // Deleted with its lead, or delivered by an attempt whose end was not recorded in the queue.
  if (delivery === null || delivery.state !== 'waiting') return
  const lead = await readLead(db, delivery.leadId)
  if (lead === null) return
  const site = await readStoredSite(db, lead.siteSlug)
  try {
    await send(services, lead, site, delivery.target, deliveryId)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isHopeless = error instanceof MessageRefusedError || error instanceof WebhookGoneError
    const isLast = isHopeless || attempt.attempt >= attempt.maxAttempts
    await recordAttempt(db, deliveryId, isLast ? 'failed' : 'waiting', attempt.attempt, message)
    if (isLast) throw new GivenUpError(message, { cause: error })
    throw error
  }
  await recordAttempt(db, deliveryId, 'delivered', attempt.attempt, null)
}

async function send(
  { mail, secret }: DeliveryServices,
  lead: StoredLead,
  site: Site,
  target: LeadTarget,
  deliveryId: string,
): Promise<void> {
  if (target.kind === 'webhook') {
    const value = secret(target.secretVariable)
    if (value === undefined) throw new Error(`The environment variable ${target.secretVariable} is not set.`)
    await postWebhook({ url: target.url, secret: value, id: deliveryId, body: leadJson(lead) })
    return
  }
  const recipient = { to: target.to, messageId: messageId(deliveryId, site) }
  const isAdf = target.kind === 'adf' && hasAdf(lead)
  await mail.send(isAdf ? adfMail(lead, site, recipient) : await dealerMail(lead, site, recipient))
}

/** To the shopper. */
export async function confirmLead({ db, mail }: DeliveryServices, leadId: string): Promise<void> {
  const lead = await readLead(db, leadId)
  if (lead === null || lead.values.email === null) return
  const site = await readStoredSite(db, lead.siteSlug)
  const recipient = { to: [lead.values.email], messageId: messageId(leadId, site) }
  await mail.send(await confirmationMail(lead, site, recipient))
}

/** What a webhook carries; `data.lead` has exactly the keys of S2 §3. */
function leadJson(lead: StoredLead): object {
  const { id, siteSlug, form, createdAt, values, details, car, consent, suspicions } = lead
  return {
    type: 'lead.created',
    timestamp: createdAt.toISOString(),
    data: { id, site: siteSlug, form, subject: leadSubject(lead), lead: values, details, car, consent, suspicions },
  }
}

function messageId(id: string, { url }: Site): string {
  return `<${id}@${new URL(url).hostname}>`
}
