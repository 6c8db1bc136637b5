/** Fetches a site's feed where it has a source, builds the site, and says to people what they must know. */
import { join } from 'node:path'
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import { feedSourceSchema } from '#config/schema/stock.ts'
import { readChangedRows, settleChangedRows } from '#database/builds/changed-rows.ts'
import { readFeedAddress, settleFeedAddress } from '#database/builds/feed-addresses.ts'
import { queueBuild, queueStock, recordBuild } from '#database/builds/site-builds.ts'
import type { Database } from '#database/database.ts'
import { paidCars } from '#database/payments/reserved-cars.ts'
import { readSiteKeys } from '#database/sites.ts'
import type { BuildNotice } from '#domain/fleet/build-notice.ts'
import { approveFeedUrl } from '#server/providers/approval-links.ts'
import type { MailProvider } from '#server/providers/mail.ts'
import { feedAddressRefusal } from '#stock/feed-address.ts'
import { recordFirstState, recordSiteState } from '../site-state.ts'
import type { StockFolders } from '../store-stock.ts'
import { readStoredSite } from '../stored-site.ts'
import type { BuildEnd } from './build-protocol.ts'
import { hasNewFeed, takeNewFeed } from './feed-folder.ts'
import { fetchFeed } from './fetch-feed.ts'
import { queueChangedPaths } from './purge-cdn.ts'
import type { SiteBuilds } from './site-builds.ts'

export interface BuildServices {
  db: Database
  mail: MailProvider
  folders: StockFolders
  builds: SiteBuilds
  secret(variable: string): string | undefined
  /** Signs the link that approves a held feed. */
  sessionSecret: string
}

export interface OrderedBuild {
  siteSlug: string
  approve: boolean
  /** Publishes the feed with this hash alone. */
  approvedFeedHash: string | null
  /** Whether the feed is fetched first. */
  fetch: boolean
}

/** Rejects when the build failed, so that the queue tries again; a feed that is held waits for a person. */
export async function buildSite(
  services: BuildServices,
  { siteSlug, approve, approvedFeedHash, fetch }: OrderedBuild,
): Promise<BuildEnd> {
  const { db, folders, builds } = services
  const startMs = performance.now()
  const site = await readStoredSite(db, siteSlug)
  const end = await (fetch ? fetched(services, site) : Promise.resolve()).then(
    async (): Promise<BuildEnd> => {
      const [changedRows, reservedIds] = await Promise.all([readChangedRows(db, siteSlug), paidCars(db, siteSlug)])
      const built = await builds.build({
        siteSlug,
        approve,
        approvedFeedHash,
        hasNewestFeed: fetch,
        reservedIds,
        changedRows,
        ...folders,
      })
      if ('feedHash' in built) await settleChangedRows(db, siteSlug, changedRows, built.feedHash)
      return built
    },
    (error: Error): BuildEnd => ({ kind: 'failed', message: error.message }),
  )
  const releaseId = 'releaseId' in end ? end.releaseId : null
  const message = messageOf(end, siteSlug)
  const heldFeedHash = end.kind === 'held' && end.canBeApproved ? end.heldFeedHash : null
  const durationMs = performance.now() - startMs
  const notice = site.stock.informWebhook === null ? null : noticeOf(end)
  const ended = { siteSlug, kind: end.kind, message, releaseId, durationMs, heldFeedHash, notice }
  const { isNew, heldId } = await recordBuild(db, ended)
  if (end.kind === 'published' || end.kind === 'unchanged') {
    // The job that stores its cars records the site's state, too.
    if (end.kind === 'published') await queueStock(db, siteSlug, { justBuilt: true })
    else await recordSiteState(db, { siteSlug, outDir: folders.outDir, feed: end.feed })
    if (end.nextChangeAt !== null) await queueBuild(db, { siteSlug, at: new Date(end.nextChangeAt) })
    await queueChangedPaths(db, site, { outDir: folders.outDir, releaseId: end.releaseId })
    return end
  }
  if (end.kind === 'held') await recordSiteState(db, { siteSlug, outDir: folders.outDir, feed: end.feed })
  else await recordFirstState(db, siteSlug, folders.outDir)
  if (isNew) {
    const link = heldId === null ? null : approveFeedUrl(site, heldId, services.sessionSecret)
    const howTo = link === null ? '' : `\n\nIf the feed is right, you can also approve it here, within 7 days:\n${link}`
    await inform(services, site, end.kind, message + howTo)
  }
  if (end.kind === 'failed') throw new Error(message)
  return end
}

