/** The tasks of the queue: what each job does, and the dead letter of one that was given up. */
import type { Task, TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readChangedRows } from '#database/builds/changed-rows.ts'
import { queueBuild, readLastBuild } from '#database/builds/site-builds.ts'
import type { OpenDatabase } from '#database/database.ts'
import { paidCars } from '#database/payments/reserved-cars.ts'
import { addDeadLetter } from '#database/queue/dead-letters.ts'
import type { TaskName } from '#database/queue/jobs.ts'
import { RESERVATION_STAGES } from '#domain/reservations/reservation-lead.ts'
import type { MailProvider } from '#server/providers/mail.ts'
import type { PaymentServices } from '#server/providers/payments/site-payments.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { buildSite, pollFeeds } from './builds/build-site.ts'
import { informBuild } from './builds/inform-build.ts'
import { purgeCdn, queueChangedPaths } from './builds/purge-cdn.ts'
import type { SiteBuilds } from './builds/site-builds.ts'
import type { Attempt, DeliveryServices } from './deliver-lead.ts'
import { confirmLead, deliverLead, GivenUpError } from './deliver-lead.ts'
import { reconcileOnlinePayments, sendPaymentLead } from './online-payments.ts'
import { purge } from './purge.ts'
import { reconcilePayments, refundPayment, sendReservationLead, settleHold } from './reservations.ts'
import { sendStoredText } from './send-text.ts'
import { recordReadState } from './site-state.ts'
import { sendSpinLead } from './spin-lead.ts'
import type { StockFolders } from './store-stock.ts'
import { storeStock } from './store-stock.ts'
import { readStoredSite } from './stored-site.ts'

export interface TaskServices {
  database: OpenDatabase
  mail: MailProvider
  folders: StockFolders
  secret: DeliveryServices['secret']
  /** Text messages of sites without a provider stay in the outbox. */
  isDevelopment: boolean
  twilioUrl: string
  /** Builds sites; a worker without it leaves the jobs of builds to others. */
  builds: SiteBuilds | null
  /** Signs the links that stop alerts. */
  sessionSecret: string
  payments: PaymentServices
  log: Logger
  /** Counts a build that has ended. */
  onBuild(siteSlug: string, outcome: string, durationMs: number): void
  /** Counts what became of a job. */
  onJob(task: string, outcome: 'done' | 'retried' | 'given-up'): void
}

/** Of workers that build. */
type BuildTask = 'build-site' | 'poll-feeds'
/** Tasks that wait for a build thread. */
const ASK_BUILDS: ReadonlySet<string> = new Set<TaskName>(['build-site', 'poll-feeds', 'store-stock'])
type JobRun = (payload: object, attempt: Attempt) => Promise<unknown>

