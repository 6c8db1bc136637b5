/** Stores leads with the jobs of their deliveries. Those that come together are stored together. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Car } from '#domain/car/car.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { LeadTarget } from '#domain/leads/lead-routing.ts'
import type { LeadDetail } from '#domain/leads/lead-submission.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import { createBatches } from '../batches.ts'
import type { Database } from '../database.ts'
import { DELIVERY_ATTEMPTS, deliveryQueue } from './delivery-jobs.ts'

export interface NewLead {
  siteSlug: string
  idempotencyKey: string
  contentHash: string
  form: string
  values: LeadValues
  details: LeadDetail[]
  car: Car | null
  consent: ConsentRecord
  suspicions: string[]
  /** Who had signed in with the telephone number of the lead; `null` when nobody had. */
  visitorId: string | null
  targets: readonly LeadTarget[]
  /** Whether the shopper gets an e-mail that it has arrived. */
  confirms: boolean
}

/** `key-reused`: the key belongs to a lead with another content. */
export type StoreOutcome = { kind: 'stored' | 'repeated'; leadId: string } | { kind: 'key-reused' }

export type StoreLead = (lead: NewLead) => Promise<StoreOutcome>

const MAX_LEADS_TOGETHER = 50

export function createLeadStore(db: Database): StoreLead {
  return createBatches(MAX_LEADS_TOGETHER, (leads) => storeLeads(db, leads))
}

/** One transaction: the leads, their deliveries and a job for each. Outcomes are in the order of the leads. */
async function storeLeads(db: Database, leads: readonly NewLead[]): Promise<StoreOutcome[]> {
  const rows = leads.map((lead) => ({
    id: randomUUID(),
    site_slug: lead.siteSlug,
    idempotency_key: lead.idempotencyKey,
    content_hash: lead.contentHash,
    form: lead.form,
    values: lead.values,
    details: lead.details,
    car: lead.car,
    consent: lead.consent,
    suspicions: lead.suspicions,
    visitor_id: lead.visitorId,
    deliveries: lead.targets.map((target) => deliveryOf(target)),
    confirms: lead.confirms,
  }))
  const answer = await sql<{ ids: string[] | null }>`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as lead (
        id uuid, site_slug text, idempotency_key text, content_hash text, form text, "values" jsonb, details jsonb,
        car jsonb, consent jsonb, suspicions jsonb, visitor_id text, deliveries jsonb, confirms boolean
      )
    ), taken as (
      insert into leads (
        id, site_slug, idempotency_key, content_hash, form, "values", details, car, consent, suspicions,
        visitor_id
      )
      select id, site_slug, idempotency_key, content_hash, form, "values", details, car, consent, suspicions,
        visitor_id
      from sent
      on conflict (site_slug, idempotency_key) do nothing
      returning id
    ), delivery as (
      select (each ->> 'id')::uuid as id, id as lead_id, each -> 'target' as target, each ->> 'queueName' as queue_name
      from sent join taken using (id) cross join jsonb_array_elements(deliveries) as each
    ), waiting as (
      insert into lead_deliveries (id, lead_id, target, state)
      select id, lead_id, target, 'waiting' from delivery
    ), job as (
      select 'deliver-lead' as task, json_build_object('deliveryId', id) as payload, queue_name from delivery
      union all
      select 'confirm-lead', json_build_object('leadId', id), null from sent join taken using (id) where confirms
    ), added as (
      select * from graphile_worker.add_jobs(array(
        select row(task, payload, queue_name, null, ${DELIVERY_ATTEMPTS}::smallint, null, null, null)
          ::graphile_worker.job_spec
        from job
      ))
    )
    select (select array_agg(id) from taken) as ids, (select count(*) from added) as jobs`.execute(db)
  const taken = new Set(answer.rows[0]?.ids ?? [])
  return Promise.all(
    leads.map(async (lead, index): Promise<StoreOutcome> => {
      const leadId = rows[index]?.id ?? ''
      return taken.has(leadId) ? { kind: 'stored', leadId } : earlierLead(db, lead)
    }),
  )
}

function deliveryOf(target: LeadTarget): { id: string; target: LeadTarget; queueName: string } {
  const id = randomUUID()
  return { id, target, queueName: deliveryQueue(id, target) }
}

async function earlierLead(db: Database, lead: NewLead): Promise<StoreOutcome> {
  const earlier = await db
    .selectFrom('leads')
    .select(['id', 'content_hash'])
    .where('site_slug', '=', lead.siteSlug)
    .where('idempotency_key', '=', lead.idempotencyKey)
    .executeTakeFirstOrThrow()
  return earlier.content_hash === lead.contentHash ? { kind: 'repeated', leadId: earlier.id } : { kind: 'key-reused' }
}
