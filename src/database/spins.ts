/** Spins of the wheel: one for each account and promotion, and no prize more often than its limit. */
import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import type { Prize } from '#domain/spin/spin-to-win.ts'
import { drawPrize } from '#domain/spin/spin-to-win.ts'
import type { Database } from './database.ts'
import { addJob } from './queue/jobs.ts'
import type { Owner } from './visitors/watchlist.ts'

export interface NewSpin {
  siteSlug: string
  campaign: string
  visitorId: string
  prizes: readonly Prize[]
  consent: ConsentRecord
  /** At least 0 and less than 1. */
  roll: number
}

export interface StoredSpin {
  id: string
  siteSlug: string
  visitorId: string
  prizeId: string
  label: string
  /** By which the dealer knows a winner; `null` of a spin that won nothing. */
  code: string | null
  consent: ConsentRecord
}

/** Without letters and digits that people take for others. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

/**
 * One transaction at a time for each promotion, so that what has been given is counted with nobody between. Whoever has
 * had their try gets the same answer again.
 */
export async function takeSpin(db: Database, spin: NewSpin): Promise<StoredSpin> {
  const { siteSlug, campaign, visitorId, prizes, consent, roll } = spin
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`spin ${siteSlug} ${campaign}`}, 0))`.execute(transaction)
    const earlier = await readSpin(transaction, siteSlug, campaign, visitorId)
    if (earlier !== null) return earlier
    const rows = await transaction
      .selectFrom('spins')
      .select(['prize_id', ({ fn }) => fn.countAll<string>().as('count')])
      .where('site_slug', '=', siteSlug)
      .where('campaign', '=', campaign)
      .groupBy('prize_id')
      .execute()
    const prize = drawPrize(prizes, new Map(rows.map(({ prize_id, count }) => [prize_id, Number(count)])), roll)
    if (prize === null) throw new Error(`${siteSlug} has no prize for a spin.`)
    const id = randomUUID()
    const code = prize.isWin ? newCode() : null
    await transaction
      .insertInto('spins')
      .values({
        id,
        site_slug: siteSlug,
        campaign,
        visitor_id: visitorId,
        prize_id: prize.id,
        label: prize.label,
        code,
        consent: JSON.stringify(consent),
      })
      .execute()
    if (prize.isWin) await addJob(transaction, 'spin-lead', { spinId: id })
    return { id, siteSlug, visitorId, prizeId: prize.id, label: prize.label, code, consent }
  })
}

export async function readSpin(
  db: Database,
  siteSlug: string,
  campaign: string,
  visitorId: string,
): Promise<StoredSpin | null> {
  const found = stored(db)
    .where('site_slug', '=', siteSlug)
    .where('campaign', '=', campaign)
    .where('visitor_id', '=', visitorId)
  return (await found.executeTakeFirst()) ?? null
}

/** With the telephone number of who won, E.164; `null` when there is none any more. */
export async function readWonSpin(db: Database, id: string): Promise<(StoredSpin & { phoneNumber: string }) | null> {
  const spin = await stored(db).where('id', '=', id).executeTakeFirst()
  if (spin === undefined) return null
  const visitor = await db
    .selectFrom('visitors')
    .select('phone_number as phoneNumber')
    .where('id', '=', spin.visitorId)
    .executeTakeFirst()
  return visitor === undefined ? null : { ...spin, ...visitor }
}

export interface OwnPrize {
  label: string
  code: string
  wonAt: Date
}

/** What a person has won at the wheel of a site; the newest first. */
export async function readOwnPrizes(db: Database, { siteSlug, visitorId }: Owner): Promise<OwnPrize[]> {
  const rows = await db
    .selectFrom('spins')
    .select(['label', 'code', 'created_at as wonAt'])
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', visitorId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap(({ label, code, wonAt }) => (code === null ? [] : [{ label, code, wonAt }]))
}

/** Deletes spins before so many days. Those of a promotion that is not over stay: they are its one try for each account. */
export async function purgeSpins(
  db: Database,
  siteSlug: string,
  keepDays: number,
  runningCampaign: string | null,
): Promise<void> {
  let query = db
    .deleteFrom('spins')
    .where('site_slug', '=', siteSlug)
    .where('created_at', '<', sql<Date>`now() - ${keepDays} * interval '1 day'`)
  if (runningCampaign !== null) query = query.where('campaign', '!=', runningCampaign)
  await query.execute()
}

function stored(db: Database) {
  return db
    .selectFrom('spins')
    .select([
      'id',
      'site_slug as siteSlug',
      'visitor_id as visitorId',
      'prize_id as prizeId',
      'label',
      'code',
      'consent',
    ])
}

function newCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
