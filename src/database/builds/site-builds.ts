/** Builds of sites that the queue runs: what asks for one, and how the last one ended. */
import { randomUUID } from 'node:crypto'
import type { BuildNotice } from '#domain/fleet/build-notice.ts'
import type { BuildOutcomeKind } from '#domain/fleet/fleet-site.ts'
import type { Database } from '../database.ts'
import { addJob } from '../queue/jobs.ts'

/**
 * A site's configuration and cars are to be written; one job for all that wait. In a queue of its own: no build waits for it,
 * and what is built meanwhile has it queued once more. The stock of a site that was `justBuilt` is
 * stored before other sites are built: its build thread still has its cars in memory.
 */
export async function queueStock(db: Database, siteSlug: string, { justBuilt = false } = {}): Promise<void> {
  await addJob(
    db,
    'store-stock',
    { siteSlug },
    {
      jobKey: `store-stock ${siteSlug}`,
      queueName: `store-stock ${siteSlug}`,
      maxAttempts: 20,
      priority: justBuilt ? -1 : 0,
    },
  )
}

/** Its jobs run one after another, on whichever worker. */
const siteQueue = (siteSlug: string): string => `build-site ${siteSlug}`

export interface QueuedBuild {
  siteSlug: string
  /** Publishes a feed that the guard would hold. */
  approve?: boolean
  /** Publishes the feed with this hash alone, though the guard would hold it. */
  approvedFeedHash?: string | null
  /** Builds from the feed that is there, for changed rows that were taken. */
  fromKeptFeed?: boolean
  /** For a change that comes by itself; as soon as a worker is free when left out. */
  at?: Date
  /** No sooner than this, unless the same build is queued for an earlier instant. */
  notBefore?: Date | null
}

/** Builds of one site run one after another; of those that wait, one for each reason is kept. */
export async function queueBuild(
  db: Database,
  { siteSlug, approve = false, approvedFeedHash = null, fromKeptFeed = false, at, notBefore = null }: QueuedBuild,
): Promise<void> {
  const reason =
    approve || approvedFeedHash !== null
      ? ' approved'
      : fromKeptFeed
        ? ' changed rows'
        : at === undefined
          ? ''
          : ' later'
  const runAt = at ?? notBefore
  await addJob(
    db,
    'build-site',
    { siteSlug, approve, fetch: !fromKeptFeed, approvedFeedHash },
    {
      jobKey: `build-site ${siteSlug}${reason}`,
      queueName: siteQueue(siteSlug),
      maxAttempts: 8,
      ...(runAt === null ? {} : { runAt }),
      keepsRunAt: notBefore !== null,
    },
  )
}

/** How long a site's feed is left alone after a build that found nothing new. */
const PAUSE_MS = 5_000

/**
 * Until when a site's feed need not be looked at again, whoever asks for it: a build a moment ago found nothing new.
 * `null` for no such build.
 */
export async function pausedUntil(db: Database, siteSlug: string): Promise<Date | null> {
  const last = await db
    .selectFrom('site_builds')
    .select('at')
    .where((where) => where.and({ site_slug: siteSlug, kind: 'unchanged' }))
    .where('at', '>', new Date(Date.now() - PAUSE_MS))
    .executeTakeFirst()
  return last === undefined ? null : new Date(last.at.getTime() + PAUSE_MS)
}

export interface EndedBuild {
  siteSlug: string
  kind: BuildOutcomeKind
  /** For whoever looks after the site. */
  message: string
  /** Of the release that is served; `null` when there is none, or it is not known. */
  releaseId: string | null
}

/** How the site's last build of the queue ended; `null` when it has had none. */
export async function readLastBuild(db: Database, siteSlug: string): Promise<Omit<EndedBuild, 'siteSlug'> | null> {
  const found = await db
    .selectFrom('site_builds')
    .select(['kind', 'message', 'release_id as releaseId'])
    .where('site_slug', '=', siteSlug)
    .executeTakeFirst()
  return found ?? null
}

/** A feed that changes all the time, and is held each time for the same reasons, is announced once in this time. */
const INFORM_AGAIN_MS = 3_600_000

export interface RecordedBuild {
  /** Whether somebody is to be informed: the last build ended in another way, or another feed is held. */
  isNew: boolean
  /** Stands in the link that approves the held feed; `null` when none is held, or its link was used. */
  heldId: string | null
}

export interface BuildToRecord extends EndedBuild {
  /** Of the feed that is held and can be approved. */
  heldFeedHash: string | null
  durationMs: number
  /** What the site's webhook gets when somebody is to be informed; `null` when it has none. */
  notice?: BuildNotice | null
}

export async function recordBuild(
  db: Database,
  { siteSlug, heldFeedHash, durationMs, notice = null, ...ended }: BuildToRecord,
): Promise<RecordedBuild> {
  const now = new Date()
  return db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('site_builds')
      .select(['kind', 'message', 'held_feed_hash', 'held_id', 'informed_at'])
      .where('site_slug', '=', siteSlug)
      .forUpdate()
      .executeTakeFirst()
    const isSameFeed = last?.held_feed_hash === heldFeedHash
    const wasLongAgo = now.getTime() - (last?.informed_at?.getTime() ?? 0) >= INFORM_AGAIN_MS
    const isNew = last?.kind !== ended.kind || last.message !== ended.message || (!isSameFeed && wasLongAgo)
    const heldId = heldFeedHash === null ? null : isSameFeed ? (last?.held_id ?? null) : randomUUID()
    const values = {
      kind: ended.kind,
      message: ended.message,
      release_id: ended.releaseId,
      at: now,
      duration_ms: Math.round(durationMs),
      held_feed_hash: heldFeedHash,
      held_id: heldId,
      informed_at: isNew ? now : (last?.informed_at ?? null),
    }
    await transaction
      .insertInto('site_builds')
      .values({ site_slug: siteSlug, ...values })
      .onConflict((conflict) => conflict.column('site_slug').doUpdateSet(values))
      .execute()
    await transaction
      .insertInto('build_runs')
      .values({ site_slug: siteSlug, kind: ended.kind, duration_ms: values.duration_ms, ended_at: now })
      .execute()
    if (isNew && notice !== null) {
      const payload = { siteSlug, messageId: randomUUID(), at: now.toISOString(), ...notice }
      await addJob(transaction, 'inform-build', payload, { maxAttempts: 20 })
    }
    return { isNew, heldId }
  })
}

/** Why a feed is held; `null` when it is not any more. */
export async function readHeldFeed(
  db: Database,
  siteSlug: string,
  heldId: string,
): Promise<{ message: string } | null> {
  const found = await db
    .selectFrom('site_builds')
    .select('message')
    .where((where) => where.and({ site_slug: siteSlug, held_id: heldId }))
    .executeTakeFirst()
  return found ?? null
}

/** Has exactly that feed published. False when it is not held any more, or was approved before. */
export async function approveHeldFeed(db: Database, siteSlug: string, heldId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const approved = await transaction
      .updateTable('site_builds')
      // Whoever approves is there to hear of a feed that has come meanwhile.
      .set({ held_id: null, informed_at: null })
      .where((where) => where.and({ site_slug: siteSlug, held_id: heldId }))
      .returning('held_feed_hash')
      .executeTakeFirst()
    if (approved === undefined) return false
    await queueBuild(transaction, { siteSlug, approvedFeedHash: approved.held_feed_hash })
    return true
  })
}
