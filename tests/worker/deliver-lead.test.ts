import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ParsedMail } from 'mailparser'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readDeliveries } from '#database/leads/leads.ts'
import { readOutbox } from '#database/leads/outbox.ts'
import type { NewLead } from '#database/leads/store-leads.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import { writeSite } from '#database/sites.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import type { MailProvider } from '#server/providers/mail.ts'
import { outboxMail, smtpMail } from '#server/providers/mail.ts'
import type { DeliveryServices } from '#worker/deliver-lead.ts'
import { confirmLead, deliverLead, GivenUpError } from '#worker/deliver-lead.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
const site = makeSite()
const SECRET = `whsec_${Buffer.from('a secret of 24 bytes here').toString('base64')}`
const FIRST = { attempt: 1, maxAttempts: 20 }

/** A mail server that answers what a test asks for, and keeps what it took. */
const received: ParsedMail[] = []
let refusal: number | null = null
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    void simpleParser(stream).then((mail) => {
      if (refusal !== null) return done(Object.assign(new Error('No'), { responseCode: refusal }))
      received.push(mail)
      done()
    })
  },
})

/** A receiver of webhooks. */
const posted: { headers: Record<string, string>; body: string }[] = []
let answerStatus = 204
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    posted.push({ headers, body })
    response.writeHead(answerStatus, { location: 'http://127.0.0.1:1/' }).end('nonsense')
  })
})

let mail: MailProvider
let webhook: LeadTarget
const services = (): DeliveryServices => ({ db: database.current().db, mail, secret: () => SECRET })