/** Of the last address that a message named, once; else of the site's own folder and source. */
async function fetched({ db, folders, secret }: BuildServices, { slug, stock }: Site): Promise<void> {
  const { source, folder, feed } = stock
  const file = join(folders.sitesDir, slug, feed)
  const tokenOf = (name: string | null): string | undefined => (name === null ? undefined : secret(name))
  const named = await readFeedAddress(db, slug)
  // The configuration may have changed since the message came.
  if (named !== null && feedAddressRefusal(named.url, stock.webhook?.feedHosts ?? []) === null) {
    const { url } = named
    const isOwnHost = source !== null && new URL(source.url).host === new URL(url).host
    const tokenVariable = isOwnHost ? source.tokenVariable : null
    const addressed = { ...(source ?? v.parse(feedSourceSchema, { url })), url, tokenVariable }
    await fetchFeed({ source: addressed, token: tokenOf(tokenVariable), file, followsRedirects: false })
    return settleFeedAddress(db, slug, named)
  }
  if (folder !== null) await takeNewFeed({ folder, file }, Date.now())
  if (source !== null) await fetchFeed({ source, token: tokenOf(source.tokenVariable), file })
}

function messageOf(end: BuildEnd, siteSlug: string): string {
  switch (end.kind) {
    case 'published':
      return `Release ${end.releaseId} is served.${end.sent === null ? '' : ` ${end.sent}.`}`
    case 'unchanged':
      return `Release ${end.releaseId} is still right.`
    case 'failed':
      return end.message
    case 'held':
      return [
        'The feed was held, and the last release is still served:',
        ...end.reasons.map((reason) => `- ${reason}`),
        ...(end.canBeApproved ? [`If the feed is right: npm run feed:approve -- --site ${siteSlug}`] : []),
        `The whole report is in ${end.reportFile}.`,
      ].join('\n')
  }
}

function noticeOf(end: BuildEnd): BuildNotice | null {
  if (end.kind === 'held') return { kind: 'held', reasons: end.reasons }
  return end.kind === 'failed' ? { kind: 'failed', reasons: [end.message] } : null
}

/** Once for each way in which builds end. */
async function inform(
  { mail }: BuildServices,
  { slug, name, url, stock }: Site,
  kind: 'held' | 'failed',
  message: string,
): Promise<void> {
  if (stock.informEmails.length === 0) return
  const text = `${message}\n\n${name}\n${url}\n`
  await mail.send({
    messageId: `<build-${slug}-${Date.now()}@${new URL(url).hostname}>`,
    to: stock.informEmails,
    replyTo: null,
    subject: kind === 'held' ? `${name}: the stock feed is held` : `${name}: the site could not be built`,
    text,
    html: '',
    attachments: [],
  })
}

/** Queues a build of each site whose feed is to be looked at in this minute, or lies new in its folder. */
export async function pollFeeds(db: Database, { sitesDir }: StockFolders, nowMs: number): Promise<void> {
  const minute = Math.floor(nowMs / 60_000)
  for (const { slug } of await readSiteKeys(db)) {
    const { pollMinutes, folder, feed } = (await readStoredSite(db, slug)).stock
    const isDue = pollMinutes !== null && minute % pollMinutes === 0
    const watched = folder === null ? null : { folder, file: join(sitesDir, slug, feed) }
    // A folder that cannot be read is said by the build.
    const isNew = !isDue && watched !== null && (await hasNewFeed(watched, nowMs).catch(() => true))
    if (isDue || isNew) await queueBuild(db, { siteSlug: slug })
  }
}
