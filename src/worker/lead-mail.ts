/** The e-mails about a lead: to the dealer, and to the shopper. */
import { html } from 'hono/html'
import type { Site } from '#config/schema/site.ts'
import type { StoredLead } from '#database/leads.ts'
import type { EmailMessage } from '#database/tables.ts'
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

function localTime(at: Date, timeZone: string): string {
  return at.toLocaleString('en-AU', { timeZone, dateStyle: 'full', timeStyle: 'short' })
}
