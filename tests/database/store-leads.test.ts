import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { NewLead } from '#database/leads/store-leads.ts'
import { createLeadStore } from '#database/leads/store-leads.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import { testDatabase } from '../builders/test-database.ts'

const database = testDatabase()
const TARGETS: LeadTarget[] = [
  { kind: 'email', to: ['sales@example.com.au'] },
  { kind: 'email', to: ['service@example.com.au'] },
]

function makeLead(siteSlug: string, changes: Partial<NewLead> = {}): NewLead {
  return {
    siteSlug,
    idempotencyKey: randomUUID(),
    contentHash: 'hash',
    form: 'enquiry',
    values: leadValues({ name: 'Kim “K” Lee', message: "Is it still\nthere? O'Neil" }),
    details: [{ label: 'Position', value: 'Mechanic' }],
    car: null,
    consent: { wordingVersion: 'w-1', marketingOptIn: false, givenAt: '2026-11-22T00:00:00.000Z', source: '/' },
    suspicions: [],
    visitorId: null,
    targets: TARGETS,
    confirms: false,
    ...changes,
  }
}

async function jobsOf(leadIds: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await sql<{ task: string; count: number }>`
    select task_identifier as task, count(*)::integer as count
    from graphile_worker.jobs join graphile_worker._private_jobs using (id)
    where payload ->> 'leadId' = any(${leadIds})
      or payload ->> 'deliveryId' in (select id::text from lead_deliveries where lead_id = any(${leadIds}::uuid[]))
    group by task_identifier`.execute(database.current().db)
  return Object.fromEntries(rows.map(({ task, count }) => [task, count]))
}

it('leads that come together are stored with their deliveries, each once and as it was sent', async () => {
  const { db } = database.current()
  const store = createLeadStore(db)
  const leads = Array.from({ length: 120 }, (_, index) => makeLead('together', { confirms: index % 3 === 0 }))
  const outcomes = await Promise.all(leads.map(store))
  const ids = outcomes.map((outcome) => (outcome.kind === 'stored' ? outcome.leadId : outcome.kind))
  expect(new Set(ids).size).toBe(120)
  const rows = await db.selectFrom('leads').selectAll().where('site_slug', '=', 'together').execute()
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row]))
  for (const [index, lead] of leads.entries()) {
    expect(byKey.get(lead.idempotencyKey)).toMatchObject({
      id: ids[index],
      form: 'enquiry',
      values: lead.values,
      details: lead.details,
      car: null,
      consent: lead.consent,
      suspicions: [],
      visitor_id: null,
    })
  }
  expect(await jobsOf(ids)).toEqual({ 'deliver-lead': 240, 'confirm-lead': 40 })
})

it('a key that comes twice at once is one lead; with another content it is refused', async () => {
  const store = createLeadStore(database.current().db)
  const lead = makeLead('twice')
  const outcomes = await Promise.all([lead, lead, { ...lead, contentHash: 'other' }].map(store))
  const [first, second, third] = outcomes
  expect(first?.kind).toBe('stored')
  expect(second).toEqual({ ...first, kind: 'repeated' })
  expect(third).toEqual({ kind: 'key-reused' })
})

it('one that cannot be stored fails alone', async () => {
  const store = createLeadStore(database.current().db)
  const leads = [makeLead('alone'), makeLead('alone', { form: '\u0000' }), makeLead('alone')]
  // The first goes by itself; the others are waiting together.
  const outcomes = await Promise.allSettled([makeLead('alone'), ...leads].map(store))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it('a lead without targets is stored', async () => {
  const outcome = await createLeadStore(database.current().db)(makeLead('none', { targets: [] }))
  expect(outcome.kind).toBe('stored')
})
