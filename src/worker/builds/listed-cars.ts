/** The cars that a site lists, for a database that has most of them. */
import { loadSite } from '#config/load-site.ts'
import type { HashedCar } from '#database/sites.ts'
import type { FeedState } from '#domain/fleet/fleet-site.ts'
import { createSearchDocuments } from '#generator/files/search-documents.ts'
import { feedStateOf } from '#generator/fleet/site-state.ts'
import { openBucket } from '#generator/publish/open-bucket.ts'
import type { IndexedCar } from '#search/index/build-search-index.ts'
import type { ChangedRow } from '#stock/changed-rows.ts'
import type { SiteAtHand } from './site-at-hand.ts'
import { siteAtHand } from './site-at-hand.ts'

export interface ListedCarsOrder {
  siteSlug: string
  sitesDir: string
  outDir: string
  changedRows: readonly ChangedRow[]
  /** Id -> hash of each car that the database has as listed. */
  knownHashes: Readonly<Record<string, string>>
}

export interface ListedStock {
  /** `null` while the guard holds a feed: cars that it lacks are still on the site. */
  cars: ListedCars | null
  feed: FeedState
}

export interface ListedCars {
  /** Of all cars that are listed. */
  ids: string[]
  /** Those that are not known with their hash. */
  changed: HashedCar[]
  /** What the search knows of each of those. */
  documents: IndexedCar[]
}

/**
 * Of the release that is served: another machine may have built it, and then its feed is taken from the bucket. A build that
 * ends meanwhile, here or on another machine, has the cars stored again.
 */
export async function listedStock(
  { site, builder, bucket, feedFile }: SiteAtHand,
  { changedRows, knownHashes }: ListedCarsOrder,
): Promise<ListedStock> {
  await bucket?.alone(() => bucket.pull({ feedFile, hasNewestFeed: false }))
  const { catalogue, report } = await builder.publishableStock(Date.now(), changedRows)
  const feed = feedStateOf(report)
  if (catalogue === null) return { cars: null, feed }
  const changed = catalogue.listed.filter(({ imported: { id, fingerprint } }) => knownHashes[id] !== fingerprint)
  const cars: ListedCars = {
    ids: catalogue.listed.map(({ car }) => car.id),
    // The whole car is parsed when it is read: of those that have not changed it never is.
    changed: changed.map(({ imported: { car, fingerprint } }) => ({ car, hash: fingerprint })),
    documents: createSearchDocuments(site)({ ...catalogue, listed: changed }, null).cars(),
  }
  return { cars, feed }
}

/** In this process, which knows nothing of the site yet. */
export async function readListedStock(order: ListedCarsOrder): Promise<ListedStock> {
  const { siteSlug, sitesDir, outDir } = order
  const site = await loadSite(siteSlug, { sitesDir })
  return listedStock(siteAtHand(site, { sitesDir, outDir }, await openBucket()), order)
}
