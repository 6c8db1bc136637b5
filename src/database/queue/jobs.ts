/** Jobs of the queue, added in the transaction of what they are about. */
import { Logger } from 'graphile-worker'
import { sql } from 'kysely'
import type { BuildNotice } from '#domain/fleet/build-notice.ts'
import type { ReservationStage } from '#domain/reservations/reservation-lead.ts'
import type { Database } from '../database.ts'

/** Every task of the queue, with what its jobs carry. */
export interface JobPayloads {
  'deliver-lead': { deliveryId: string }
  'confirm-lead': { leadId: string }
  'store-stock': { siteSlug: string }
  'send-text': { textMessageId: string }
  /** `fetch`: whether the feed is fetched first; `approvedFeedHash`: the one feed that the guard lets pass. */
  'build-site': { siteSlug: string; approve: boolean; fetch: boolean; approvedFeedHash: string | null }
  'poll-feeds': object
  'purge-cdn': { siteSlug: string }
  /** `messageId` is the same for every attempt; `at` is ISO 8601. */
  'inform-build': { siteSlug: string; messageId: string; at: string } & BuildNotice
  'send-alerts': { siteSlug: string; visitorId: string }
  'settle-reservation': { reservationId: string }
  'reservation-lead': { reservationId: string; stage: ReservationStage }
  'refund-payment': { reservationId: string }
  'reconcile-payments': object
  'spin-lead': { spinId: string }
  'payment-lead': { paymentId: string; stage: 'paid' | 'refunded' }
  purge: object
}
export type TaskName = keyof JobPayloads

export interface JobOptions {
  /** Jobs of one queue run one after another. Few names: high numbers of queues slow the library down. */
  queueName?: string
  /** A job that waits under this key is replaced. */
  jobKey?: string
  maxAttempts?: number
  /** Jobs with a lower number run first; 0 when it is left out. */
  priority?: number
  runAt?: Date
  /** Whether a job that waits under the key keeps its own time. */
  keepsRunAt?: boolean
}

const MAX_CALLS = 5

/** For the library's own lines: the worker logs what it does itself. */
export const QUIET_LOGGER = new Logger(() => () => {})

export async function addJob<Task extends TaskName>(
  db: Database,
  task: Task,
  payload: JobPayloads[Task],
  { queueName, jobKey, maxAttempts, priority, runAt, keepsRunAt = false }: JobOptions = {},
): Promise<void> {
  // Under contention for one key, such as with a worker that takes the job just now, the library may answer with nothing
  // (its issue 580). A key that is free by then is added.
  for (let call = 1; call <= MAX_CALLS; call += 1) {
    const { rows } = await sql<{ id: string | null }>`
      select id from graphile_worker.add_job(
        identifier => ${task},
        payload => ${JSON.stringify(payload)}::json,
        queue_name => ${queueName ?? null},
        run_at => ${runAt ?? null}::timestamptz,
        max_attempts => ${maxAttempts ?? null}::integer,
        job_key => ${jobKey ?? null},
        priority => ${priority ?? null}::integer,
        job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'}
      )`.execute(db)
    if ((rows[0]?.id ?? null) !== null) return
  }
  throw new Error(`The job ${task} was not added.`)
}
