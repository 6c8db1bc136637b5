/** Secrets that would be recognised anywhere are planted, everything that can fail fails, and nothing says one of them. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { submitLead } from '#contract/leads.ts'
import { reserveCar } from '#contract/reservations.ts'
import { signIn } from '#contract/sign-in.ts'
import { STOCK_WEBHOOK_PATH } from '#contract/stock-webhook.ts'
import { addText } from '#database/leads/text-messages.ts'
import { outboxMail } from '#server/providers/mail.ts'
import { deliverLead } from '#worker/deliver-lead.ts'
import { sendStoredText } from '#worker/send-text.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { storeCars } from '../builders/store-cars.ts'
import { testDatabase } from '../builders/test-database.ts'
import { testPlatform } from '../builders/test-platform.ts'

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:1'
const planted = new Map<string, string>()
/** One for each variable that is asked for; webhooks want base64 behind a prefix. */
function plant(variable: string): string {
  const known = planted.get(variable)
  if (known !== undefined) return known
  const text = `planted-${randomUUID()}`
  const secret = /WEBHOOK|TEXTS|LEADS/.test(variable) ? `whsec_${Buffer.from(text).toString('base64')}` : text
  planted.set(variable, secret)
  return secret
}

/** As it is, in base64, and as a part of a Basic or Bearer header. */
function formsOf(secret: string): string[] {
  const bare = secret.replace(/^whsec_/, '')
  return [bare, Buffer.from(bare).toString('base64').slice(0, 40), Buffer.from(bare, 'base64').toString('utf8')]
}

const database = testDatabase()

it('no answer, no log and no kept error has a secret in it', async () => {
  const { db } = database.current()
  const site = makeSite({
    payments: { provider: { kind: 'stripe' } },
    texts: {
      kind: 'twilio',
      accountSid: `AC${'0'.repeat(32)}`,
      sender: '+61400000000',
      secretVariable: 'TWILIO_TOKEN',
    },
    leads: {
      targets: [{ target: { kind: 'webhook', url: NOWHERE, secretVariable: 'LEADS_SECRET' } }],
      turnstile: { siteKey: '1x00000000000000000000AA', secretVariable: 'TURNSTILE_SECRET' },
    },
    gating: { enabled: true, checkout: false },
  })
  const platform = await testPlatform(database.current(), site, {
    secret: plant,
    sessionSecret: plant('SESSION_SECRET'),
    metricsToken: plant('METRICS_TOKEN'),
    stripeApiUrl: NOWHERE,
    turnstileVerifyUrl: NOWHERE,
    isDevelopment: false,
  })
  const car = makeCar()
  await storeCars(db, site.slug, [{ car, hash: '1' }])
  const said: string[] = []
  const note = async (outcome: Promise<unknown>): Promise<void> => {
    const found = await outcome.catch((error: unknown) => error)
    said.push(found instanceof Response ? await found.text() : `${JSON.stringify(found)} ${String(found)}`)
    if (found instanceof Error) said.push(`${found.stack} ${String(found.cause)}`)
  }
  const person = { name: 'Kim', last_name: 'Lee', postcode: '4032', phone: '0412345678', email: 'kim@example.com' }

  await note(platform.call(reserveCar, { slug: car.slug, idempotency_key: randomUUID(), terms: true, ...person }))
  await note(
    platform.call(submitLead, {
      form: 'enquiry',
      idempotency_key: randomUUID(),
      'cf-turnstile-response': 'a token',
      category: 'General Enquiry',
      message: 'Hello',
      ...person,
    }),
  )
  await note(platform.call(signIn, { phone_number: '0412345678', code: '000000' }))
  const post = { method: 'POST', body: '{"type":"stock.changed"}', headers: { 'content-type': 'application/json' } }
  for (const path of [STOCK_WEBHOOK_PATH, '/api/payments/stripe', '/api/lead', '/api/reserve', '/api/no-such-call']) {
    await note(platform.send(path, post))
    await note(platform.send(path, { ...post, body: '{"' }))
  }
  for (const path of ['/metrics', '/readyz', '/healthz', '/api/openapi.json', '/api/session', '/api/garage']) {
    await note(platform.send(path))
  }
  await addText(db, { siteSlug: site.slug, phoneNumber: '+61412345678', text: '123456', lifetimeSeconds: 300 })
  const [text] = await db.selectFrom('text_messages').select('id').execute()
  await note(
    sendStoredText({ db, secret: plant, isDevelopment: false, twilioUrl: NOWHERE }, text?.id ?? '', {
      attempt: 1,
      maxAttempts: 4,
    }),
  )
  for (const { id } of await db.selectFrom('lead_deliveries').select('id').execute()) {
    await note(deliverLead({ db, mail: outboxMail(db), secret: plant }, id, { attempt: 1, maxAttempts: 4 }))
  }
  said.push(platform.logged(), JSON.stringify(await db.selectFrom('lead_deliveries').selectAll().execute()))

  expect([...planted.keys()].sort()).toEqual([
    'LEADS_SECRET',
    'METRICS_TOKEN',
    'SESSION_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TURNSTILE_SECRET',
    'TWILIO_TOKEN',
  ])
  const everything = said.join('\n')
  expect(everything).toContain('Please sign in')
  for (const [variable, secret] of planted) {
    for (const form of formsOf(secret)) expect(everything.includes(form), variable).toBe(false)
  }
})
