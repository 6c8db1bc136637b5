/** A page of the platform itself with one question or answer, for somebody who came by a link of a message. */
import { html, raw } from 'hono/html'
import type { RequestContext } from '../platform-context.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const STYLE =
  '<style>body{font:1.0625rem/1.5 system-ui;margin:0;background:#f5f5f4;color:#1c1c1c}main{max-width:30rem;margin:15vh auto;padding:2rem;background:#fff;border-radius:1rem}h1{font-size:1.5rem;margin:0 0 1rem}button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#1c1c1c;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}</style>'

export function plainPage(
  c: RequestContext,
  title: string,
  body: ReturnType<typeof html>,
  status: 200 | 401 | 410 = 200,
  /** CSS of this page alone. */
  style = '',
): Response | Promise<Response> {
  c.header('content-security-policy', POLICY)
  c.header('cache-control', 'private, no-store')
  // The address holds the token. The header of this name is that of all answers.
  const referrer = raw('<meta name="referrer" content="no-referrer">')
  const page = html`<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${referrer}<title>${title}</title>${raw(STYLE)}${style === '' ? '' : raw(`<style>${style}</style>`)}</head><body><main><h1>${title}</h1>${body}</main></body></html>`
  return c.html(page, status)
}
