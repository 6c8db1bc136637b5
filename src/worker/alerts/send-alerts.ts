/** Sends one person's alerts of one site as one message, when the time is right. */
import { html } from 'hono/html'
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { addText } from '#database/leads/text-messages.ts'
import type { EmailMessage } from '#database/tables/lead-tables.ts'
import type { AlertMessage, AlertRecipient } from '#database/visitors/alerts.ts'
import {
  addAlertJob,
  beginMessage,
  readAlertRecipient,
  readBegunMessage,
  recordSent,
} from '#database/visitors/alerts.ts'
import type { Owner } from '#database/visitors/watchlist.ts'
import { alertDueMs } from '#domain/alerts/alert-times.ts'
import { alertLine, alertSubject, alertText } from '#domain/alerts/alert-words.ts'
import { WATCHLIST_PATH } from '#domain/garage/garage-paths.ts'
import { stopAlertsUrl } from '#server/providers/alert-links.ts'
import type { MailProvider } from '#server/providers/mail.ts'
import { readStoredSite } from '../stored-site.ts'

export interface AlertServices {
  db: Database
  mail: MailProvider
  /** Signs the links that stop alerts. */
  sessionSecret: string
  now(): number
}

/** A text that could not be sent by then is old news, and may come at night. */
const TEXT_LIFETIME_SECONDS = 3_600

/** Adds itself again for later when it may not send yet. */
export async function sendAlerts(services: AlertServices, owner: Owner): Promise<void> {
  const { db, now } = services
  const recipient = await readAlertRecipient(db, owner)
  if (recipient === null || recipient.channel === 'none') return
  const site = await readStoredSite(db, owner.siteSlug)
  const begun = await readBegunMessage(db, owner)
  const { quietFromHour: fromHour, quietUntilHour: untilHour } = site.garage
  const dueMs = alertDueMs(now(), recipient.alertedAt?.getTime() ?? null, { fromHour, untilHour }, site.timeZone)
  if (dueMs > now()) {
    await addAlertJob(db, owner, dueMs)
    return
  }
  const message = begun ?? (await beginMessage(db, owner))
  if (message !== null) await send(services, owner, site, recipient, message)
}

async function send(
  { db, mail, sessionSecret, now }: AlertServices,
  owner: Owner,
  site: Site,
  recipient: AlertRecipient,
  message: AlertMessage,
): Promise<void> {
  const stopUrl = stopAlertsUrl(site, owner, sessionSecret)
  const sentAt = new Date(now())
  if (recipient.channel === 'email' && recipient.email !== '') {
    await mail.send(await alertMail(site, recipient.email, message, stopUrl))
    await recordSent(db, owner, message.id, sentAt)
    return
  }
  // With the record in one transaction: the queue sends it once.
  await db.transaction().execute(async (transaction) => {
    await recordSent(transaction, owner, message.id, sentAt)
    await addText(transaction, {
      siteSlug: site.slug,
      phoneNumber: recipient.phoneNumber,
      text: alertText(message.alerts, site.name, site.url + WATCHLIST_PATH, stopUrl),
      lifetimeSeconds: TEXT_LIFETIME_SECONDS,
    })
  })
}

async function alertMail(site: Site, to: string, { id, alerts }: AlertMessage, stopUrl: string): Promise<EmailMessage> {
  const lines = alerts.map(alertLine)
  const reason = `You get this because you switched on alerts at ${site.name}.`
  const page = html`<!doctype html><html lang="en-AU"><body style="font-family:sans-serif">
<h1 style="font-size:1.25rem">${alertSubject(alerts)}</h1>
<ul style="padding-left:1.25rem">${lines.map(
    ({ text, path }) => html`<li style="margin:0 0 .75rem"><a href="${site.url}${path}">${text}</a></li>`,
  )}</ul>
<p><a href="${site.url}${WATCHLIST_PATH}">Your watchlist</a></p>
<p style="color:#555;font-size:.875rem">${reason} Prices and stock may have changed since. <a href="${stopUrl}">Stop these alerts</a></p>
<p>${site.name}<br>${site.phone}</p></body></html>`
  return {
    messageId: `<${id}@${new URL(site.url).hostname}>`,
    to: [to],
    replyTo: site.email,
    subject: alertSubject(alerts),
    text: [
      ...lines.map(({ text, path }) => `${text}\n${site.url}${path}`),
      `${reason} Stop these alerts: ${stopUrl}`,
      `${site.name}\n${site.phone}\n`,
    ].join('\n\n'),
    html: (await page).toString(),
    attachments: [],
    // RFC 2369 and RFC 8058: the mail program's own button.
    headers: { 'list-unsubscribe': `<${stopUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
  }
}
