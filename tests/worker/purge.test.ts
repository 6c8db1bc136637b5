import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forgetPerson, leadsOfPerson, listFailedDeliveries, listLeads } from '#database/lead-records.ts'
import { readDeliveries, recordAttempt, resendLead } from '#database/leads.ts'
import { writeSite } from '#database/sites.ts'
import { createLeadStore } from '#database/store-leads.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { purge } from '#worker/purge.ts'
import { makeSite } from '../builders/make-site.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()

async function lead(siteSlug: string, phone: string, email: string): Promise<string> {
  const outcome = await createLeadStore(database.current().db)({
    siteSlug,
    idempotencyKey: randomUUID(),
    contentHash: 'hash',
    form: 'enquiry',
    values: leadValues({ phone, email }),
    details: [],
    car: null,
    consent: { wordingVersion: 'w-1', marketingOptIn: false, givenAt: '2026-11-22T00:00:00.000Z', source: '/' },
    suspicions: [],
    targets: [{ kind: 'email', to: ['sales@example.com.au'] }],
    confirms: false,
  })
  return outcome.kind === 'stored' ? outcome.leadId : ''
}

it('leads are deleted when their site’s days are over, and kept where it names none', async () => {
  const { db } = database.current()
  const short = makeSite({ slug: 'short', url: 'https://short.example', leads: { keepDays: 30 } })
  const ever = makeSite({ slug: 'ever', url: 'https://ever.example' })
  for (const site of [short, ever]) await writeSite(db, site, site.slug)
  const ids = [await lead('short', '0412345678', 'a@example.com'), await lead('ever', '0412345678', 'a@example.com')]
  await db.updateTable('leads').set({ created_at: '2020-01-01T00:00:00Z' }).where('id', 'in', ids).execute()
  const young = await lead('short', '0412345678', 'a@example.com')
  await purge(db)
  expect((await listLeads(db, 'short', null)).map(({ id }) => id)).toEqual([young])
  expect(await listLeads(db, 'ever', null)).toHaveLength(1)
})

it.each(['KIM@example.com', '0499 888 777', '+61 499 888 777'])(
  'a person is found and forgotten by %s',
  async (who) => {
    const { db } = database.current()
    await lead('privacy', '+61499888777', 'Kim@Example.com')
    await lead('privacy', '0400000001', 'other@example.com')
    expect(await leadsOfPerson(db, 'privacy', who)).toHaveLength(1)
    expect(await forgetPerson(db, 'privacy', who)).toBe(1)
    expect(await leadsOfPerson(db, 'privacy', who)).toEqual([])
    expect(await leadsOfPerson(db, 'privacy', 'other@example.com')).not.toEqual([])
  },
)

it('what was given up is listed and can be sent again', async () => {
  const { db } = database.current()
  const id = await lead('retries', '0412345678', 'a@example.com')
  const [delivery] = await readDeliveries(db, id)
  await recordAttempt(db, delivery?.id ?? '', 'failed', 20, 'The receiver answered 500.')
  expect(await listFailedDeliveries(db, 'retries')).toMatchObject([{ leadId: id, error: 'The receiver answered 500.' }])
  expect(await resendLead(db, id)).toBe(1)
  expect(await resendLead(db, id)).toBe(0)
  expect((await listLeads(db, 'retries', 10))[0]?.deliveries).toEqual({ waiting: 1, delivered: 0, failed: 0 })
})
