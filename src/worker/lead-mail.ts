/** The e-mails about a lead: to the dealer, and to the shopper. */
import { html } from 'hono/html'
import type { Site } from '#config/schema/site.ts'
import type { StoredLead } from '#database/leads/leads.ts'
import type { EmailMessage } from '#database/tables/lead-tables.ts'
import { ONLINE_PAYMENT_FORM, PAYMENT_SUBCATEGORIES } from '#domain/payments/online-payment.ts'
import { leadAdf } from './lead-adf.ts'
import { leadRows, leadSubject, shopperName } from './lead-summary.ts'

interface Recipient {
  to: readonly string[]
  /** The same for every attempt. */
  messageId: string
}

export async function dealerMail(lead: StoredLead, site: Site, recipient: Recipient): Promise<EmailMessage> {
  const rows = leadRows(lead)
  const page = html`<!doctype html><html lang="en-AU"><body style="font-family:sans-serif">
<h1 style="font-size:1.25rem">${leadSubject(lead)}</h1>
<table cellpadding="6">${rows.map(
    ({ label, value }) =>
      html`<tr><th align="left" valign="top">${label}</th><td style="white-space:pre-wrap">${value}</td></tr>`,
  )}</table>
<p>Sent from ${site.name} on ${localTime(lead.createdAt, site.timeZone)}. Lead ${lead.id}.</p></body></html>`
  return {
    ...recipient,
    replyTo: lead.values.email,
    subject: leadSubject(lead),
    text: `${rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\nSent from ${site.name} on ${localTime(lead.createdAt, site.timeZone)}. Lead ${lead.id}.\n`,
    html: (await page).toString(),
    attachments: [],
  }
}

/** For systems that read the body: nothing but the document; people see it as an attachment, too. */
export function adfMail(lead: StoredLead, site: Site, recipient: Recipient): EmailMessage {
  const document = leadAdf(lead, site)
  return {
    ...recipient,
    replyTo: lead.values.email,
    subject: leadSubject(lead),
    text: document,
    html: '',
    attachments: [{ filename: 'lead.xml', contentType: 'application/xml', content: document }],
  }
}

/** To the shopper: that the enquiry has arrived, and how to reach the dealer. */
export async function confirmationMail(lead: StoredLead, site: Site, recipient: Recipient): Promise<EmailMessage> {
  if (lead.form === ONLINE_PAYMENT_FORM) return receiptMail(lead, site, recipient)
  const about = lead.car === null ? '' : ` about the ${lead.car.name}`
  const hello = `Hello ${lead.values.name ?? shopperName(lead)},`
  const thanks = `Thank you for your enquiry${about}. It has arrived at ${site.name}, and we will be in touch.`
  const reach = `You can call us on ${site.phone}.`
  const page = html`<!doctype html><html lang="en-AU"><body style="font-family:sans-serif">
<p>${hello}</p><p>${thanks}</p><p>${reach}</p><p>${site.name}<br>${site.url}</p></body></html>`
  return {
    ...recipient,
    replyTo: site.email,
    subject: `Your enquiry at ${site.name}`,
    text: [hello, thanks, reach, `${site.name}\n${site.url}`, ''].join('\n\n'),
    html: (await page).toString(),
    attachments: [],
  }
}

/** What was paid, or given back, and the number by which the dealer finds it. */
async function receiptMail(lead: StoredLead, site: Site, recipient: Recipient): Promise<EmailMessage> {
  const isPaid = lead.values.subcategory === PAYMENT_SUBCATEGORIES.paid
  const subject = isPaid ? `Your receipt from ${site.name}` : `Your payment to ${site.name} was returned`
  const rows = [...lead.details, { label: 'Date', value: localTime(lead.createdAt, site.timeZone) }]
  const hello = `Hello ${lead.values.name ?? shopperName(lead)},`
  const words = isPaid ? 'Thank you. Your payment has arrived.' : 'Your payment has been returned to your card.'
  const who = [site.legalName ?? site.name, site.phone, site.url]
  const page = html`<!doctype html><html lang="en-AU"><body style="font-family:sans-serif">
<p>${hello}</p><p>${words}</p>
<table cellpadding="6">${rows.map(({ label, value }) => html`<tr><th align="left">${label}</th><td>${value}</td></tr>`)}</table>
<p>${who.map((line) => html`${line}<br>`)}</p></body></html>`
  return {
    ...recipient,
    replyTo: site.email,
    subject,
    text: [hello, words, rows.map(({ label, value }) => `${label}: ${value}`).join('\n'), who.join('\n'), ''].join(
      '\n\n',
    ),
    html: (await page).toString(),
    attachments: [],
  }
}

function localTime(at: Date, timeZone: string): string {
  return at.toLocaleString('en-AU', { timeZone, dateStyle: 'full', timeStyle: 'short' })
}