/** Tasks that ask a build thread, and the others. */
export function workerTasks(options: TaskServices): { build: TaskList; other: TaskList } {
  const { database, mail, secret, sessionSecret, folders, builds, log, onBuild, isDevelopment, twilioUrl, payments } =
    options
  const { db } = database
  const services = { db, mail, secret }
  const buildTasks = (runs: SiteBuilds): Record<BuildTask, JobRun> => ({
    'build-site': async (payload) => {
      const order = v.parse(BUILD, payload)
      const startMs = performance.now()
      const count = (outcome: string): void => onBuild(order.siteSlug, outcome, performance.now() - startMs)
      try {
        const { kind } = await buildSite({ ...services, folders, builds: runs, sessionSecret }, order)
        count(kind)
        log.info({ site: order.siteSlug, kind, durationMs: Math.round(performance.now() - startMs) }, 'A build ended.')
      } catch (error) {
        count('failed')
        throw error
      }
    },
    'poll-feeds': () => pollFeeds(db, folders, Date.now()),
  })
  const runs: Record<Exclude<TaskName, BuildTask>, JobRun> = {
    'deliver-lead': (payload, attempt) => deliverLead(services, v.parse(DELIVERY, payload).deliveryId, attempt),
    'confirm-lead': (payload) => confirmLead(services, v.parse(LEAD, payload).leadId),
    'send-text': (payload, attempt) =>
      sendStoredText({ db, secret, isDevelopment, twilioUrl }, v.parse(TEXT, payload).textMessageId, attempt),
    'send-alerts': (payload) => sendAlerts({ db, mail, sessionSecret, now: Date.now }, v.parse(OWNER, payload)),
    'settle-reservation': (payload) => settleHold(payments, v.parse(RESERVATION, payload).reservationId),
    'reservation-lead': (payload) => sendReservationLead(db, v.parse(STAGE, payload)),
    'refund-payment': (payload) => refundPayment(payments, v.parse(RESERVATION, payload).reservationId),
    'reconcile-payments': async () => {
      await reconcilePayments(payments)
      await reconcileOnlinePayments(payments)
    },
    'spin-lead': (payload) => sendSpinLead(db, v.parse(SPIN, payload).spinId),
    'payment-lead': (payload) => sendPaymentLead(db, v.parse(PAYMENT_STAGE, payload)),
    'purge-cdn': (payload) => purgeCdn(services, v.parse(SITE, payload).siteSlug),
    'inform-build': (payload) => informBuild(services, v.parse(NOTICE, payload)),
    purge: () => purge(db),
    'store-stock': async (payload) => {
      const { siteSlug } = v.parse(SITE, payload)
      const { written, removed, alerts, state } = await storeStock(db, siteSlug, folders, builds ?? undefined)
      const { releaseId, nextChangeAtMs } = state
      const last = await readLastBuild(db, siteSlug)
      // Of a feed that is held the build has said what is in it; the one that is served is an earlier one.
      const feed = last?.kind === 'held' ? null : state.feed
      await recordReadState(db, siteSlug, state, feed)
      if (builds !== null) {
        if (nextChangeAtMs !== null) await queueBuild(db, { siteSlug, at: new Date(nextChangeAtMs) })
        // A build from the command line knows nothing of reservations and changed rows.
        const isOurs = last?.releaseId === releaseId
        const known = isOurs ? [] : [...(await paidCars(db, siteSlug)), ...(await readChangedRows(db, siteSlug))]
        if (known.length > 0) await queueBuild(db, { siteSlug })
      }
      if (releaseId !== null) {
        await queueChangedPaths(db, await readStoredSite(db, siteSlug), { outDir: folders.outDir, releaseId })
      }
      log.info({ site: siteSlug, written, removed, alerts }, 'The stock is stored.')
    },
  }
  const all = builds === null ? runs : { ...runs, ...buildTasks(builds) }
  const entries = Object.entries(all).map(([task, runJob]) => [task, taskOf(options, task, runJob)] as const)
  const asksBuilds = (task: string): boolean => builds !== null && ASK_BUILDS.has(task)
  return {
    build: Object.fromEntries(entries.filter(([task]) => asksBuilds(task))),
    other: Object.fromEntries(entries.filter(([task]) => !asksBuilds(task))),
  }
}

/** The queue forgets a job that has failed for the last time; this keeps it as a dead letter. */
function taskOf({ database, log, onJob }: TaskServices, task: string, runJob: JobRun): Task {
  return async (given, { job }) => {
    const payload = v.parse(PAYLOAD, given)
    const { attempts: attempt, max_attempts: maxAttempts } = job
    try {
      await runJob(payload, { attempt, maxAttempts })
      onJob(task, 'done')
    } catch (error) {
      const isLast = error instanceof GivenUpError || attempt >= maxAttempts
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      onJob(task, isLast ? 'given-up' : 'retried')
      log.warn({ task, jobId: job.id, attempt, isLast, name }, 'A job failed.')
      if (!isLast) throw error
      await addDeadLetter(database.db, { task, payload, error: message, attempts: attempt })
    }
  }
}

const PAYLOAD = v.looseObject({})
const DELIVERY = v.object({ deliveryId: v.string() })
const TEXT = v.object({ textMessageId: v.string() })
const LEAD = v.object({ leadId: v.string() })
const OWNER = v.object({ siteSlug: v.string(), visitorId: v.string() })
const SITE = v.object({ siteSlug: v.string() })
/** Jobs of an earlier version do not say `fetch` and `approvedFeedHash`. */
const BUILD = v.object({
  siteSlug: v.string(),
  approve: v.boolean(),
  fetch: v.optional(v.boolean(), true),
  approvedFeedHash: v.optional(v.nullable(v.string()), null),
})
const NOTICE = v.object({
  siteSlug: v.string(),
  messageId: v.string(),
  at: v.string(),
  kind: v.picklist(['held', 'failed']),
  reasons: v.array(v.string()),
})
const RESERVATION = v.object({ reservationId: v.string() })
const SPIN = v.object({ spinId: v.string() })
const PAYMENT_STAGE = v.object({ paymentId: v.string(), stage: v.picklist(['paid', 'refunded']) })
const STAGE = v.object({ reservationId: v.string(), stage: v.picklist(RESERVATION_STAGES) })