beforeAll(async () => {
  await writeSite(database.current().db, site, 'hash')
  await Promise.all([
    new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)),
  ])
  const smtpPort = (smtp.server.address() as AddressInfo).port
  mail = smtpMail({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, from: 'Leads <leads@platform.example>' })
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/leads`
  webhook = { kind: 'webhook', url, secretVariable: 'CRM_SECRET' }
})
afterAll(async () => {
  mail.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  received.length = 0
  posted.length = 0
  refusal = null
  answerStatus = 204
})

const car = makeCar({ id: 't1042', make: 'Toyota', model: 'Hilux', priceAud: 45_990 })

/** The delivery of a new lead to one target. */
async function deliveryTo(target: LeadTarget, changes: Partial<NewLead> = {}): Promise<{ id: string; leadId: string }> {
  const { db } = database.current()
  const outcome = await createLeadStore(db)({
    siteSlug: site.slug,
    idempotencyKey: randomUUID(),
    contentHash: 'hash',
    form: 'enquiry',
    values: leadValues({
      name: 'Kim',
      last_name: 'Lee\r\nBcc: everyone@example.com',
      email: 'kim@example.com',
      phone: '0412 345 678',
      postcode: '4032',
      message: 'Is <b>it</b> & still there?\u0007',
      category: 'General Enquiry',
    }),
    details: [{ label: 'Position', value: 'Mechanic' }],
    car,
    consent: { wordingVersion: 'w-1', marketingOptIn: false, givenAt: '2026-11-22T00:00:00.000Z', source: '/cars' },
    suspicions: [],
    visitorId: null,
    targets: [target],
    confirms: false,
    ...changes,
  })
  if (outcome.kind !== 'stored') throw new Error(outcome.kind)
  const [delivery] = await readDeliveries(db, outcome.leadId)
  return { id: delivery?.id ?? '', leadId: outcome.leadId }
}
const stateOf = async (leadId: string) => {
  const [delivery] = await readDeliveries(database.current().db, leadId)
  return delivery && { state: delivery.state, attempts: delivery.attempts, lastError: delivery.lastError }
}

it('an e-mail is readable, answers go to the shopper, and no header can be smuggled in', async () => {
  const { id, leadId } = await deliveryTo({ kind: 'email', to: ['sales@example.com.au'] })
  await deliverLead(services(), id, FIRST)
  const [message] = received
  expect(message?.subject).toBe(`General Enquiry: Kim Lee Bcc: everyone@example.com, ${car.name}`)
  expect(message?.replyTo?.text).toBe('kim@example.com')
  expect(message?.headers.get('bcc')).toBeUndefined()
  expect(message?.text).toContain('Message: Is <b>it</b> & still there?')
  expect(message?.html).toContain('Is &lt;b&gt;it&lt;/b&gt; &amp; still there?')
  expect(message?.text).toContain('Position: Mechanic')
  expect(message?.messageId).toContain(id)
  expect(await stateOf(leadId)).toEqual({ state: 'delivered', attempts: 1, lastError: null })
})

it('a job that runs twice sends once', async () => {
  const { id } = await deliveryTo({ kind: 'email', to: ['sales@example.com.au'] })
  await deliverLead(services(), id, FIRST)
  await deliverLead(services(), id, { attempt: 2, maxAttempts: 20 })
  expect(received).toHaveLength(1)
})

it('a webhook is signed as Standard Webhooks has it, with exactly the keys of the specification', async () => {
  const { id } = await deliveryTo(webhook)
  await deliverLead(services(), id, FIRST)
  const [post] = posted
  const body = new Webhook(SECRET).verify(post?.body ?? '', post?.headers ?? {})
  expect(body).toMatchObject({ type: 'lead.created', data: { lead: { name: 'Kim', category: 'General Enquiry' } } })
  expect(post?.headers['webhook-id']).toBe(id)
})

it.each([302, 400, 429, 500])('a receiver that answers %i is tried again', async (status) => {
  answerStatus = status
  const { id, leadId } = await deliveryTo(webhook)
  await expect(deliverLead(services(), id, FIRST)).rejects.toThrow(`The receiver answered ${status}.`)
  expect(await stateOf(leadId)).toEqual({
    state: 'waiting',
    attempts: 1,
    lastError: `The receiver answered ${status}.`,
  })
  answerStatus = 200
  await deliverLead(services(), id, { attempt: 2, maxAttempts: 20 })
  expect(await stateOf(leadId)).toEqual({ state: 'delivered', attempts: 2, lastError: null })
  expect(posted[0]?.headers['webhook-id']).toBe(posted[1]?.headers['webhook-id'])
})

it('the last attempt, and a target that will never take it, give the delivery up', async () => {
  answerStatus = 500
  const last = await deliveryTo(webhook)
  await expect(deliverLead(services(), last.id, { attempt: 20, maxAttempts: 20 })).rejects.toThrow(GivenUpError)
  expect(await stateOf(last.leadId)).toMatchObject({ state: 'failed', attempts: 20 })
  answerStatus = 410
  const gone = await deliveryTo(webhook)
  await expect(deliverLead(services(), gone.id, FIRST)).rejects.toThrow(GivenUpError)
  refusal = 550
  const refused = await deliveryTo({ kind: 'email', to: ['nobody@example.com.au'] })
  await expect(deliverLead(services(), refused.id, FIRST)).rejects.toThrow(GivenUpError)
})

it('a mail server that is busy is tried again', async () => {
  refusal = 451
  const { id, leadId } = await deliveryTo({ kind: 'email', to: ['sales@example.com.au'] })
  await expect(deliverLead(services(), id, FIRST)).rejects.not.toThrow(GivenUpError)
  expect(await stateOf(leadId)).toMatchObject({ state: 'waiting' })
})

it('ADF goes as the text and as a file; a lead without a vehicle goes as a readable e-mail', async () => {
  const { id } = await deliveryTo({ kind: 'adf', to: ['crm@example.com.au'] })
  await deliverLead(services(), id, FIRST)
  expect(received[0]?.text).toContain('<make>Toyota</make>')
  expect(received[0]?.attachments[0]?.content.toString()).toContain('<?adf version="1.0"?>')

  const without = await deliveryTo({ kind: 'adf', to: ['crm@example.com.au'] }, { car: null })
  await deliverLead(services(), without.id, FIRST)
  expect(received[1]?.text).toContain('Position: Mechanic')
})

it('in development e-mails stay in the outbox, also the one to the shopper', async () => {
  const { db } = database.current()
  const outbox = { ...services(), mail: outboxMail(db) }
  const { leadId } = await deliveryTo({ kind: 'email', to: ['sales@example.com.au'] })
  await confirmLead(outbox, leadId)
  const [kept] = await readOutbox(db, 10)
  expect(kept?.message).toMatchObject({ to: ['kim@example.com'], subject: `Your enquiry at ${site.name}` })
  expect(received).toEqual([])
})
