import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { SiteInput } from '#config/schema/site.ts'
import { readOutbox } from '#database/leads/outbox.ts'
import { addText } from '#database/leads/text-messages.ts'
import { writeSite } from '#database/sites.ts'
import type { TextServices } from '#server/providers/text.ts'
import { GivenUpError } from '#worker/deliver-lead.ts'
import { sendStoredText } from '#worker/send-text.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'
import { serviceDouble } from '../server/json-double.ts'

const database = testDatabase()
const service = serviceDouble()
const TOKEN = `whsec_${Buffer.from('a secret of 24 bytes here').toString('base64')}`
const ACCOUNT = `AC${'0'.repeat(32)}`
const TWILIO = { kind: 'twilio', accountSid: ACCOUNT, sender: '+61400000000', secretVariable: 'TWILIO_TOKEN' } as const
const FIRST = { attempt: 1, maxAttempts: 4 }
const services = (changed: Partial<TextServices> = {}): TextServices => ({
  db: database.current().db,
  isDevelopment: false,
  secret: () => TOKEN,
  twilioUrl: service.url().slice(0, -1),
  ...changed,
})

/** The id of a message that waits, of a site with this provider. */
async function waitingText(texts: SiteInput['texts'], lifetimeSeconds = 300): Promise<string> {
  const { db } = database.current()
  const slug = `site-${Math.random().toString(36).slice(2)}`
  await writeSite(db, makeSite({ slug, url: `https://${slug}.example`, texts }), slug)
  await addText(db, { siteSlug: slug, phoneNumber: '+61412345678', text: '123456 is your code.', lifetimeSeconds })
  const { id } = await db
    .selectFrom('text_messages')
    .select('id')
    .where('site_slug', '=', slug)
    .executeTakeFirstOrThrow()
  return id
}

async function isWaiting(id: string): Promise<boolean> {
  const row = await database
    .current()
    .db.selectFrom('text_messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

it('Twilio is given number, sender and text, with the account’s token, and the message is forgotten', async () => {
  const id = await waitingText(TWILIO)
  service.answer(201, { sid: 'SM1' })
  await sendStoredText(services(), id, FIRST)
  const [request] = service.requests
  expect(request?.authorization).toBe(`Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    To: '+61412345678',
    From: '+61400000000',
    Body: '123456 is your code.',
  })
  expect(await isWaiting(id)).toBe(false)
  await sendStoredText(services(), id, FIRST)
  expect(service.requests).toHaveLength(1)
})

it('a messaging service of Twilio is named as one', async () => {
  const sender = `MG${'1'.repeat(32)}`
  const id = await waitingText({ ...TWILIO, sender })
  service.answer(201, {})
  await sendStoredText(services(), id, FIRST)
  expect(new URLSearchParams(service.requests[0]?.body).get('MessagingServiceSid')).toBe(sender)
})

it('a webhook is given number and text as signed JSON', async () => {
  const id = await waitingText({ kind: 'webhook', url: service.url(), secretVariable: 'TEXTS_SECRET' })
  service.answer(204, '')
  await sendStoredText(services(), id, FIRST)
  expect(JSON.parse(service.requests[0]?.body ?? '')).toMatchObject({
    type: 'text.send',
    data: { to: '+61412345678', text: '123456 is your code.' },
  })
})

it('a provider that fails is asked again, and the message is forgotten after the last attempt', async () => {
  const id = await waitingText(TWILIO)
  service.answer(503, {})
  await expect(sendStoredText(services(), id, FIRST)).rejects.toThrow('Twilio answered 503.')
  expect(await isWaiting(id)).toBe(true)
  await expect(sendStoredText(services(), id, { attempt: 4, maxAttempts: 4 })).rejects.toThrow(GivenUpError)
  expect(await isWaiting(id)).toBe(false)
})

it.each([
  ['a number that Twilio refuses', TWILIO, 300, 400],
  ['a message that is too late', TWILIO, -1, 201],
  ['a production site without a provider', null, 300, 201],
])('%s is given up at once, and the error holds neither number nor code', async (_, texts, lifetimeSeconds, status) => {
  const id = await waitingText(texts, lifetimeSeconds)
  service.answer(status, { message: 'The number +61412345678 is not valid.' })
  const error: unknown = await sendStoredText(services(), id, FIRST).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(GivenUpError)
  expect(String(error)).not.toMatch(/412345678|123456/)
  expect(await isWaiting(id)).toBe(false)
})

it('without its secret it is tried again, and says which variable is not set', async () => {
  const id = await waitingText(TWILIO)
  await expect(sendStoredText(services({ secret: () => undefined }), id, FIRST)).rejects.toThrow('TWILIO_TOKEN')
})

it('in development a message of a site without a provider stays in the outbox', async () => {
  const id = await waitingText(null)
  await sendStoredText(services({ isDevelopment: true }), id, FIRST)
  const [kept] = await readOutbox(database.current().db, 1)
  expect(kept).toMatchObject({ kind: 'text', message: { to: '+61412345678', text: '123456 is your code.' } })
})

it('the job holds no number and no code', async () => {
  await waitingText(null)
  const { rows } = await sql<{ payload: string }>`
    select payload::text from graphile_worker._private_jobs where payload::text like '%textMessageId%'`.execute(
    database.current().db,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { payload } of rows) expect(payload).not.toMatch(/412345678|123456/)
})
