/** In development: every message that would have been sent, as its reader sees it. */
import { html, raw } from 'hono/html'
import type { Database } from '#database/database.ts'
import { readOutbox } from '#database/leads/outbox.ts'
import type { OutboxEntry } from '#database/tables/lead-tables.ts'
import type { PlatformHono } from './platform-context.ts'

const SHOWN = 100

export function routeOutbox(app: PlatformHono, db: Database): void {
  app.get('/_outbox', async (c) => {
    const messages = await readOutbox(db, SHOWN)
    const items = messages.map((entry) => (entry.kind === 'text' ? textItem(entry) : emailItem(entry)))
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'")
    return c.html(html`<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title>${raw('<style>body{font:1rem system-ui;max-width:60rem;margin:auto;padding:1rem}pre{white-space:pre-wrap}</style>')}
<h1>Outbox</h1><p>Messages that this development platform has not sent, the newest first.</p>
${items.length === 0 ? html`<p>There are none yet.</p>` : items}</html>`)
  })
}

type Entry<Kind> = Extract<OutboxEntry, { kind: Kind }> & { at: Date }

function textItem({ at, message }: Entry<'text'>) {
  return html`<article><h2>Text message</h2>
<p>${at.toISOString()} &middot; to ${message.to}</p>
<pre>${message.text}</pre>
</article>`
}

function emailItem({ at, message }: Entry<'email'>) {
  return html`<article><h2>${message.subject}</h2>
<p>${at.toISOString()} &middot; to ${message.to.join(', ')}${message.replyTo === null ? '' : ` · reply to ${message.replyTo}`}</p>
<iframe sandbox title="${message.subject}" srcdoc="${message.html}" style="width:100%;height:30rem;border:1px solid #bbb"></iframe>
<details><summary>Text</summary><pre>${message.text}</pre></details>
${message.attachments.map(({ filename, content }) => html`<details><summary>${filename}</summary><pre>${content}</pre></details>`)}
</article>`
}
