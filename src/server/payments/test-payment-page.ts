/** In development: the page on which the test provider takes a payment, refuses it or lets it be. */
import { html, raw } from 'hono/html'
import { formatAud } from '#domain/formats/money.ts'
import { findSite } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import { comesFromOwnPages } from '../http/request-origin.ts'
import type { PlatformContext, PlatformHono, RequestContext } from '../platform-context.ts'
import type { TestPayment } from '../providers/payments/test-payments.ts'
import { payTestPayment, readTestPayment, TEST_PAYMENTS_PATH } from '../providers/payments/test-payments.ts'
import { checkPayment } from './check-payment.ts'

const STYLES = `body{font:1rem/1.5 system-ui;background:#eef1f5;color:#16202c;margin:0;padding:2rem 1rem}
main{max-width:26rem;margin:auto;background:#fff;border-radius:1rem;padding:1.5rem;box-shadow:0 1px 3px #0003}
h1{font-size:1.125rem;margin:0 0 .25rem}strong{display:block;font-size:2rem;margin:.5rem 0 1rem}
p{margin:.5rem 0}.note{color:#4a5665;font-size:.875rem}.error{color:#a11212;font-weight:600}
button{font:inherit;width:100%;padding:.75rem;margin-top:.75rem;border-radius:.5rem;border:1px solid #7b8794;background:#fff;cursor:pointer}
button.pay{background:#0b4fd6;border-color:#0b4fd6;color:#fff;font-weight:600}`

export function routeTestPayments(app: PlatformHono, platform: PlatformContext): void {
  const { db } = platform
  const path = `${TEST_PAYMENTS_PATH}/:id`

  app.get(path, async (c) => paymentPage(c, await payment(c.req.param('id')), false))
  app.post(path, async (c) => {
    const found = await findSite(c, platform)
    if (found === null || !comesFromOwnPages(c.req.raw.headers, found.pageHost, false)) {
      throw new ProblemError('foreign-origin', 'The request does not come from a page of this site.')
    }
    const id = c.req.param('id')
    const asked = await payment(id)
    const { action } = await c.req.parseBody()
    if (action === 'fail') return paymentPage(c, asked, true)
    if (action !== 'pay') return c.redirect(asked.cancelUrl, 303)
    await payTestPayment(db, id)
    // A provider outside would send its message now; should this be cut off, the queue asks.
    await checkPayment(platform, found.site, 'test', id)
    return c.redirect(asked.returnUrl, 303)
  })

  async function payment(id: string): Promise<TestPayment> {
    const found = await readTestPayment(db, id)
    if (found === null) throw new ProblemError('not-found', 'There is no such payment.')
    return found
  }
}

function paymentPage(c: RequestContext, payment: TestPayment, isRefused: boolean): Response | Promise<Response> {
  const { state, amountCents, description, returnUrl } = payment
  const buttons = html`<form method="post">
<button class="pay" name="action" value="pay">Pay ${formatAud(amountCents / 100)}</button>
<button name="action" value="fail">Use a card that is refused</button>
<button name="action" value="cancel">Cancel and go back</button></form>`
  c.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  )
  c.header('cache-control', 'no-store')
  return c.html(html`<!doctype html><html lang="en-AU"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Test payment</title>${raw(`<style>${STYLES}</style>`)}
<main><h1>Test payment</h1><p class="note">No money moves. This page stands in for the payment provider in development.</p>
<p>${description}</p><strong>${formatAud(amountCents / 100)}</strong>
${isRefused ? html`<p class="error" role="alert">The card was refused. Nothing has been paid. Try another card.</p>` : ''}
${state === 'open' ? buttons : html`<p>This payment is ${state}.</p><p><a href="${returnUrl}">Go back</a></p>`}</main></html>`)
}
